import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogChanges } from './catalog-changes.ts';
import { catalogKeyModel } from './catalog-key.schema.ts';
import { propertyModel } from './property.schema.ts';
import { PublicPoints } from './public-points.service.ts';
import { RawDataStore } from './raw-data-store.ts';
import { rawDataModel } from './raw-data.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([propertyModel, rawDataModel, catalogKeyModel])],
  providers: [CatalogChanges, PublicPoints, RawDataStore],
  exports: [MongooseModule, CatalogChanges, PublicPoints, RawDataStore],
})
export class PropertyModule {}
