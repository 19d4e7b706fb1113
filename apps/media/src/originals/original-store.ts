import { MediaStored } from '@estate/contracts/media';
import { currentKey, folderOf, markKeyOf, type ImageAddress } from '@estate/storage/image-address';
import { readIfThere, write } from '@estate/storage/open-storage';
import { Injectable } from '@nestjs/common';
import { Disk } from 'flydrive';
import { z } from 'zod';
import { ImageFiles } from '../storage/image-files.ts';
import { type CheckedImage } from './check-image.ts';
import { type CheckInTime } from './reading-order.ts';

/** Runs tasks with the same key one after the other and tasks with different keys concurrently. */
class KeyedTurns {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve();
    const mine = before.then(task, task);
    this.last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === mine) this.last.delete(key);
    }
  }
}

/** Names the current version of an image. It is written last, so the version that it names is complete. */
const Current = MediaStored.extend({ mark: z.string() });
type Current = z.infer<typeof Current>;

/** For images that belong to no CRM reading. */
const always: CheckInTime = () => undefined;

@Injectable()
export class OriginalStore {
  /** Serialises the writes of one image in this process; ReadingOrder keeps those of other readings apart. */
  private readonly turns = new KeyedTurns();

  constructor(
    private readonly storage: Disk,
    private readonly files: ImageFiles,
  ) {}

  async current(address: ImageAddress): Promise<Current | undefined> {
    const bytes = await readIfThere(this.storage, currentKey(address));
    return bytes && Current.parse(JSON.parse(Buffer.from(bytes).toString()));
  }

  /** The stored version with exactly this change mark. */
  async stored(address: ImageAddress, changeMark: string): Promise<MediaStored | undefined> {
    const current = await this.current(address);
    return current?.mark === markKeyOf(changeMark) ? MediaStored.parse(current) : undefined;
  }

  /** Stores a checked original, then removes the previous version and its renditions. */
  async put(
    address: ImageAddress,
    changeMark: string,
    { stored: image, bytes }: CheckedImage,
    checkInTime: CheckInTime = always,
  ): Promise<MediaStored> {
    return this.turns.run(folderOf(address), async () => {
      const mark = markKeyOf(changeMark);
      const before = await this.current(address);
      await this.files.writeOriginal(address, mark, bytes);
      checkInTime();
      await write(this.storage, currentKey(address), JSON.stringify({ ...image, mark } satisfies Current));
      if (before && before.mark !== mark) await this.files.removeVersion(address, before.mark);
      return image;
    });
  }

  remove(address: ImageAddress, checkInTime: CheckInTime): Promise<void> {
    return this.turns.run(folderOf(address), async () => {
      checkInTime();
      await this.storage.delete(currentKey(address));
      await this.files.removeImage(address);
    });
  }
}
