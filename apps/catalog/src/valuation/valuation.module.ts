import { Module } from '@nestjs/common';
import { DistrictsController } from './districts/districts.controller.ts';
import { ReferenceTablesController } from './reference/reference-tables.controller.ts';
import { ReferenceTables } from './reference/reference-tables.service.ts';

/** The price range of a home: districts, reference tables and the agency's own sales. */
@Module({
  controllers: [DistrictsController, ReferenceTablesController],
  providers: [ReferenceTables],
})
export class ValuationModule {}
