import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogChanges } from './catalog-changes.ts';
import { catalogKeyModel } from './catalog-key.schema.ts';
import { ImageKeysService } from './image-keys.service.ts';
import { ListingBackfill } from './listing-backfill.service.ts';
import { propertyModel } from './property.schema.ts';
import { PublicPoints } from './public-points.service.ts';
import { RawDataStore } from './raw-data-store.ts';
import { rawDataModel } from './raw-data.schema.ts';
import { ReadingTimesMigration } from './reading-times.migration.ts';

@Module({
  imports: [MongooseModule.forFeature([propertyModel, rawDataModel, catalogKeyModel])],
  providers: [
    CatalogChanges,
    ImageKeysService,
    ListingBackfill,
    PublicPoints,
    RawDataStore,
    ReadingTimesMigration,
  ],
  exports: [MongooseModule, CatalogChanges, PublicPoints, RawDataStore],
})
export class PropertyModule {}
