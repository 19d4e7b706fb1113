import { Module } from '@nestjs/common';
import { RenderQueue } from '../renditions/render-queue.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { OriginalSweep } from './original-sweep.ts';
import { OriginalsRoute } from './originals.route.ts';
import { Uploads } from './uploads.ts';

@Module({
  imports: [StorageModule],
  providers: [
    OriginalSweep,
    OriginalsRoute,
    Uploads,
    { provide: RenderQueue, useFactory: () => new RenderQueue() },
  ],
  exports: [OriginalsRoute, RenderQueue, Uploads],
})
export class OriginalsModule {}
