import { setTimeout as sleep } from 'node:timers/promises';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { type ImageAddress } from '@estate/storage/image-address';
import { OrderNotes, type Note } from './order-notes.ts';

/** A write that has not replaced the image by then gives up, so that an announcement counts no longer than it has to. */
const writeWithinMs = 20_000;
/** Announcements of copies that died are ignored after this time; the difference is room for clocks that differ. */
const announcedForMs = 30_000;
const lookAgainMs = 50;

/** Throws `unavailable` if the write that it belongs to has taken too long to go on. */
export type CheckInTime = () => void;

/**
 * Prevents an import with an older CRM reading from overwriting images of a newer one. Each import begins with the
 * time of its reading; from then on the images of that property accept only writes of this and newer readings. The
 * older import may be slow, disconnected or stalled; its writes are refused all the same.
 *
 * The order holds over all copies that share a storage. A write is announced there before it looks at the readings; a
 * reading is noted there before it looks at the announcements. So of two at the same moment one sees the other: the
 * write is refused, or the reading waits for it (decision 12).
 */
@Injectable()
export class ReadingOrder {
  constructor(private readonly notes: OrderNotes) {}

  /** Notes the reading's time and waits for older writes. Fails with `outdated-record` if a newer one is noted. */
  async begin(address: ImageAddress, reading: number): Promise<void> {
    if ((await this.newest(address)) < reading) await this.notes.noteReading(address, reading);
    for (;;) {
      const { readings, writes } = await this.notes.all(address);
      if (newestOf(readings) > reading) throw new ProblemError('outdated-record');
      const overSince = Date.now() - announcedForMs;
      const over = writes.filter(({ announcedAt }) => announcedAt < overSince);
      if (writes.every((write) => write.reading >= reading || over.includes(write))) {
        const outdated = [...readings.filter((noted) => noted.reading < reading), ...over];
        await Promise.all(outdated.map(({ key }) => this.notes.remove(key)));
        return;
      }
      await sleep(lookAgainMs);
    }
  }

  /** Throws `outdated-record` if a newer reading has begun. */
  async check(address: ImageAddress, reading: number): Promise<void> {
    if ((await this.newest(address)) > reading) throw new ProblemError('outdated-record');
  }

  /**
   * Runs a write, or fails with `outdated-record` if a newer reading has begun. The write calls its argument before it
   * changes what visitors see.
   */
  async write<Result>(
    address: ImageAddress,
    reading: number,
    task: (checkInTime: CheckInTime) => Promise<Result>,
  ): Promise<Result> {
    const since = performance.now();
    const announcement = await this.notes.announceWrite(address, reading);
    try {
      await this.check(address, reading);
      return await task(() => {
        if (performance.now() - since > writeWithinMs) throw new ProblemError('unavailable');
      });
    } finally {
      // One that cannot be removed is over by itself.
      await this.notes.remove(announcement).catch(() => undefined);
    }
  }

  private async newest(address: ImageAddress): Promise<number> {
    return newestOf((await this.notes.all(address)).readings);
  }
}

const newestOf = (readings: readonly Note[]) => Math.max(0, ...readings.map(({ reading }) => reading));
