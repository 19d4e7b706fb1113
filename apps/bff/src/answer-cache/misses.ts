import { clientNetwork } from '@estate/server-kit/client-network';
import { type Limits } from '../limits/limits.ts';
import { Busy } from '../limits/refused.ts';
import { type AnswerCache } from './answer-cache.ts';
import { type ReadyAnswer } from './ready-answer.ts';
import { type Target } from './shared-reads.ts';
import { Turns } from './turns.ts';

/** Makes what is not in memory, at a price, so that nobody can have it made at will. */
export class Misses {
  private readonly turns = new Turns();

  constructor(
    private readonly cache: AnswerCache,
    private readonly limits: Limits,
  ) {}

  /**
   * The answer for the client at this address: counted first, then a few are made at once. Who starts the making is
   * counted. Who asks while it runs gets the same answer, uncounted and without a turn, since he causes no work; once it
   * has ended and was not kept, the next one starts and is counted. What still waits for its turn is not joined: it
   * waits behind what else its client wants. Rejects with TooManyRequests or Busy, with the signal's reason when the
   * client went away while it waited, or as the making does.
   */
  async answer({ key, make, limit }: Target, address: string, gone: AbortSignal): Promise<ReadyAnswer> {
    const underway = this.cache.underway(key);
    if (underway) return underway;
    if (!limit) return this.cache.answer(key, make);
    await this.limits.count(limit, address);
    const made = this.cache.find(key) ?? this.cache.underway(key);
    if (made) return made;
    try {
      return await this.turns.run(clientNetwork(address), gone, () => this.cache.answer(key, make));
    } catch (error) {
      // Another client may have had it made meanwhile.
      const kept = error instanceof Busy ? this.cache.find(key) : undefined;
      if (kept) return kept;
      throw error;
    }
  }
}
