import { clientNetwork } from '@estate/server-kit/client-network';
import { type Limits } from '../limits/limits.ts';
import { Busy } from '../limits/refused.ts';
import { type AnswerCache } from './answer-cache.ts';
import { type ReadyAnswer } from './ready-answer.ts';
import { type CacheableRead } from './shared-reads.ts';
import { Turns } from './turns.ts';

/** Fills cache misses within limits, because each one costs work in several processes (decision 8). */
export class Misses {
  private readonly turns = new Turns();

  constructor(
    private readonly cache: AnswerCache,
    private readonly limits: Limits,
  ) {}

  /**
   * Answers the client at this address. The request that starts a fill is counted and takes a turn. Requests that join a
   * running fill are not counted and take none, because they cause no work. A fill that still waits for its turn cannot
   * be joined, because it waits behind the other requests of its client. Rejects with TooManyRequests, with Busy, with
   * the signal's reason when the client left while it waited, or with the error of the fill.
   */
  async answer(
    { key, make, limit }: CacheableRead,
    address: string,
    gone: AbortSignal,
  ): Promise<ReadyAnswer> {
    const underway = this.cache.underway(key);
    if (underway) return underway;
    if (!limit) return this.cache.answer(key, make);
    const { mayBegin, counted } = this.limits.begin(limit, address);
    if (!mayBegin) await counted;
    const [ready] = await Promise.all([this.fill(key, make, address, gone), counted]);
    return ready;
  }

  private async fill(
    key: string,
    make: CacheableRead['make'],
    address: string,
    gone: AbortSignal,
  ): Promise<ReadyAnswer> {
    const made = this.cache.find(key) ?? this.cache.underway(key);
    if (made) return made;
    try {
      return await this.turns.run(clientNetwork(address), gone, () => this.cache.answer(key, make));
    } catch (error) {
      // Another client may have filled it meanwhile.
      const kept = error instanceof Busy ? this.cache.find(key) : undefined;
      if (kept) return kept;
      throw error;
    }
  }
}
