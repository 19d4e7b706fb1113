import { setTimeout as sleep } from 'node:timers/promises';
import { type FailedImage, type ImageProgress } from '@estate/contracts/jobs';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { withOrigins } from '@estate/domain/property/origin-in-title';
import { coverImage } from '@estate/domain/property/property-images';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { Tuning } from '../tuning.ts';
import { type CrmImage } from './crm-image.ts';
import { FileFailure, RefusedFile, FileSource } from '../files/file-source.ts';
import { MediaStore } from '../files/media-store.ts';
import { RefusedImages } from './refused-images.ts';

/** Maximum number of images that are fetched concurrently in this process, by all jobs together. */
const transfersAtOnce = 8;

interface ImportedImages {
  images: PropertyImage[];
  failed: FailedImage[];
}

/** The signal that stops an import of images, and the callback for its progress. */
export interface ImageWatch {
  readonly signal: AbortSignal;
  readonly onImages?: (progress: ImageProgress) => Promise<void>;
}

/** Whether the images of the CRM differ from those that catalog has stored, so that some must be fetched or deleted. */
export function hasImageWork(crmImages: readonly CrmImage[], stored: readonly PropertyImage[]): boolean {
  const marks = new Map(stored.map((image) => [image.storage_path, image.change_mark]));
  const isNew = crmImages.some(({ image }) => marks.get(image.storage_path) !== image.change_mark);
  const paths = new Set(crmImages.map(({ image }) => image.storage_path));
  return isNew || stored.some((image) => !paths.has(image.storage_path));
}

/** The images of a CRM response, with the width and height of the stored images at the same paths. */
export function withStoredSizes(
  crmImages: readonly CrmImage[],
  stored: readonly PropertyImage[],
): PropertyImage[] {
  const byPath = new Map(stored.map((image) => [image.storage_path, image]));
  return crmImages.map(({ image }) => withSize(image, byPath.get(image.storage_path)));
}

/** Imports an object's images from the CRM into media. */
@Injectable()
export class ImageImport {
  private readonly limit = pLimit(transfersAtOnce);

  constructor(
    private readonly source: FileSource,
    private readonly media: MediaStore,
    private readonly refused: RefusedImages,
    private readonly tuning: Tuning,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Fetches the images whose version (change mark) is not stored in catalog or media. Returns all images, and the
   * failed ones with their reason; a failed image keeps its old version, if there is one. A file that cannot be stored
   * is not fetched again until it changes in the CRM. Rejects with the signal's reason once the signal is aborted,
   * after all transfers have ended.
   */
  async importImages(
    crmImages: readonly CrmImage[],
    stored: readonly PropertyImage[],
    { signal, onImages }: ImageWatch,
  ): Promise<ImportedImages> {
    const byPath = new Map(stored.map((image) => [image.storage_path, image]));
    const refusals = await this.refused.reasons(crmImages.map(({ image }) => image));
    const cover = coverImage(withOrigins(crmImages.map(({ image }) => image)));
    const total = crmImages.length;
    let done = 0;
    await onImages?.({ total, done });
    const results = await Promise.allSettled(
      crmImages.map(async ({ image, url }): Promise<{ image?: PropertyImage; failed?: FailedImage }> => {
        const old = byPath.get(image.storage_path);
        const isKnown = old?.change_mark === image.change_mark && (await this.media.isStored(image, signal));
        const reason = refusals.get(image.storage_path);
        const transfer = async () => {
          if (reason !== undefined) throw new FileFailure(reason);
          return this.limit(() => this.transfer(image, url, { signal, isCover: image.id === cover?.id }));
        };
        const result = isKnown
          ? { image: withSize(image, old) }
          : await transfer().then(
              (imported) => ({ image: imported }),
              async (error: unknown) => {
                signal.throwIfAborted();
                if (!(error instanceof FileFailure)) throw error;
                if (error instanceof RefusedFile) await this.refused.add(image, error.message);
                this.log.warn({ err: error, image: image.id }, 'image not imported');
                const { id, title } = image;
                const failed = { id, title, reason: error.message, url: withoutSecrets(url) };
                return old
                  ? { image: withSize({ ...image, change_mark: old.change_mark }, old), failed }
                  : { failed };
              },
            );
        done += 1;
        await onImages?.({ total, done });
        return result;
      }),
    );
    signal.throwIfAborted();
    const imported = results.map((result) => {
      if (result.status === 'rejected') throw result.reason;
      return result.value;
    });
    return {
      images: imported.flatMap(({ image }) => image ?? []).map((image, position) => ({ ...image, position })),
      failed: imported.flatMap(({ failed }) => failed ?? []),
    };
  }

  private transfer(
    image: PropertyImage,
    url: string,
    { signal: stopSignal, isCover }: { signal: AbortSignal; isCover: boolean },
  ): Promise<PropertyImage> {
    return this.retry(async () => {
      stopSignal.throwIfAborted();
      const signal = AbortSignal.any([stopSignal, AbortSignal.timeout(this.tuning.requestTimeoutMs)]);
      const file = await this.source.open(url, 'image', signal);
      const { width, height } = await this.media.put(image, file, { signal, isCover });
      return { ...image, width, height };
    }, stopSignal);
  }

  /** Runs the task and retries it after a transient failure. Rejects when the signal is aborted during a pause. */
  private async retry<Result>(task: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await task();
      } catch (error) {
        const isTransient = error instanceof FileFailure && error.isTransient;
        if (!isTransient || tries === this.tuning.maxTries) throw error;
        await sleep(this.tuning.retryPauseAfter(tries), undefined, { signal });
      }
    }
  }
}

function withSize(image: PropertyImage, old: PropertyImage | undefined): PropertyImage {
  if (old?.width === undefined || old.height === undefined) return image;
  return { ...image, width: old.width, height: old.height };
}

/** The URL of an image without query, user name and password, because these may contain secrets. */
function withoutSecrets(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
