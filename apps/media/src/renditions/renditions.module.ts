import { Module } from '@nestjs/common';
import { StorageModule } from '../storage/storage.module.ts';
import { RenderQueue } from './render-queue.ts';
import { RenderController } from './render.controller.ts';
import { RenditionService } from './rendition.service.ts';

@Module({
  imports: [StorageModule],
  controllers: [RenderController],
  providers: [RenditionService, { provide: RenderQueue, useFactory: () => new RenderQueue() }],
  exports: [RenderQueue, RenditionService],
})
export class RenditionsModule {}
