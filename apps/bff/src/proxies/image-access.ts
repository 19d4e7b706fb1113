import { GetImageAccess } from '@estate/contracts/catalog/properties';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { LRUCache } from 'lru-cache';
import { type z } from 'zod';

type OpenImage = Pick<z.output<typeof GetImageAccess.output>['images'][number], 'access_key' | 'change_mark'>;
/** A property's open images by their paths in the bucket. */
type OpenImages = ReadonlyMap<string, OpenImage>;

const maxLifeMs = 60_000;
/** Estimated from the sizes below; the measured growth of the heap was 5 MB at most. */
const maxBytes = 8 * 1024 * 1024;
/** Bytes of one property, and of one image without its path. */
const overhead = { property: 512, image: 288 };

const sizeOf = (images: OpenImages) =>
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

/**
 * Knows from catalog which images of properties visitors may see. An answer is stored for a minute at most, counted from
 * the request, and dropped by every catalog event. An answer that was requested before such an event is not stored.
 */
export class ImageAccess {
  private readonly kept = new LRUCache<number, OpenImages>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxLifeMs,
  });
  private readonly pending = new Map<number, Promise<OpenImages>>();
  private generation = 0;

  constructor(private readonly catalog: RpcClient) {}

  /** Today's change mark of the image, from memory; null if the key does not open it, undefined if catalog has to be asked. */
  known(path: string, key: string | undefined): string | null | undefined {
    const id = propertyIdOf(path);
    if (id === undefined || key === undefined) return null;
    const images = this.kept.get(id);
    return images && markOf(images, path, key);
  }

  /** The same, asked of catalog; `unavailable` if it does not answer. */
  async asked(path: string, key: string | undefined): Promise<string | null> {
    const id = propertyIdOf(path);
    if (id === undefined || key === undefined) return null;
    return markOf(await this.imagesOf(id), path, key);
  }

  drop(): void {
    this.generation += 1;
    this.kept.clear();
    this.pending.clear();
  }

  /** Simultaneous requests for one property share one call. */
  private imagesOf(id: number): Promise<OpenImages> {
    const underway = this.pending.get(id);
    if (underway) return underway;
    const asked = this.ask(id).finally(() => {
      if (this.pending.get(id) === asked) this.pending.delete(id);
    });
    this.pending.set(id, asked);
    return asked;
  }

  private async ask(id: number): Promise<OpenImages> {
    const { generation } = this;
    const since = performance.now();
    const { images: open } = await this.catalog.call(GetImageAccess, { id }).catch((cause: unknown) => {
      throw new ProblemError('unavailable', { cause });
    });
    const images = new Map(open.map(({ storage_path, ...image }) => [storage_path, image]));
    const ttl = maxLifeMs - (performance.now() - since);
    if (generation === this.generation && ttl > 0) this.kept.set(id, images, { ttl });
    return images;
  }
}
