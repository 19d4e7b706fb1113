import { GetBackTest } from '@estate/contracts/catalog/back-test';
import { ListLaterSales } from '@estate/contracts/catalog/later-sales';
import { EstimatePriceRange, GetPriceRange } from '@estate/contracts/catalog/price-range';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { BackTests } from './back-tests.service.ts';
import { LaterSales } from './later-sales.service.ts';
import { PriceRanges } from './price-ranges.service.ts';

@Controller()
export class PriceRangesController {
  constructor(
    private readonly ranges: PriceRanges,
    private readonly backTests: BackTests,
    private readonly laterSales: LaterSales,
  ) {}

  @RpcMethod(EstimatePriceRange)
  estimatePriceRange(question: z.output<typeof EstimatePriceRange.input>) {
    return this.ranges.estimate(question);
  }

  @RpcMethod(GetPriceRange)
  getPriceRange({ id }: z.output<typeof GetPriceRange.input>) {
    return this.ranges.get(id);
  }

  @RpcMethod(ListLaterSales)
  listLaterSales({ homes }: z.output<typeof ListLaterSales.input>) {
    return this.laterSales.list(homes);
  }

  @RpcMethod(GetBackTest)
  getBackTest() {
    return this.backTests.figures();
  }
}
