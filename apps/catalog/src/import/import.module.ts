import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.ts';
import { PropertyModule } from '../property/property.module.ts';
import { RawDataRetention } from '../property/raw-data-store.ts';
import { PropertyRemovalController } from './property-removal.controller.ts';
import { PropertyRemovalService } from './property-removal.service.ts';
import { PropertyComparison } from './property-comparison.ts';
import { PropertyImportController } from './property-import.controller.ts';
import { PropertyImportService } from './property-import.service.ts';
import { FieldUpdateService } from './field-update.service.ts';
import { FieldWriter } from './field-writer.ts';
import { PropertyWriter } from './property-writer.ts';

@Module({
  imports: [HistoryModule, PropertyModule],
  controllers: [PropertyImportController, PropertyRemovalController],
  providers: [
    FieldUpdateService,
    FieldWriter,
    PropertyComparison,
    PropertyImportService,
    PropertyRemovalService,
    PropertyWriter,
    RawDataRetention,
  ],
})
export class ImportModule {}
