import { type Disk } from 'flydrive';
import { z } from 'zod';
import { BackupFault } from '../fault.ts';
import { imageKeyOf } from '../stores/images.ts';
import { collectionOf, readRecords } from '../stores/records.ts';
import { differingSets, Digests, type Checksum } from './digest.ts';
import { decrypt } from './encryption.ts';
import { unpackTar, type TarEntry } from './entries.ts';
import { readParts, type Part } from './parts.ts';

/** The last entry of an archive: the checksums of its contents. */
const Manifest = z.object({
  version: z.literal(1),
  sums: z.record(z.string(), z.object({ count: z.int(), digest: z.string() })),
});
const manifestName = 'manifest.json';
export const imagesSetName = 'images';

export const manifestEntry = (sums: Record<string, Checksum>): TarEntry => ({
  name: manifestName,
  bytes: Buffer.from(JSON.stringify({ version: 1, sums } satisfies z.infer<typeof Manifest>)),
});

export const openArchive = (disk: Disk, parts: readonly Part[], key: string): AsyncGenerator<TarEntry> =>
  unpackTar(decrypt(readParts(disk, parts), key));

/** Reads a whole archive and returns the checksums of its contents. Throws a BackupFault if they differ from its manifest. */
export async function checkArchive(
  disk: Disk,
  parts: readonly Part[],
  key: string,
): Promise<Record<string, Checksum>> {
  const found = new Digests();
  let manifest: z.infer<typeof Manifest> | undefined;
  try {
    for await (const entry of openArchive(disk, parts, key)) {
      const collection = collectionOf(entry);
      const image = imageKeyOf(entry);
      if (collection !== undefined)
        for (const record of await readRecords(entry)) found.of(`mongo/${collection}`).add(record);
      else if (image !== undefined) found.of(imagesSetName).add(image, '\0', entry.bytes);
      else if (entry.name === manifestName)
        manifest = Manifest.parse(JSON.parse(Buffer.from(entry.bytes).toString()));
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    throw new BackupFault('The backup cannot be read: it is cut off or was changed.', { cause: error });
  }
  if (!manifest) throw new BackupFault('The backup has no end: it was not written completely.');
  const faults = differingSets(manifest.sums, found.sums);
  if (faults.length > 0)
    throw new BackupFault(`The backup does not hold what it says: ${faults.join(', ')}.`);
  return manifest.sums;
}
