import { GetImageAccess } from '@estate/contracts/catalog/properties';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type z } from 'zod';
import { MemoryCache } from '../cache/memory-cache.ts';

type OpenImage = Pick<z.output<typeof GetImageAccess.output>['images'][number], 'access_key' | 'change_mark'>;
/** A property's open images by their paths in the bucket. */
type OpenImages = ReadonlyMap<string, OpenImage>;

/** Bytes of one property, and of one image without its path. */
const overhead = { property: 512, image: 288 };

const bytesOf = (images: OpenImages) =>
  [...images.keys()].reduce((size, path) => size + path.length + overhead.image, overhead.property);

/** The change mark of an image if the key opens it. */
function markOf(images: OpenImages, path: string, key: string): string | null {
  const image = images.get(path);
  return image?.access_key === key ? image.change_mark : null;
}

/** The path of an image begins with the id of its property. */
function propertyIdOf(path: string): number | undefined {
  const [, id] = /^([1-9]\d{0,14})\//.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Knows from catalog which images of properties visitors may see, for a minute at most and until the next catalog event. */
export class ImageAccess {
  /** The bound is estimated from the sizes above; the measured growth of the heap was 5 MB at most. */
  private readonly images = new MemoryCache<number, OpenImages>({
    maxBytes: 8 * 1024 * 1024,
    maxAgeMs: 60_000,
    bytesOf,
  });

  constructor(private readonly catalog: RpcClient) {}

  /** Today's change mark of the image, from memory; null if the key does not open it, undefined if catalog has to be asked. */
  cachedMark(path: string, key: string | undefined): string | null | undefined {
    const id = propertyIdOf(path);
    if (id === undefined || key === undefined) return null;
    const images = this.images.get(id);
    return images && markOf(images, path, key);
  }

  /** The same, with a call of catalog if need be; `unavailable` if it does not answer. */
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
