import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { OriginalStore } from '../originals/original-store.ts';

/** The images that ship with the software: where they lie, and the change mark of each. */
export interface ShippedImages {
  readonly folder: URL;
  readonly marks: Readonly<Record<string, string>>;
  /** How long after a failure the rest is tried again. */
  readonly retryMs: number;
}
export const SHIPPED_IMAGES = Symbol('shipped images');

/**
 * Puts the agency's own images (libs/content/website-images) into the bucket `website-images` when media starts.
 * Beside the start: a storage that is slow or away must not keep media from being ready. Copies that start together
 * write the same bytes under the same marks.
 */
@Injectable()
export class WebsiteImages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private storing: Promise<void> = Promise.resolve();

  constructor(
    private readonly originals: OriginalStore,
    @Inject(SHIPPED_IMAGES) private readonly shipped: ShippedImages,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.storing = this.storeUntilComplete();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.ending.abort();
    await this.storing;
  }

  /** Stores what is missing or has another mark now. Images that fail are logged and do not stop the others. */
  async storeChanged(): Promise<{ stored: string[]; failed: string[] }> {
    const stored: string[] = [];
    const failed: string[] = [];
    for (const [path, mark] of Object.entries(this.shipped.marks)) {
      if (this.ending.signal.aborted) break;
      try {
        if (await this.storeIfChanged(path, mark)) stored.push(path);
      } catch (err) {
        failed.push(path);
        this.log.error({ err, path }, 'website image not stored');
      }
    }
    if (stored.length > 0) this.log.info({ stored }, 'website images stored');
    return { stored, failed };
  }

  private async storeIfChanged(path: string, mark: string): Promise<boolean> {
    const address = { bucket: 'website-images', path } as const;
    if (await this.originals.stored(address, mark)) return false;
    await this.originals.put(address, mark, await readFile(new URL(path, this.shipped.folder)));
    return true;
  }

  private async storeUntilComplete(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted && (await this.storeChanged()).failed.length > 0) {
      await sleep(this.shipped.retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
