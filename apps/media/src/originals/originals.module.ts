import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.ts';
import { OriginalStore } from './original-store.ts';
import { OriginalsRoute } from './originals.route.ts';
import { ReadingOrder } from './reading-order.ts';

@Module({
  imports: [StorageModule],
  providers: [OriginalStore, OriginalsRoute, ReadingOrder],
  exports: [OriginalStore, OriginalsRoute],
})
export class OriginalsModule {}
