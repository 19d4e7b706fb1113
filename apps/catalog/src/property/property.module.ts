import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CatalogChanges } from './catalog-changes.ts';
import { ImageKeysService } from './image-keys.service.ts';
import { propertyModel } from './property.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([propertyModel])],
  providers: [CatalogChanges, ImageKeysService],
  exports: [MongooseModule, CatalogChanges],
})
export class PropertyModule {}
