/** A reproducible random generator (mulberry32): the same seed gives the same values on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** 0 ≤ value < 1 */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  isLucky(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(from: readonly T[]): T {
    const picked = from[this.int(0, from.length - 1)];
    if (picked === undefined) throw new RangeError('Nothing to pick from');
    return picked;
  }

  /** `count` different items in their original order. */
  some<T>(from: readonly T[], count: number): T[] {
    const left = from.map((_, index) => index);
    while (left.length > count) left.splice(this.int(0, left.length - 1), 1);
    return left.map((index) => from[index] as T);
  }
}
