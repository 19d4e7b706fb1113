import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { markKeyOf } from '@estate/storage/image-address';
import { Uploads } from '../originals/uploads.ts';
import { ImageFiles } from '../storage/image-files.ts';

/** The images that are delivered with the software: their folder, and the version (change mark) of each image. */
export interface ShippedImages {
  readonly folder: URL;
  readonly marks: Readonly<Record<string, string>>;
  readonly retryMs: number;
}
export const SHIPPED_IMAGES = Symbol('shipped images');

/**
 * Stores the agency's own images (libs/content/website-images) in the bucket `website-images` when media starts. This
 * runs in the background, because media must become ready even if the storage is slow. Several instances may do it at
 * the same time, because they write the same files.
 */
@Injectable()
export class WebsiteImages implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ending = new AbortController();
  private storing: Promise<void> = Promise.resolve();

  constructor(
    private readonly files: ImageFiles,
    private readonly uploads: Uploads,
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

  /** Stores the images whose version is not stored yet. Returns their names; failed ones are logged and skipped. */
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

  private async storeIfChanged(path: string, changeMark: string): Promise<boolean> {
    const address = { bucket: 'website-images', path } as const;
    const mark = markKeyOf(changeMark);
    if (await this.files.hasOriginal(address, mark)) return false;
    const { bytes } = await this.uploads.check(() => readFile(new URL(path, this.shipped.folder)));
    await this.files.writeOriginal(address, mark, bytes);
    return true;
  }

  private async storeUntilComplete(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted && (await this.storeChanged()).failed.length > 0) {
      await sleep(this.shipped.retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
