import { Module } from '@nestjs/common';
import { OriginalsModule } from '../originals/originals.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { RenderQueue } from './render-queue.ts';
import { RenderRoute } from './render.route.ts';
import { RenditionService } from './rendition.service.ts';

@Module({
  imports: [OriginalsModule, StorageModule],
  providers: [RenderRoute, RenditionService, { provide: RenderQueue, useFactory: () => new RenderQueue() }],
  exports: [RenderRoute],
})
export class RenditionsModule {}
