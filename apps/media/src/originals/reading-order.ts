import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { z } from 'zod';
import { readingKey, type ImageAddress } from '../storage/image-address.ts';
import { readIfThere } from '../storage/open-storage.ts';
import { KeyedTurns } from './keyed-turns.ts';

const Newest = z.object({ reading: z.int() });

/**
 * Prevents an import with an older CRM reading from overwriting images of a newer one. Each import begins with the
 * time of its reading; from then on the images of that property accept only writes of this and newer readings. The
 * older import may be slow, disconnected or stalled; its writes are refused all the same. When `begin` resolves, no
 * older write runs in this process; in other processes a write that has already begun may still finish.
 */
@Injectable()
export class ReadingOrder {
  private readonly turns = new KeyedTurns();
  private readonly running = new Map<string, Set<Promise<unknown>>>();

  constructor(private readonly storage: Disk) {}

  /** Stores the reading's time and waits for running writes. Fails with `outdated-record` if a newer one is stored. */
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

  /** Throws `outdated-record` if a newer reading has begun. */
  async check(address: ImageAddress, reading: number): Promise<void> {
    if ((await this.newest(readingKey(address))) > reading) throw new ProblemError('outdated-record');
  }

  /** Runs a write, or fails with `outdated-record` if a newer reading has begun. */
  async write<Result>(address: ImageAddress, reading: number, task: () => Promise<Result>): Promise<Result> {
    const key = readingKey(address);
    const running = this.running.get(key) ?? new Set();
    this.running.set(key, running);
    // The write counts as running before its check: the check sees a newer reading, or that one waits for the write.
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
