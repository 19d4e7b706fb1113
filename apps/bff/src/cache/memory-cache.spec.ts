import { describe, expect, it } from '@jest/globals';
import { type Loaded, MemoryCache } from './memory-cache.ts';

/** A load that stays pending until the test resolves or rejects it. */
function deferred() {
  let resolve = (_loaded: Loaded<string>): void => undefined;
  const promise = new Promise<Loaded<string>>((settle) => (resolve = settle));
  return {
    load: () => promise,
    end: (value: string, maxAgeMs?: number) =>
      resolve({ value, ...(maxAgeMs === undefined ? {} : { maxAgeMs }) }),
  };
}

const newCache = () =>
  new MemoryCache<string, string>({ maxBytes: 10, maxAgeMs: 60_000, bytesOf: (value) => value.length });

describe('a value in memory', () => {
  it('the cache loads a value once for concurrent callers and stores it', async () => {
    const cache = newCache();
    const { load, end } = deferred();
    const both = [cache.load('a', load), cache.load('a', () => Promise.reject(new Error('loaded twice')))];
    end('value');
    expect(await Promise.all(both)).toEqual(['value', 'value']);
    expect(cache.get('a')).toBe('value');
    expect(cache.pending('a')).toBeUndefined();
  });

  it('the cache neither stores nor shares a value if it was cleared while the value was loading', async () => {
    const cache = newCache();
    const [before, after] = [deferred(), deferred()];
    const outdated = cache.load('a', before.load);
    cache.clear();
    const current = cache.load('a', after.load);
    before.end('old');
    expect(await outdated).toBe('old');
    expect(cache.get('a')).toBeUndefined();
    expect(cache.pending('a')).toBeDefined();
    after.end('new');
    expect(await current).toBe('new');
    expect(cache.get('a')).toBe('new');
  });

  it('the cache stores no value with maximum age 0, and loads a value again after a failed load', async () => {
    const cache = newCache();
    expect(await cache.load('a', () => Promise.resolve({ value: 'x', maxAgeMs: 0 }))).toBe('x');
    expect(cache.size).toBe(0);
    await expect(cache.load('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.load('a', () => Promise.resolve({ value: 'y' }))).toBe('y');
  });

  it('the full cache evicts its oldest value when a value is added or grows', async () => {
    const sizes = new Map([
      ['a', 4],
      ['b', 4],
    ]);
    const cache = new MemoryCache<string, string>({
      maxBytes: 10,
      maxAgeMs: 60_000,
      bytesOf: (value) => sizes.get(value) ?? 0,
    });
    for (const key of sizes.keys()) await cache.load(key, () => Promise.resolve({ value: key }));
    expect(cache.size).toBe(2);
    sizes.set('b', 7);
    cache.resize('b', 'b');
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'b']);
    expect(cache.clear()).toBe(1);
  });
});
