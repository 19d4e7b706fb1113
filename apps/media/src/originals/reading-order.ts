import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { z } from 'zod';
import { readingKey, type ImageAddress } from '../storage/image-address.ts';
import { readIfThere } from '../storage/open-storage.ts';
import { KeyedTurns } from './keyed-turns.ts';

const Newest = z.object({ reading: z.int() });

/**
 * Keeps an import whose reading of the CRM is older from undoing what a newer one stored. Each import begins with the
 * time of its reading; from then on the images of that property take writes of this and newer readings only. It
 * holds whatever became of the older import meanwhile: slow, cut off, or standing still for a while.
 * Within one process no older write is left once `begin` resolves; with several, one that is just being written may be.
 */
@Injectable()
export class ReadingOrder {
  private readonly turns = new KeyedTurns();
  private readonly running = new Map<string, Set<Promise<unknown>>>();

  constructor(private readonly storage: Disk) {}

  /** Notes the reading and waits for the writes that have begun before. `outdated-record` if a newer reading is noted. */
  begin(address: ImageAddress, reading: number): Promise<void> {
    const key = readingKey(address);
    return this.turns.run(key, async () => {
      const newest = await this.newest(key);
      if (newest > reading) throw new ProblemError('outdated-record');
      if (newest < reading)
        await this.storage.put(key, JSON.stringify({ reading } satisfies z.infer<typeof Newest>));
      await Promise.allSettled([...(this.running.get(key) ?? [])]);
    });
  }

  /** `outdated-record` if a newer reading has begun. */
  async check(address: ImageAddress, reading: number): Promise<void> {
    if ((await this.newest(readingKey(address))) > reading) throw new ProblemError('outdated-record');
  }

  /** Runs a write, unless a newer reading has begun: `outdated-record`. */
  async write<Result>(address: ImageAddress, reading: number, task: () => Promise<Result>): Promise<Result> {
    const key = readingKey(address);
    const running = this.running.get(key) ?? new Set();
    this.running.set(key, running);
    // It counts as running before the check: a reading that begins later either is seen by the check or waits for it.
    const mine = this.check(address, reading).then(task);
    running.add(mine);
    try {
      return await mine;
    } finally {
      running.delete(mine);
      if (running.size === 0 && this.running.get(key) === running) this.running.delete(key);
    }
  }

  private async newest(key: string): Promise<number> {
    const bytes = await readIfThere(this.storage, key);
    return bytes ? Newest.parse(JSON.parse(Buffer.from(bytes).toString())).reading : 0;
  }
}
