import { LRUCache } from 'lru-cache';

export interface Loaded<Value> {
  readonly value: Value;
  /**
   * Longest time in the cache, in ms from the start of the load, if shorter than the cache's limit; 0 means not
   * stored.
   */
  readonly maxAgeMs?: number;
}

/**
 * An LRU cache in memory. Concurrent loads of the same key share one promise. `clear` drops all values; a load that
 * runs at that moment still resolves for its waiting callers, but its value is neither stored nor shared with later
 * callers. LRUCache's own `fetch` is not used, because it always stores its result.
 */
export class MemoryCache<Key extends string | number, Value> {
  private readonly entries: LRUCache<Key, { readonly value: Value }>;
  /** Loads in progress. `clear` replaces the map, so that a load that began earlier does not store its value. */
  private loading = new Map<Key, Promise<Value>>();

  /** `bytesOf` estimates the memory of an entry; `maxAgeMs` counts from the start of its load. */
  constructor(
    private readonly settings: {
      readonly maxBytes: number;
      readonly maxAgeMs: number;
      readonly bytesOf: (value: Value, key: Key) => number;
    },
  ) {
    this.entries = new LRUCache({
      maxSize: settings.maxBytes,
      sizeCalculation: ({ value }, key) => settings.bytesOf(value, key),
      ttl: settings.maxAgeMs,
    });
  }

  get size(): number {
    return this.entries.size;
  }

  get(key: Key): Value | undefined {
    return this.entries.get(key)?.value;
  }

  /** The load of the key that is in progress; undefined if there is none. */
  pending(key: Key): Promise<Value> | undefined {
    return this.loading.get(key);
  }

  /**
   * Returns the value from the cache, from a load in progress, or from `load`. A rejection is not cached; the next
   * call loads again.
   */
  load(key: Key, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const stored = this.entries.get(key);
    if (stored) return Promise.resolve(stored.value);
    const { loading } = this;
    const known = loading.get(key);
    if (known) return known;
    const running = this.store(key, load).finally(() => loading.delete(key));
    loading.set(key, running);
    return running;
  }

  /** Recalculates the size of a value that has grown. Does nothing if the value is no longer stored. */
  resize(key: Key, value: Value): void {
    // `set` gets a new wrapper object, because LRUCache recalculates the size only for another object.
    if (this.entries.peek(key)?.value === value) this.entries.set(key, { value }, { noUpdateTTL: true });
  }

  /** Drops all values, because their source changed or may have changed; returns how many there were. */
  clear(): number {
    const { size } = this.entries;
    this.entries.clear();
    this.loading = new Map();
    return size;
  }

  private async store(key: Key, load: () => Promise<Loaded<Value>>): Promise<Value> {
    const { loading } = this;
    const since = performance.now();
    const { value, maxAgeMs = Infinity } = await load();
    const ttl = Math.min(maxAgeMs, this.settings.maxAgeMs) - (performance.now() - since);
    if (loading === this.loading && ttl > 0) this.entries.set(key, { value }, { ttl });
    return value;
  }
}
