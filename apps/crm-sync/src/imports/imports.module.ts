import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.ts';
import { SyncSettingsModule } from '../schedules/sync-settings.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { CatalogStore } from './catalog-store.ts';
import { ImageSweep } from './image-sweep.ts';
import { ImportJobs } from './import-jobs.ts';
import { PropertyImport } from './property-import.ts';

@Module({
  imports: [ImagesModule, PropstackModule, SyncSettingsModule],
  providers: [CatalogStore, ImageSweep, ImportJobs, PropertyImport],
  exports: [CatalogStore, ImageSweep, PropertyImport],
})
export class ImportsModule {}
