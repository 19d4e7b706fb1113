import { Module } from '@nestjs/common';
import { PropertyModule } from '../property/property.module.ts';
import { OverviewController } from './overview.controller.ts';

@Module({ imports: [PropertyModule], controllers: [OverviewController] })
export class OverviewModule {}
