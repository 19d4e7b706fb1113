import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BackTestFigures, type GetBackTest } from '@estate/contracts/catalog/back-test';
import {
  type BackTest,
  backTestOf,
  type BackTestFigures as Figures,
  mayClaim,
  type Outcome,
  outcomesOf,
} from '@estate/domain/valuation/back-test';
import { rulesVersion } from '@estate/domain/valuation/estimate-range';
import { hamburgClock } from '@estate/domain/text/german-day';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { InjectLog } from '@estate/server-kit/process/inject';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { retryUpsert, storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { contentHash } from '@estate/server-kit/text/content-hash';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { CatalogChanges } from '../../property/catalog-changes.ts';
import { districtNames, neighbourDistricts } from '../districts/districts.ts';
import { ReferenceTables } from '../reference/reference-tables.service.ts';
import { backTestModel, type BackTestModel, type StoredBackTest } from './back-test.schema.ts';
import { OwnSales } from './own-sales.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** The newest 500 sales of five years: the test is quadratic in their number, and takes about 0.6 s for all. */
const testedDays = 5 * 365;
const testedSales = 500;
/** An import writes many batches; the test follows the last one. */
const quietMs = 2_000;
/** Sales grow too old without a change, and a test may fail. */
const repeatMs = 60 * 60 * 1_000;
const _id = 'last';

const figuresOf = ({
  withRange,
  withoutRange,
  medianError,
  insideShare,
  bias,
}: Figures): BackTestFigures => ({
  with_range: withRange,
  without_range: withoutRange,
  median_error: medianError ?? null,
  inside_share: insideShare ?? null,
  bias: bias ?? null,
});

const groupsOf = (groups: ReadonlyMap<string, Figures>) =>
  [...groups].map(([name, figures]) => ({ name, ...figuresOf(figures) }));

const answerOf = ({ all, byType, byDistrict }: BackTest): z.input<typeof GetBackTest.output> => ({
  all: figuresOf(all),
  by_type: groupsOf(byType),
  by_district: groupsOf(byDistrict),
  has_claim: mayClaim(all),
});

/**
 * How well price ranges meet the prices that were paid for own objects, each by what was known on its day. The test runs
 * at the start and after changes of the stock and of the reference tables, never in a visitor's request, and is stored,
 * so that all copies of the service say the same.
 */
@Injectable()
export class BackTests implements OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private readonly repetition = setInterval(() => void this.run(), repeatMs).unref();
  private lastRun: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(
    @InjectModel(backTestModel.name) private readonly tests: BackTestModel,
    private readonly sales: OwnSales,
    private readonly tables: ReferenceTables,
    @InjectLog() private readonly log: Log,
    changes: CatalogChanges,
    store: MongoStore,
  ) {
    changes.listen(() => this.schedule());
    const begin = () => void this.run();
    store.indexed.then(begin, begin);
  }

  async figures(): Promise<z.input<typeof GetBackTest.output>> {
    const stored = (await this.stored()) ?? (await this.run().then(() => this.stored()));
    if (!stored) throw new ProblemError('unavailable');
    const { all, by_type, by_district, has_claim } = stored;
    return { all, by_type, by_district, has_claim };
  }

  /** What the website may say; null if the cases are too few, the ranges held too rarely, or nothing is tested yet. */
  async claim(): Promise<{ cases: number; share: number } | null> {
    const stored = await this.stored();
    return stored?.has_claim ? { cases: stored.all.with_range, share: stored.all.inside_share ?? 0 } : null;
  }

  /** Tests again once nothing has changed for a moment. */
  schedule(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), quietMs).unref();
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    clearInterval(this.repetition);
    await this.lastRun;
  }

  private stored(): Promise<StoredBackTest | null> {
    return this.tests.findById(_id).lean<StoredBackTest>().exec();
  }

  private run(): Promise<void> {
    this.lastRun = this.lastRun
      .then(() => (this.isStopped ? undefined : this.renew()))
      .catch((err: unknown) => this.log.warn({ err }, 'back test not renewed'));
    return this.lastRun;
  }

  private async renew(): Promise<void> {
    const read_at = new Date();
    const from = hamburgClock(read_at.getTime() - testedDays * dayMs).date;
    const [all, tables, last] = await Promise.all([
      this.sales.since(from),
      this.tables.forRule(),
      this.stored(),
    ]);
    const sales = all.slice(0, testedSales);
    const data_version = contentHash({ sales, tables, rulesVersion }).slice(0, 12);
    if (last?.data_version === data_version) return;
    const outcomes: Outcome[] = [];
    const data = { districts: districtNames, neighbours: neighbourDistricts, sales, ...tables };
    for (const outcome of outcomesOf(data)) {
      if (this.isStopped) return;
      outcomes.push(outcome);
      await nextTurn();
    }
    const test = { ...answerOf(backTestOf(outcomes)), data_version, read_at };
    await storeUnlessDuplicate(() =>
      retryUpsert(() =>
        this.tests.updateOne({ _id, read_at: { $lt: read_at } }, { $set: test }, { upsert: true }),
      ),
    );
  }
}
