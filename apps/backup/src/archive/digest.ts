import { createHash } from 'node:crypto';

/** The number and the common checksum of a set of records or files. */
export interface Checksum {
  readonly count: number;
  readonly digest: string;
}

/**
 * Computes the checksum of a set: the XOR of the SHA-256 of its members, so that it does not depend on their order.
 * Equal members would cancel each other out, but all members differ by their `_id` or key.
 */
export class SetDigest {
  private count = 0;
  private readonly total = Buffer.alloc(32);

  add(...parts: readonly (Uint8Array | string)[]): void {
    const hash = createHash('sha256');
    for (const part of parts) hash.update(part);
    const digest = hash.digest();
    for (let index = 0; index < 32; index += 1)
      this.total[index] = (this.total[index] ?? 0) ^ (digest[index] ?? 0);
    this.count += 1;
  }

  get sum(): Checksum {
    return { count: this.count, digest: this.total.toString('hex') };
  }
}

/** Checksums of several sets, by name, e.g. of a collection. */
export class Digests {
  private readonly sets = new Map<string, SetDigest>();

  of(name: string): SetDigest {
    const existing = this.sets.get(name);
    if (existing) return existing;
    const set = new SetDigest();
    this.sets.set(name, set);
    return set;
  }

  get sums(): Record<string, Checksum> {
    const all = [...this.sets].map(([name, { sum }]) => [name, sum] as const);
    // Empty sets are left out, so that an empty set is equal to a missing one.
    return Object.fromEntries(all.filter(([, { count }]) => count > 0));
  }
}

/** The names of the sets whose sums differ, or that only one side has. */
export function differingSets(
  a: Readonly<Record<string, Checksum>>,
  b: Readonly<Record<string, Checksum>>,
): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter(
    (name) => a[name]?.count !== b[name]?.count || a[name]?.digest !== b[name]?.digest,
  );
}
