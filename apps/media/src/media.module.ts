import { Module, type DynamicModule } from '@nestjs/common';
import { type Disk } from 'flydrive';
import { HTTP_ADDRESS, MediaHttp, type HttpAddress } from './http/media-http.ts';
import { OriginalsRoute } from './http/originals.route.ts';
import { RenderRoute } from './http/render.route.ts';
import { OriginalStore } from './originals/original-store.ts';
import { ReadingOrder } from './originals/reading-order.ts';
import { SHIPPED_IMAGES, WebsiteImages, type ShippedImages } from './originals/website-images.ts';
import { RenderQueue } from './renditions/render-queue.ts';
import { RenditionService } from './renditions/rendition.service.ts';
import { STORAGE } from './storage/open-storage.ts';

interface MediaParts {
  storage: Disk;
  address: HttpAddress;
  shipped: ShippedImages;
}

@Module({
  providers: [
    MediaHttp,
    OriginalsRoute,
    RenderRoute,
    OriginalStore,
    ReadingOrder,
    RenditionService,
    WebsiteImages,
  ],
})
export class MediaModule {
  static on({ storage, address, shipped }: MediaParts): DynamicModule {
    return {
      module: MediaModule,
      providers: [
        { provide: STORAGE, useValue: storage },
        { provide: HTTP_ADDRESS, useValue: address },
        { provide: SHIPPED_IMAGES, useValue: shipped },
        { provide: RenderQueue, useValue: new RenderQueue() },
      ],
    };
  }
}
