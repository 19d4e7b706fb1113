import { type ImagesInUse } from '@estate/contracts/media/images';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { isImageFolder, markKeyOf, originalIn, versionFolder } from '@estate/storage/image-address';
import { keyExists, listFolder } from '@estate/storage/open-storage';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Disk } from 'flydrive';
import { ImageFiles } from '../storage/image-files.ts';

const bucket = 'property-images';
/**
 * Image versions younger than this are kept, because an import stores the images of a property before catalog stores
 * the property that refers to them.
 */
const graceMs = 24 * 60 * 60_000;
/** The number of images that are swept concurrently. Small, so that the sweep does not slow down renditions. */
const imagesAtOnce = 4;

/**
 * Deletes the versions of images that no property refers to any more, and the renditions of removed properties, whose
 * originals are kept because the properties may come back.
 */
@Injectable()
export class OriginalSweep implements BeforeApplicationShutdown {
  private isEnding = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly storage: Disk,
    private readonly files: ImageFiles,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Deletes the image versions that are not in `marks`, after a running sweep has ended. Never rejects; the next sweep
   * deletes the versions that a failed one has not deleted.
   */
  run({ marks, removed }: ImagesInUse): Promise<void> {
    const versionOf = (path: string, mark: string) => versionFolder({ bucket, path }, markKeyOf(mark));
    const current = new Set(Object.entries(marks).map(([path, mark]) => versionOf(path, mark)));
    const unused = removed.map((path) => versionOf(path, marks[path] ?? ''));
    this.running = this.running
      .then(() => this.sweep(current))
      .then((count) => this.log.info({ kept: current.size, removed: count }, 'originals swept'))
      .then(() => this.removeRenditions(unused))
      .catch((err: unknown) => this.log.error({ err }, 'originals not swept'));
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.running;
  }

  /** Returns the number of removed versions. */
  private async sweep(currentVersions: ReadonlySet<string>): Promise<number> {
    const { folders } = await listFolder(this.storage, bucket);
    const images = folders.filter(isImageFolder).values();
    let removed = 0;
    const sweepOn = async () => {
      for (const image of images) removed += await this.sweepImage(image, currentVersions);
    };
    await Promise.all(Array.from({ length: imagesAtOnce }, sweepOn));
    return removed;
  }

  private async removeRenditions(versions: readonly string[]): Promise<void> {
    for (const version of versions) if (!this.isEnding) await this.files.removeRenditions(version);
  }

  private async sweepImage(image: string, currentVersions: ReadonlySet<string>): Promise<number> {
    if (this.isEnding) return 0;
    const { folders: versions } = await listFolder(this.storage, image);
    let removed = 0;
    for (const version of versions) {
      if (currentVersions.has(version) || (await this.isYoung(version))) continue;
      await this.files.removeVersion(version);
      removed += 1;
    }
    return removed;
  }

  /**
   * Whether the original of the version was stored within the grace period. False if there is no original, which
   * happens if a rendition was stored while its original was being deleted.
   */
  private async isYoung(version: string): Promise<boolean> {
    const original = originalIn(version);
    if (!(await keyExists(this.storage, original))) return false;
    const { lastModified } = await this.storage.getMetaData(original);
    return lastModified.getTime() > Date.now() - graceMs;
  }
}
