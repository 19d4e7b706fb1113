import { Module, type DynamicModule } from '@nestjs/common';
import { type Disk } from 'flydrive';
import { HTTP_ADDRESS, MediaHttp, type HttpAddress } from './http/media-http.ts';
import { OriginalsRoute } from './http/originals.route.ts';
import { RenderRoute } from './http/render.route.ts';
import { OriginalStore } from './originals/original-store.ts';
import { RenderQueue } from './renditions/render-queue.ts';
import { RenditionService } from './renditions/rendition.service.ts';
import { STORAGE } from './storage/open-storage.ts';

@Module({ providers: [MediaHttp, OriginalsRoute, RenderRoute, OriginalStore, RenditionService] })
export class MediaModule {
  static on({ storage, address }: { storage: Disk; address: HttpAddress }): DynamicModule {
    return {
      module: MediaModule,
      providers: [
        { provide: STORAGE, useValue: storage },
        { provide: HTTP_ADDRESS, useValue: address },
        { provide: RenderQueue, useValue: new RenderQueue() },
      ],
    };
  }
}
