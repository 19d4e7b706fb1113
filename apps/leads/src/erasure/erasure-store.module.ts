import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ErasureKeys } from './erasure-keys.ts';
import { erasureReplayModel, ErasureReplays } from './erasure-replays.ts';
import { erasureModel } from './erasure.schema.ts';
import { Erasures } from './erasures.ts';

/** The stored erasures. A separate module, because the intake of forms needs them too. */
@Module({
  imports: [MongooseModule.forFeature([erasureModel, erasureReplayModel])],
  providers: [ErasureKeys, ErasureReplays, Erasures],
  exports: [ErasureKeys, ErasureReplays, Erasures],
})
export class ErasureStoreModule {}
