import { Module, type DynamicModule } from '@nestjs/common';
import { type Redis } from 'ioredis';
import { type Connection } from 'mongoose';
import { CatalogChanges, REDIS } from './catalog-changes.ts';
import { PropertyImportController } from './import/property-import.controller.ts';
import { PropertyImportService } from './import/property-import.service.ts';
import { PROPERTY_READINGS, propertyReadingModel } from './import/property-reading.schema.ts';
import { PropertyReadings } from './import/property-readings.ts';
import { PropertyWriter } from './import/property-writer.ts';
import { ListingController } from './listing/listing.controller.ts';
import { ListingService } from './listing/listing.service.ts';
import { PropertyPageService } from './listing/property-page.service.ts';
import { ImageKeysService } from './property/image-keys.service.ts';
import { PROPERTIES, propertyModel } from './property/property.schema.ts';
import { PropertyTableController } from './staff/property-table.controller.ts';
import { PropertyTableService } from './staff/property-table.service.ts';
import { WebsiteStatusService } from './staff/website-status.service.ts';

@Module({
  controllers: [ListingController, PropertyTableController, PropertyImportController],
  providers: [
    CatalogChanges,
    ImageKeysService,
    ListingService,
    PropertyPageService,
    PropertyTableService,
    WebsiteStatusService,
    PropertyImportService,
    PropertyReadings,
    PropertyWriter,
  ],
})
export class CatalogModule {
  static on({ mongo, redis }: { mongo: Connection; redis: Redis }): DynamicModule {
    return {
      module: CatalogModule,
      providers: [
        { provide: PROPERTIES, useValue: propertyModel(mongo) },
        { provide: PROPERTY_READINGS, useValue: propertyReadingModel(mongo) },
        { provide: REDIS, useValue: redis },
      ],
    };
  }
}
