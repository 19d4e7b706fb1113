import { Module } from '@nestjs/common';
import { OriginalsModule } from '../originals/originals.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { RenderRoute } from './render.route.ts';
import { RenditionService } from './rendition.service.ts';

@Module({
  imports: [OriginalsModule, StorageModule],
  providers: [RenderRoute, RenditionService],
  exports: [RenderRoute],
})
export class RenditionsModule {}
