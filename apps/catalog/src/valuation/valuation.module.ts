import { Module } from '@nestjs/common';
import { PropertyModule } from '../property/property.module.ts';
import { BackTests } from './price-range/back-tests.service.ts';
import { LaterSales } from './price-range/later-sales.service.ts';
import { OwnSales } from './price-range/own-sales.ts';
import { PriceRangesController } from './price-range/price-ranges.controller.ts';
import { PriceRanges } from './price-range/price-ranges.service.ts';
import { ReferenceTablesController } from './reference/reference-tables.controller.ts';
import { ReferenceTables } from './reference/reference-tables.service.ts';

/** The price range of a home: districts, reference tables and the agency's own sales. */
@Module({
  imports: [PropertyModule],
  controllers: [PriceRangesController, ReferenceTablesController],
  providers: [BackTests, LaterSales, OwnSales, PriceRanges, ReferenceTables],
})
export class ValuationModule {}
