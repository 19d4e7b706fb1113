import {
  type EstimatePriceRange,
  type HomeAnswers,
  type PriceRangeResult,
  type StoredPriceRange,
} from '@estate/contracts/catalog/price-range';
import { hamburgClock } from '@estate/domain/text/german-day';
import { estimateRange } from '@estate/domain/valuation/estimate-range';
import { type NoRange, type PriceRange } from '@estate/domain/valuation/price-range';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { keepNewest, Retention } from '@estate/server-kit/stores/retention';
import { retryUpsert } from '@estate/server-kit/stores/mongo';
import { contentHash } from '@estate/server-kit/text/content-hash';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { boxAroundNeighbours, districtNames, neighbourDistricts } from '../districts/districts.ts';
import { ReferenceTables } from '../reference/reference-tables.service.ts';
import { BackTests } from './back-tests.service.ts';
import { OwnSales } from './own-sales.ts';
import { type PriceRangeDocument, type PriceRangeModel, priceRangeModel } from './price-range.schema.ts';
import { districtsOfHome, similarDistricts, valuedHome } from './valued-home.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** Longer than a valuation request is kept, so that its price range can be shown as long. */
const keptDays = 400;
const maxPriceRanges = 100_000;
/** The rule uses sales of 24 months. */
const saleDays = 750;

function resultOf(
  range: PriceRange | NoRange,
  home: HomeAnswers,
  districts: readonly string[],
): PriceRangeResult {
  if ('reason' in range) {
    const { reason, widenings } = range;
    if (reason !== 'district-needed') return { kind: 'none', reason, widenings: [...widenings] };
    const candidates = districts.length > 0 ? districts : similarDistricts(home.district);
    return { kind: reason, candidates: candidates.slice(0, 3) };
  }
  const { low, middle, high, eurPerM2, source } = range;
  return {
    kind: 'range',
    low,
    middle,
    high,
    price_per_m2: eurPerM2,
    widenings: [...range.widenings],
    factors: [...range.factors],
    source:
      source.kind === 'sales'
        ? {
            kind: source.kind,
            count: source.count,
            cases: source.cases.map(({ soldIn, constructionYear, ...sold }) => ({
              ...sold,
              sold_in: soldIn,
              construction_year: constructionYear ?? null,
            })),
          }
        : {
            kind: source.kind,
            name: source.name,
            page: source.page ?? null,
            year: source.year,
            district: source.district,
            price_per_m2: source.eurPerM2,
          },
  };
}

/** Estimates price ranges and stores them, so that page, mail and inbox show the same one. */
@Injectable()
export class PriceRanges {
  constructor(
    @InjectModel(priceRangeModel.name) private readonly ranges: PriceRangeModel,
    private readonly sales: OwnSales,
    private readonly tables: ReferenceTables,
    private readonly backTests: BackTests,
    retention: Retention,
  ) {
    retention.hourly('price ranges', () =>
      keepNewest(this.ranges, { since: new Date(Date.now() - keptDays * dayMs), max: maxPriceRanges }),
    );
  }

  async estimate({
    home: answers,
    point,
  }: z.output<typeof EstimatePriceRange.input>): Promise<StoredPriceRange> {
    const home = answers as HomeAnswers;
    const now = new Date();
    const day = hamburgClock(now).date;
    const districts = districtsOfHome(home, point);
    const [first] = districts;
    const from = hamburgClock(now.getTime() - saleDays * dayMs).date;
    const isKnown = first !== undefined && districtNames.includes(first);
    const [sales, tables, claim] = await Promise.all([
      isKnown ? this.sales.since(from, boxAroundNeighbours(districts)) : [],
      this.tables.forRule(districts),
      this.backTests.claim(),
    ]);
    const range = estimateRange(
      valuedHome(home, districts),
      { districts: districtNames, neighbours: neighbourDistricts, sales, ...tables },
      day,
    );
    const result = resultOf(range, home, districts);
    const data_version = contentHash({ sales, tables }).slice(0, 12);
    const { rulesVersion: rules_version } = range;
    const _id = contentHash({ home, districts, result, data_version, rules_version }).slice(0, 24);
    const stored = { home, districts, day, data_version, rules_version, result, claim };
    await retryUpsert(() =>
      this.ranges.updateOne({ _id }, { $set: { created_at: now }, $setOnInsert: stored }, { upsert: true }),
    );
    return this.get(_id);
  }

  async get(id: string): Promise<StoredPriceRange> {
    const stored = await this.ranges
      .findById(id, { created_at: 0 })
      .lean<Omit<PriceRangeDocument, 'created_at'>>();
    if (!stored) throw new ProblemError('not-found');
    const { _id, ...range } = stored;
    return { id: _id, ...range };
  }
}
