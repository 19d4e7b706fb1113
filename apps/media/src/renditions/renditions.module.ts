import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.ts';
import { RenderQueue } from './render-queue.ts';
import { RenderRoute } from './render.route.ts';
import { RenditionService } from './rendition.service.ts';

@Module({
  imports: [StorageModule],
  providers: [RenderRoute, RenditionService, { provide: RenderQueue, useFactory: () => new RenderQueue() }],
  exports: [RenderQueue, RenderRoute, RenditionService],
})
export class RenditionsModule {}
