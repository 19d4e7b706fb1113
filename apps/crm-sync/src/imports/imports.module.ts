import { Module } from '@nestjs/common';
import { ImageImport } from '../images/image-import.ts';
import { FileSource } from '../files/file-source.ts';
import { MediaStore } from '../files/media-store.ts';
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
    FileSource,
    ImageSweep,
    ImportJobs,
    MediaStore,
    PropertyImport,
    RefusedImages,
  ],
  exports: [CatalogStore, FileSource, ImageSweep, MediaStore, PropertyImport],
})
export class ImportsModule {}
