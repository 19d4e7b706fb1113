import { GetImageAccess } from '@estate/contracts/catalog';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { LRUCache } from 'lru-cache';

/** Access keys of a property's open images, by their path in the bucket. */
type Keys = ReadonlyMap<string, string>;

const maxLifeMs = 60_000;
/** Estimated from the sizes below; the measured growth of the heap was 5 MB at most. */
const maxBytes = 8 * 1024 * 1024;
/** Bytes of one property, and of one image without its path. */
const overhead = { property: 512, image: 192 };

const sizeOf = (keys: Keys) =>
  [...keys.keys()].reduce((size, path) => size + path.length + overhead.image, overhead.property);

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
  private readonly kept = new LRUCache<number, Keys>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: maxLifeMs,
  });
  private readonly pending = new Map<number, Promise<Keys>>();
  private generation = 0;

  constructor(private readonly catalog: RpcClient) {}

  /** Whether this key opens this image, from memory; undefined if catalog has to be asked. */
  known(path: string, key: string | undefined): boolean | undefined {
    const id = propertyIdOf(path);
    if (id === undefined || key === undefined) return false;
    const keys = this.kept.get(id);
    return keys && keys.get(path) === key;
  }

  /** Asks catalog whether this key opens this image; `unavailable` if it does not answer. */
  async asked(path: string, key: string | undefined): Promise<boolean> {
    const id = propertyIdOf(path);
    if (id === undefined || key === undefined) return false;
    return (await this.keysOf(id)).get(path) === key;
  }

  drop(): void {
    this.generation += 1;
    this.kept.clear();
    this.pending.clear();
  }

  /** Simultaneous requests for one property share one call. */
  private keysOf(id: number): Promise<Keys> {
    const underway = this.pending.get(id);
    if (underway) return underway;
    const asked = this.ask(id).finally(() => {
      if (this.pending.get(id) === asked) this.pending.delete(id);
    });
    this.pending.set(id, asked);
    return asked;
  }

  private async ask(id: number): Promise<Keys> {
    const { generation } = this;
    const since = performance.now();
    const { images } = await this.catalog.call(GetImageAccess, { id }).catch((cause: unknown) => {
      throw new ProblemError('unavailable', { cause });
    });
    const keys = new Map(images.map(({ storage_path, access_key }) => [storage_path, access_key]));
    const ttl = maxLifeMs - (performance.now() - since);
    if (generation === this.generation && ttl > 0) this.kept.set(id, keys, { ttl });
    return keys;
  }
}
