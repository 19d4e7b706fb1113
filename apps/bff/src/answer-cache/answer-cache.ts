import { type IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type Answer, ReadyAnswer, type Variant } from './ready-answer.ts';

const maxBytes = 32 * 1024 * 1024;
export const maxLifeMs = 60_000;
/** Measured bytes of an entry beside its body: the map entry and six lists of headers. */
const overhead = 4_096;

/**
 * Finished answers to public reads (architecture.md, Answer cache). An event drops all of them. A fill that runs at that
 * moment still answers its waiting requests, but it is neither stored nor shared with later ones.
 */
export class AnswerCache {
  private readonly kept = new LRUCache<string, { readonly answer: ReadyAnswer }>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }, key) => answer.size + key.length + overhead,
    ttl: maxLifeMs,
  });
  private readonly making = new Map<string, Promise<ReadyAnswer>>();
  private generation = 0;

  constructor(private readonly securityHeaders: Readonly<Record<string, string>>) {}

  get size(): number {
    return this.kept.size;
  }

  find(key: string): ReadyAnswer | undefined {
    return this.kept.get(key)?.answer;
  }

  /** The answer as this request wants it encoded; a new encoding of a stored answer counts in the bound. */
  async prepare(key: string, answer: ReadyAnswer, request: IncomingMessage): Promise<Variant> {
    const made = answer.variant(request);
    if (made) return made;
    const variant = await answer.prepare(request);
    // A new entry, because LRUCache calculates the size of another value only.
    if (this.kept.peek(key)?.answer === answer) this.kept.set(key, { answer }, { noUpdateTTL: true });
    return variant;
  }

  /** Running fills; equal requests join them. */
  underway(key: string): Promise<ReadyAnswer> | undefined {
    return this.making.get(key);
  }

  /** Returns the stored answer or fills it by `make`; equal misses at the same time share one fill. */
  answer(key: string, make: () => Promise<Answer>): Promise<ReadyAnswer> {
    const known = this.find(key);
    if (known) return Promise.resolve(known);
    const underway = this.underway(key);
    if (underway) return underway;
    const made = this.fill(key, make).finally(() => {
      if (this.making.get(key) === made) this.making.delete(key);
    });
    this.making.set(key, made);
    return made;
  }

  /** Drops all answers, because their source changed or may have changed; returns how many there were. */
  drop(): number {
    const { size } = this.kept;
    this.generation += 1;
    this.kept.clear();
    this.making.clear();
    return size;
  }

  private async fill(key: string, make: () => Promise<Answer>): Promise<ReadyAnswer> {
    const { generation } = this;
    const since = performance.now();
    const answer = await make();
    const ready = new ReadyAnswer(answer, this.securityHeaders);
    const ttl = Math.min(answer.maxLifeMs ?? maxLifeMs, maxLifeMs) - (performance.now() - since);
    if (answer.isKept && generation === this.generation && ttl > 0)
      this.kept.set(key, { answer: ready }, { ttl });
    return ready;
  }
}
