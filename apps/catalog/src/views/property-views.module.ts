import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PropertyModule } from '../property/property.module.ts';
import { PropertyViewsController } from './property-views.controller.ts';
import { propertyViewsModel } from './property-views.schema.ts';
import { PropertyViews } from './property-views.service.ts';

@Module({
  imports: [PropertyModule, MongooseModule.forFeature([propertyViewsModel])],
  controllers: [PropertyViewsController],
  providers: [PropertyViews],
})
export class PropertyViewsModule {}
