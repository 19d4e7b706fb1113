import { createHash } from 'node:crypto';

/** Describes a set of records by their number and their common checksum. */
export interface Sum {
  readonly count: number;
  readonly digest: string;
}

/**
 * The checksum of a set: the XOR of the SHA-256 of its members, so that it does not depend on their order. All members
 * are distinct (by `_id` or key), so no two cancel each other out.
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

  get sum(): Sum {
    return { count: this.count, digest: this.total.toString('hex') };
  }
}

/** Checksums by name, e.g. of a collection. */
export class Digests {
  private readonly sets = new Map<string, SetDigest>();

  of(name: string): SetDigest {
    const existing = this.sets.get(name);
    if (existing) return existing;
    const set = new SetDigest();
    this.sets.set(name, set);
    return set;
  }

  get sums(): Record<string, Sum> {
    const all = [...this.sets].map(([name, { sum }]) => [name, sum] as const);
    // Left out, so that an empty set is equal to a missing one.
    return Object.fromEntries(all.filter(([, { count }]) => count > 0));
  }
}

/** The names whose sums differ. */
export function differences(a: Readonly<Record<string, Sum>>, b: Readonly<Record<string, Sum>>): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter(
    (name) => a[name]?.count !== b[name]?.count || a[name]?.digest !== b[name]?.digest,
  );
}
