import { Module } from '@nestjs/common';
import { PropertyModule } from '../property/property.module.ts';
import { PropertyRemovalService } from './property-removal.service.ts';
import { PropertyComparison } from './property-comparison.ts';
import { PropertyImportController } from './property-import.controller.ts';
import { PropertyImportService } from './property-import.service.ts';
import { FieldUpdateService } from './field-update.service.ts';
import { FieldWriter } from './field-writer.ts';
import { PropertyWriter } from './property-writer.ts';

@Module({
  imports: [PropertyModule],
  controllers: [PropertyImportController],
  providers: [
    FieldUpdateService,
    FieldWriter,
    PropertyComparison,
    PropertyImportService,
    PropertyRemovalService,
    PropertyWriter,
  ],
})
export class ImportModule {}
