import { GetImageAccess } from '@estate/contracts/catalog/properties';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type z } from 'zod';
import { MemoryCache } from '../cache/memory-cache.ts';

type OpenImage = Pick<z.output<typeof GetImageAccess.output>['images'][number], 'access_key' | 'change_mark'>;
/** The images of a property that visitors may see, by path in the bucket. */
type OpenImages = ReadonlyMap<string, OpenImage>;

/** Estimated bytes of one property, and of one image without its path. */
const overhead = { property: 512, image: 288 };

const bytesOf = (images: OpenImages) =>
  [...images.keys()].reduce((size, path) => size + path.length + overhead.image, overhead.property);

/**
 * The current version of an image, its change mark in the CRM; null if the image is not public or the key is wrong.
 */
function markOf(images: OpenImages, path: string, key: string): string | null {
  const image = images.get(path);
  return image?.access_key === key ? image.change_mark : null;
}

/** The path of an image begins with the id of its property. */
function propertyIdOf(path: string): number | undefined {
  const [, id] = /^([1-9]\d{0,14})\//.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/**
 * Which property images visitors may see, according to catalog. An answer is cached until the next catalog event,
 * and for a minute at most.
 */
export class ImageAccess {
  /** The limit counts the estimated sizes above. The measured growth of the heap was 5 MB at most. */
  private readonly images = new MemoryCache<number, OpenImages>({
    maxBytes: 8 * 1024 * 1024,
    maxAgeMs: 60_000,
    bytesOf,
  });

  constructor(private readonly catalog: RpcClient) {}

  /**
   * The current version (change mark) of the image from the cache; null if the image is not public or the key is
   * wrong, undefined if the property is not cached.
   */
  cachedMark(path: string, key: string | undefined): string | null | undefined {
    const id = propertyIdOf(path);
    if (id === undefined || key === undefined) return null;
    const images = this.images.get(id);
    return images && markOf(images, path, key);
  }

  /**
   * Like `cachedMark`, but calls catalog if the property is not cached. Rejects with `unavailable` if catalog does not
   * respond.
   */
  async mark(path: string, key: string | undefined): Promise<string | null> {
    const id = propertyIdOf(path);
    if (id === undefined || key === undefined) return null;
    const images = await this.images.load(id, () => this.read(id));
    return markOf(images, path, key);
  }

  clear(): void {
    this.images.clear();
  }

  private async read(id: number): Promise<{ value: OpenImages }> {
    const { images } = await this.catalog.call(GetImageAccess, { id }).catch((cause: unknown) => {
      throw new ProblemError('unavailable', { cause });
    });
    return { value: new Map(images.map(({ storage_path, ...image }) => [storage_path, image])) };
  }
}
