import { randomUUID } from 'node:crypto';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { z } from 'zod';
import { orderFolder, readingKey, type ImageAddress } from '@estate/storage/image-address';
import { namesIn, readIfThere, write } from '@estate/storage/open-storage';

export interface Note {
  readonly key: string;
  readonly reading: number;
}
interface WriteNote extends Note {
  /** By the clock of the copy that writes, in ms since 1970. */
  readonly announcedAt: number;
}

const noteName = /\/(?:reading|write!(?<announcedAt>\d+)![\w-]+)!(?<reading>\d+)$/;
/** Stores of earlier versions hold the newest reading in one file. */
const EarlierNote = z.object({ reading: z.int() });

/**
 * The readings and running writes of each property's images, noted in the storage. A note says everything by
 * its name, so that copies never overwrite each other's and one listing shows all. Listings of S3 show
 * each completed write.
 */
@Injectable()
export class OrderNotes {
  constructor(private readonly storage: Disk) {}

  async noteReading(address: ImageAddress, reading: number): Promise<void> {
    await this.put(`${orderFolder(address)}/reading!${reading}`);
  }

  /** Returns the key to remove after the write. */
  async announceWrite(address: ImageAddress, reading: number): Promise<string> {
    const key = `${orderFolder(address)}/write!${Date.now()}!${randomUUID()}!${reading}`;
    await this.put(key);
    return key;
  }

  remove(key: string): Promise<void> {
    return this.storage.delete(key);
  }

  async all(address: ImageAddress): Promise<{ readings: Note[]; writes: WriteNote[] }> {
    const readings: Note[] = [];
    const writes: WriteNote[] = [];
    for (const key of await this.keys(orderFolder(address))) {
      const found = noteName.exec(key)?.groups;
      if (!found) continue;
      const note = { key, reading: Number(found['reading']) };
      if (found['announcedAt'] === undefined) readings.push(note);
      else writes.push({ ...note, announcedAt: Number(found['announcedAt']) });
    }
    return { readings: readings.length > 0 ? readings : await this.earlier(address), writes };
  }

  private async earlier(address: ImageAddress): Promise<Note[]> {
    const key = readingKey(address);
    const bytes = await readIfThere(this.storage, key);
    if (!bytes) return [];
    return [{ key, reading: EarlierNote.parse(JSON.parse(Buffer.from(bytes).toString())).reading }];
  }

  private async put(key: string): Promise<void> {
    try {
      // The S3 client warns of an empty body.
      await write(this.storage, key, 'noted');
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause;
      throw new ProblemError('unavailable', { cause });
    }
  }

  private async keys(folder: string): Promise<string[]> {
    try {
      return (await namesIn(this.storage, folder)).files;
    } catch (cause) {
      throw new ProblemError('unavailable', { cause });
    }
  }
}
