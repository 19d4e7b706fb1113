import { type BackTestFigures, type GetBackTest } from '@estate/contracts/catalog/back-test';
import {
  backTest,
  type BackTest,
  type BackTestFigures as Figures,
  mayClaim,
} from '@estate/domain/valuation/back-test';
import { hamburgClock } from '@estate/domain/text/german-day';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { districtNames, neighbourDistricts } from '../districts/districts.ts';
import { ReferenceTables } from '../reference/reference-tables.service.ts';
import { OwnSales } from './own-sales.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** The newest 500 sales of five years: the test is quadratic in their number, and blocks other calls for about 0.6 s. */
const testedDays = 5 * 365;
const testedSales = 500;
/** The test is repeated at most once an hour, because sales come with a sync. */
const validMs = 60 * 60 * 1_000;

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

/** How well price ranges meet the prices that were paid for own objects, each by what was known on its day. */
@Injectable()
export class BackTests {
  private last: { readonly test: Promise<BackTest>; readonly until: number } | undefined;

  constructor(
    private readonly sales: OwnSales,
    private readonly tables: ReferenceTables,
  ) {}

  async figures(): Promise<z.input<typeof GetBackTest.output>> {
    const { all, byType, byDistrict } = await this.current();
    return {
      all: figuresOf(all),
      by_type: groupsOf(byType),
      by_district: groupsOf(byDistrict),
      has_claim: mayClaim(all),
    };
  }

  /** What the website may say; null if the cases are too few or the ranges held too rarely. */
  async claim(): Promise<{ cases: number; share: number } | null> {
    const { all } = await this.current();
    return mayClaim(all) ? { cases: all.withRange, share: all.insideShare ?? 0 } : null;
  }

  private current(): Promise<BackTest> {
    if (!this.last || this.last.until < Date.now()) {
      const test = this.run();
      this.last = { test, until: Date.now() + validMs };
      test.catch(() => (this.last = undefined));
    }
    return this.last.test;
  }

  private async run(): Promise<BackTest> {
    const from = hamburgClock(Date.now() - testedDays * dayMs).date;
    const [sales, tables] = await Promise.all([this.sales.since(from), this.tables.forRule()]);
    return backTest({
      districts: districtNames,
      neighbours: neighbourDistricts,
      sales: sales.slice(0, testedSales),
      ...tables,
    });
  }
}
