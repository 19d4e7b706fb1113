import { mediaBuckets } from '@estate/contracts/media/images';
import { documentFilesFolder } from '@estate/storage/document-address';
import { isImageFolder, originalIn } from '@estate/storage/image-address';
import { readIfExists, listFolder } from '@estate/storage/open-storage';
import { type Disk } from 'flydrive';
import { type SetDigest } from '../archive/digest.ts';
import { type TarEntry } from '../archive/entries.ts';

const folder = 'images/';

/** Whether the storage contains any image or document. */
export async function hasImages(disk: Disk): Promise<boolean> {
  for (const bucket of mediaBuckets) {
    const { folders } = await listFolder(disk, bucket);
    if (folders.some(isImageFolder)) return true;
  }
  return (await listFolder(disk, documentFilesFolder)).files.length > 0;
}

/**
 * The archive entries of an image: the originals of all versions, and its other files. Skips files removed meanwhile.
 */
async function* imageEntries(
  disk: Disk,
  image: string,
  onBroken: (version: string) => void,
): AsyncGenerator<TarEntry> {
  const { folders, files } = await listFolder(disk, image);
  for (const version of folders) {
    const original = originalIn(version);
    const bytes = await readIfExists(disk, original);
    if (bytes) yield { name: original, bytes };
    else onBroken(version);
  }
  yield* fileEntries(disk, files);
}

async function* fileEntries(disk: Disk, files: readonly string[]): AsyncGenerator<TarEntry> {
  for (const name of files) {
    const bytes = await readIfExists(disk, name);
    if (bytes) yield { name, bytes };
  }
}

async function* readFiles(
  disk: Disk,
  onBroken: (version: string) => void = () => undefined,
): AsyncGenerator<TarEntry> {
  for (const bucket of mediaBuckets) {
    const { folders } = await listFolder(disk, bucket);
    for (const image of folders.filter(isImageFolder)) yield* imageEntries(disk, image, onBroken);
  }
  yield* fileEntries(disk, (await listFolder(disk, documentFilesFolder)).files);
}

/**
 * The archive entries of all images and documents. Renditions are left out, because media renders them again. A version without an
 * original is reported and left out, so that one broken image does not prevent every backup.
 */
export async function* dumpImages(
  disk: Disk,
  digest: SetDigest,
  onBroken: (version: string) => void,
): AsyncGenerator<TarEntry> {
  for await (const { name, bytes } of readFiles(disk, onBroken)) {
    digest.add(name, '\0', bytes);
    yield { name: folder + name, bytes };
  }
}

/** The storage key of an image entry; undefined for other entries. */
export const imageKeyOf = ({ name }: TarEntry): string | undefined =>
  name.startsWith(folder) ? name.slice(folder.length) : undefined;

/** Adds the current contents of the storage to the checksum. */
export async function digestImages(disk: Disk, digest: SetDigest): Promise<void> {
  for await (const { name, bytes } of readFiles(disk)) digest.add(name, '\0', bytes);
}

export async function removeImages(disk: Disk): Promise<void> {
  for (const place of [...mediaBuckets, documentFilesFolder]) await disk.deleteAll(place);
}
