import { setTimeout as sleep } from 'node:timers/promises';
import { type FailedImage } from '@estate/contracts/jobs';
import { type PropertyImage } from '@estate/contracts/property';
import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { Limits } from '../limits.ts';
import { type CrmImage } from './crm-image.ts';
import { ImageFailure, OutdatedReading } from './image-errors.ts';
import { ImageSource } from './image-source.ts';
import { MediaStore, type ImageReading } from './media-store.ts';
import { Slots } from './slots.ts';

/** Transfers of this process at a time, over all jobs. */
const transfersAtOnce = 8;

export interface ImportedImages {
  images: PropertyImage[];
  failed: FailedImage[];
}

/** Whether images have to be fetched or deleted, as far as catalog knows. */
export function hasImageWork(wanted: readonly CrmImage[], stored: readonly PropertyImage[]): boolean {
  const marks = new Map(stored.map((image) => [image.storage_path, image.change_mark]));
  const isNew = wanted.some(({ image }) => marks.get(image.storage_path) !== image.change_mark);
  const kept = new Set(wanted.map(({ image }) => image.storage_path));
  return isNew || stored.some((image) => !kept.has(image.storage_path));
}

/** Images as they are stored, told in the words of the CRM's newest reading. */
export function alreadyStored(
  wanted: readonly CrmImage[],
  stored: readonly PropertyImage[],
): PropertyImage[] {
  const byPath = new Map(stored.map((image) => [image.storage_path, image]));
  return wanted.map(({ image }) => withSize(image, byPath.get(image.storage_path)));
}

/** Imports an object's images from the CRM into media. */
@Injectable()
export class ImageImport {
  private readonly slots = new Slots(transfersAtOnce);

  constructor(
    private readonly source: ImageSource,
    private readonly media: MediaStore,
    private readonly limits: Limits,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Fetches those whose change mark catalog does not know, and those that media lost. One that fails is listed and
   * keeps its old version, if it had one; the others are taken over all the same. Rejects with an OutdatedReading if an
   * import with a newer reading began; nothing is under way any more then.
   */
  async importImages(
    wanted: readonly CrmImage[],
    stored: readonly PropertyImage[],
    reading: ImageReading,
  ): Promise<ImportedImages> {
    const byPath = new Map(stored.map((image) => [image.storage_path, image]));
    const failed: FailedImage[] = [];
    const notBegun = await this.begin(reading);
    const ended = await Promise.allSettled(
      wanted.map(async ({ image, url }) => {
        const old = byPath.get(image.storage_path);
        try {
          if (old?.change_mark === image.change_mark && (await this.media.isStored(image))) {
            return withSize(image, old);
          }
          if (notBegun) throw notBegun;
          return await this.slots.run(() => this.transfer(image, url, reading));
        } catch (error) {
          if (!(error instanceof ImageFailure)) throw error;
          this.log.warn({ err: error, image: image.id }, 'picture not taken over');
          failed.push({ id: image.id, title: image.title, reason: error.message, url: withoutSecrets(url) });
          return old && withSize({ ...image, change_mark: old.change_mark }, old);
        }
      }),
    );
    const images = ended.flatMap((image) => {
      if (image.status === 'rejected') throw image.reason;
      return image.value ?? [];
    });
    return { images: images.map((image, position) => ({ ...image, position })), failed };
  }

  /**
   * Deletes images that are no longer to be shown; one that became private must not stay reachable. A newer import
   * decides for itself.
   */
  async deleteRemovedImages(
    stored: readonly PropertyImage[],
    kept: readonly PropertyImage[],
    reading: ImageReading,
  ): Promise<void> {
    const paths = new Set(kept.map((image) => image.storage_path));
    const gone = stored.filter((image) => !paths.has(image.storage_path));
    await Promise.all(
      gone.map(({ storage_path }) =>
        this.media.remove(storage_path, reading).catch((err: unknown) => {
          if (!(err instanceof OutdatedReading)) this.log.warn({ err, storage_path }, 'picture not removed');
        }),
      ),
    );
  }

  /** Why nothing can be stored; undefined if it can. */
  private async begin(reading: ImageReading): Promise<ImageFailure | undefined> {
    try {
      await this.repeated(() => this.media.begin(reading));
      return undefined;
    } catch (error) {
      if (error instanceof ImageFailure) return error;
      throw error;
    }
  }

  private transfer(image: PropertyImage, url: string, reading: ImageReading): Promise<PropertyImage> {
    return this.repeated(async () => {
      const signal = AbortSignal.timeout(this.limits.requestTimeoutMs);
      const file = await this.source.open(url, signal);
      const { width, height } = await this.media.put(image, reading, file, signal);
      return { ...image, width, height };
    });
  }

  /** Tries again after a passing failure. */
  private async repeated<Result>(task: () => Promise<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await task();
      } catch (error) {
        const isPassing = error instanceof ImageFailure && error.isPassing;
        if (!isPassing || tries === this.limits.maxTries) throw error;
        await sleep(this.limits.retryPauseMs * 2 ** (tries - 1) * (0.5 + Math.random()));
      }
    }
  }
}

function withSize(image: PropertyImage, old: PropertyImage | undefined): PropertyImage {
  if (old?.width === undefined || old.height === undefined) return image;
  return { ...image, width: old.width, height: old.height };
}

/** Where an image stands, without what a query or user name may hold. */
function withoutSecrets(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
