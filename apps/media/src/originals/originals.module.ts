import { Module } from '@nestjs/common';
import { RenderQueue } from '../renditions/render-queue.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { OrderNotes } from './order-notes.ts';
import { OriginalStore } from './original-store.ts';
import { OriginalsRoute } from './originals.route.ts';
import { ReadingOrder } from './reading-order.ts';
import { Uploads } from './uploads.ts';

@Module({
  imports: [StorageModule],
  providers: [
    OrderNotes,
    OriginalStore,
    OriginalsRoute,
    ReadingOrder,
    Uploads,
    { provide: RenderQueue, useFactory: () => new RenderQueue() },
  ],
  exports: [OriginalStore, OriginalsRoute, RenderQueue, Uploads],
})
export class OriginalsModule {}
