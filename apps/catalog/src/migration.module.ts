import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { historyEntryModel } from './history/history-entry.schema.ts';
import { PropertyModule } from './property/property.module.ts';
import { propertyViewsModel } from './views/property-views.schema.ts';

/**
 * All models and migrations of the service. The migration job loads only this module. The service starts after the job.
 */
@Module({ imports: [PropertyModule, MongooseModule.forFeature([historyEntryModel, propertyViewsModel])] })
export class MigrationModule {}
