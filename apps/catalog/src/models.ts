import { type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { historyEntryModel } from './history/history-entry.schema.ts';
import { catalogKeyModel } from './property/public-points.service.ts';
import { propertyModel } from './property/property.schema.ts';
import { rawDataModel } from './property/raw-data-store.ts';
import { backTestModel } from './valuation/price-range/back-test.schema.ts';
import { priceRangeModel } from './valuation/price-range/price-range.schema.ts';
import { referenceTableModel } from './valuation/reference/reference-table.schema.ts';
import { propertyViewsModel } from './views/property-views.schema.ts';

/** All models of the service, for every module and for the job that migrates the store. */
export const models: DynamicModule = {
  ...MongooseModule.forFeature([
    propertyModel,
    rawDataModel,
    catalogKeyModel,
    historyEntryModel,
    propertyViewsModel,
    priceRangeModel,
    backTestModel,
    referenceTableModel,
  ]),
  global: true,
};
