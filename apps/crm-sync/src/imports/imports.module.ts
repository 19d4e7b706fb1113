import { Module } from '@nestjs/common';
import { ImageImport } from '../images/image-import.ts';
import { ImageSource } from '../images/image-source.ts';
import { MediaStore } from '../images/media-store.ts';
import { RefusedImages } from '../images/refused-images.ts';
import { SyncSettingsModule } from '../schedules/sync-settings.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { CatalogStore } from './catalog-store.ts';
import { ImageSweep } from './image-sweep.ts';
import { ImportJobs } from './import-jobs.ts';
import { PropertyImport } from './property-import.ts';

@Module({
  imports: [PropstackModule, SyncSettingsModule],
  providers: [
    CatalogStore,
    ImageImport,
    ImageSource,
    ImageSweep,
    ImportJobs,
    MediaStore,
    PropertyImport,
    RefusedImages,
  ],
  exports: [CatalogStore, ImageSweep, PropertyImport],
})
export class ImportsModule {}
