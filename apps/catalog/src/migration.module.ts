import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { historyEntryModel } from './history/history-entry.schema.ts';
import { catalogKeyModel } from './property/catalog-key.schema.ts';
import { propertyModel } from './property/property.schema.ts';
import { rawDataModel } from './property/raw-data.schema.ts';
import { propertyViewsModel } from './views/property-views.schema.ts';

/** All models of the service. The migration job loads only this module. The service starts after the job. */
@Module({
  imports: [
    MongooseModule.forFeature([
      propertyModel,
      rawDataModel,
      catalogKeyModel,
      historyEntryModel,
      propertyViewsModel,
    ]),
  ],
})
export class MigrationModule {}
