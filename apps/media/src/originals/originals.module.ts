import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.ts';
import { OrderNotes } from './order-notes.ts';
import { OriginalStore } from './original-store.ts';
import { OriginalsRoute } from './originals.route.ts';
import { ReadingOrder } from './reading-order.ts';

@Module({
  imports: [StorageModule],
  providers: [OrderNotes, OriginalStore, OriginalsRoute, ReadingOrder],
  exports: [OriginalStore, OriginalsRoute],
})
export class OriginalsModule {}
