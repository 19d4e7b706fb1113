import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ErasureKeys } from './erasure-keys.ts';
import { erasureModel } from './erasure.schema.ts';
import { Erasures } from './erasures.ts';

/** The stored erasures; the intake of forms asks them too. */
@Module({
  imports: [MongooseModule.forFeature([erasureModel])],
  providers: [ErasureKeys, Erasures],
  exports: [ErasureKeys, Erasures],
})
export class ErasureStoreModule {}
