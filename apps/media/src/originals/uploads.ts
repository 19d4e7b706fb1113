import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { RenderQueue } from '../renditions/render-queue.ts';
import { checkImage, type CheckedImage } from './check-image.ts';

/** Concurrent uploads in memory, both running checks and waiting ones. */
const atOnce = 4;

/** Receives and checks originals, in one queue with the renders, so that memory is bounded over both. */
@Injectable()
export class Uploads {
  private readonly received = pLimit(atOnce);

  constructor(private readonly queue: RenderQueue) {}

  /** Throws `not-an-image`, and whatever `receive` throws. */
  check(receive: () => Promise<Uint8Array>): Promise<CheckedImage> {
    return this.received(async () => {
      const bytes = await receive();
      return this.queue.turn(() => checkImage(bytes));
    });
  }
}
