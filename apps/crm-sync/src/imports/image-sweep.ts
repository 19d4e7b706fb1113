import { Injectable } from '@nestjs/common';
import { MediaStore } from '../files/media-store.ts';
import { CatalogStore } from './catalog-store.ts';

/** Makes media delete the images that belong to no property in catalog. */
@Injectable()
export class ImageSweep {
  constructor(
    private readonly catalog: CatalogStore,
    private readonly media: MediaStore,
  ) {}

  /** Rejects if catalog or media is unavailable; then nothing is deleted. */
  async run(): Promise<void> {
    await this.media.sweep(await this.catalog.imageMarks());
  }
}
