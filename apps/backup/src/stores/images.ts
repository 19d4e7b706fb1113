import { mediaBuckets } from '@estate/contracts/media';
import { currentIn, isImageFolder, originalIn } from '@estate/storage/image-address';
import { readIfThere, namesIn } from '@estate/storage/open-storage';
import { type Disk } from 'flydrive';
import { z } from 'zod';
import { type SetDigest } from '../archive/digest.ts';
import { type Entry } from '../archive/entries.ts';

const folder = 'images/';
const maxTries = 3;
const Current = z.object({ mark: z.string() });

/** Whether the storage holds an image. */
export async function hasImages(disk: Disk): Promise<boolean> {
  for (const bucket of mediaBuckets) {
    const { folders } = await namesIn(disk, bucket);
    if (folders.some(isImageFolder)) return true;
  }
  return false;
}

/**
 * The original of an image, and then what names it as the current one. An image that is replaced while it is read is read
 * again; one that was removed meanwhile has no entries.
 */
async function imageEntries(disk: Disk, image: string, onBroken: (image: string) => void): Promise<Entry[]> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const named = await readIfThere(disk, currentIn(image));
    if (!named) return [];
    const { mark } = Current.parse(JSON.parse(Buffer.from(named).toString()));
    const original = await readIfThere(disk, originalIn(image, mark));
    if (original)
      return [
        { name: originalIn(image, mark), bytes: original },
        { name: currentIn(image), bytes: named },
      ];
  }
  onBroken(image);
  return [];
}

async function* keptFiles(
  disk: Disk,
  onBroken: (image: string) => void = () => undefined,
): AsyncGenerator<Entry> {
  for (const bucket of mediaBuckets) {
    const { folders } = await namesIn(disk, bucket);
    for (const image of folders.filter(isImageFolder)) yield* await imageEntries(disk, image, onBroken);
  }
}

/**
 * All originals. Renditions are left out, because media renders them anew, and so are the times of readings, because every
 * later reading is newer. An image without an original is left out and
 * told, so that one broken image does not end all backups.
 */
export async function* dumpImages(
  disk: Disk,
  digest: SetDigest,
  onBroken: (image: string) => void,
): AsyncGenerator<Entry> {
  for await (const { name, bytes } of keptFiles(disk, onBroken)) {
    digest.add(name, '\0', bytes);
    yield { name: folder + name, bytes };
  }
}

/** The key in the storage, undefined for an entry of another kind. */
export const imageKeyOf = ({ name }: Entry): string | undefined =>
  name.startsWith(folder) ? name.slice(folder.length) : undefined;

/** Checksum of what the storage holds now. */
export async function digestImages(disk: Disk, digest: SetDigest): Promise<void> {
  for await (const { name, bytes } of keptFiles(disk)) digest.add(name, '\0', bytes);
}

export async function removeImages(disk: Disk): Promise<void> {
  for (const bucket of mediaBuckets) await disk.deleteAll(bucket);
}
