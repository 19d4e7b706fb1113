import { Module } from '@nestjs/common';
import { PropertyViewsController } from './property-views.controller.ts';
import { PropertyViews } from './property-views.service.ts';

@Module({ controllers: [PropertyViewsController], providers: [PropertyViews] })
export class PropertyViewsModule {}
