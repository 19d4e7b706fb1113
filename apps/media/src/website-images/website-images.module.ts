import { websiteImages } from '@estate/content/website-images';
import { websiteImagesFolder } from '@estate/content/website-images-folder';
import { Module } from '@nestjs/common';
import { OriginalsModule } from '../originals/originals.module.ts';
import { StorageModule } from '../storage/storage.module.ts';
import { SHIPPED_IMAGES, WebsiteImages, type ShippedImages } from './website-images.ts';

const shipped: ShippedImages = { folder: websiteImagesFolder, marks: websiteImages, retryMs: 60_000 };

@Module({
  imports: [OriginalsModule, StorageModule],
  providers: [WebsiteImages, { provide: SHIPPED_IMAGES, useValue: shipped }],
})
export class WebsiteImagesModule {}
