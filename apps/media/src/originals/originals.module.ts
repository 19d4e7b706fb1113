import { Module } from '@nestjs/common';
import { RenditionsModule } from '../renditions/renditions.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { OriginalSweep } from './original-sweep.ts';
import { OriginalsRoute } from './originals.route.ts';
import { Uploads } from './uploads.ts';

@Module({
  imports: [RenditionsModule, StorageModule],
  providers: [OriginalSweep, OriginalsRoute, Uploads],
  exports: [OriginalsRoute, Uploads],
})
export class OriginalsModule {}
