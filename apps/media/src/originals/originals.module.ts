import { Module } from '@nestjs/common';
import { RenditionsModule } from '../renditions/renditions.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { OriginalSweep } from './original-sweep.ts';
import { OriginalsController } from './originals.controller.ts';
import { Uploads } from './uploads.ts';

@Module({
  imports: [RenditionsModule, StorageModule],
  controllers: [OriginalsController],
  providers: [OriginalSweep, Uploads],
  exports: [Uploads],
})
export class OriginalsModule {}
