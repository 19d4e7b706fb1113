import { LRUCache } from 'lru-cache';

/** A value as it was loaded. */
export interface Loaded<Value> {
  readonly value: Value;
  /** How long it may be kept from the start of its load, if shorter than the cache's limit; 0 is not at all. */
  readonly maxAgeMs?: number;
}

/**
 * Values in memory, the least recently used ones dropped first. Loads of the same key at the same time share one. `clear`
 * drops all values; a load that runs at that moment still answers those who wait for it, but it is neither stored nor
 * shared with later ones. LRUCache's own `fetch` stores whatever it answers, so it fits no value that must not be kept.
 */
export class MemoryCache<Key extends string | number, Value> {
  private readonly kept: LRUCache<Key, { readonly value: Value }>;
  /** `clear` begins a new map, by which a load knows that it is outdated. */
  private loading = new Map<Key, Promise<Value>>();

  /** `bytesOf` estimates what an entry takes; `maxAgeMs` counts from the start of its load. */
  constructor(
    private readonly settings: {
      readonly maxBytes: number;
      readonly maxAgeMs: number;
      readonly bytesOf: (value: Value, key: Key) => number;
    },
  ) {
    this.kept = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: ({ value }, key) => settings.bytesOf(value, key),
      ttl: settings.maxAgeMs,
    });
  }

  /** The number of values. */
  get size(): number {
    return this.kept.size;
  }

  get(key: Key): Value | undefined {
    return this.kept.get(key)?.value;
  }

  /** The running load of the key. */
  pending(key: Key): Promise<Value> | undefined {
    return this.loading.get(key);
  }

  /** The value from memory, of a running load, or of `load`. Rejects as the load does, which is then tried anew. */
  load(key: Key, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const kept = this.kept.get(key);
    if (kept) return Promise.resolve(kept.value);
    const { loading } = this;
    const known = loading.get(key);
    if (known) return known;
    const running = this.store(key, load).finally(() => loading.delete(key));
    loading.set(key, running);
    return running;
  }

  /** Calculates the size of a value that has grown. Does nothing if it is not stored. */
  resize(key: Key, value: Value): void {
    // A new entry, because LRUCache calculates the size of another one only.
    if (this.kept.peek(key)?.value === value) this.kept.set(key, { value }, { noUpdateTTL: true });
  }

  /** Drops all values, because their source changed or may have changed; returns how many there were. */
  clear(): number {
    const { size } = this.kept;
    this.kept.clear();
    this.loading = new Map();
    return size;
  }

  private async store(key: Key, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const { loading } = this;
    const since = performance.now();
    const { value, maxAgeMs = Infinity } = await load();
    const ttl = Math.min(maxAgeMs, this.settings.maxAgeMs) - (performance.now() - since);
    if (loading === this.loading && ttl > 0) this.kept.set(key, { value }, { ttl });
    return value;
  }
}
