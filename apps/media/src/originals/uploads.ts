import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { RenderQueue } from '../renditions/render-queue.ts';
import { checkImage, type CheckedImage } from './check-image.ts';

/** The maximum number of uploads in memory, including those that wait for their check. */
const atOnce = 4;

/** Receives and checks originals. Checks and renders share one queue, so that their common memory is limited. */
@Injectable()
export class Uploads {
  private readonly limit = pLimit(atOnce);

  constructor(private readonly queue: RenderQueue) {}

  /** Receives and checks one image. Throws `not-an-image`, and any error of `receive`. */
  check(receive: () => Promise<Uint8Array>): Promise<CheckedImage> {
    return this.limit(async () => {
      const bytes = await receive();
      return this.queue.turn(() => checkImage(bytes));
    });
  }
}
