import { createHash } from 'node:crypto';
import { type Disk } from 'flydrive';
import { BackupFault } from '../fault.ts';

/** A stored part of an archive. All parts together are one encrypted file in the format age. */
export interface Part {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** The size of a part. A part is buffered before it is stored, because S3 accepts no stream of unknown length. */
const partBytes = 16 * 1024 * 1024;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Stores the bytes in files below `folder` and returns these parts in their order. */
export async function writeParts(
  disk: Disk,
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Part[]> {
  const parts: Part[] = [];
  const buffer = Buffer.allocUnsafe(partBytes);
  let used = 0;
  const flush = async () => {
    const content = buffer.subarray(0, used);
    const key = `${folder}/${String(parts.length + 1).padStart(6, '0')}.age`;
    await disk.put(key, content);
    parts.push({ key, bytes: used, sha256: sha256(content) });
    used = 0;
  };
  for await (const chunk of bytes) {
    for (let start = 0; start < chunk.length;) {
      const piece = chunk.subarray(start, start + partBytes - used);
      buffer.set(piece, used);
      used += piece.length;
      start += piece.length;
      if (used === partBytes) await flush();
    }
  }
  if (used > 0) await flush();
  return parts;
}

/** The bytes of all parts. Throws a BackupFault at the first part that is missing or changed. */
export async function* readParts(disk: Disk, parts: readonly Part[]): AsyncGenerator<Uint8Array, void> {
  for (const { key, bytes, sha256: expected } of parts) {
    const content = await disk.getBytes(key).catch((error: unknown) => {
      throw new BackupFault(`${key} of the backup cannot be read.`, { cause: error });
    });
    if (content.length !== bytes || sha256(content) !== expected)
      throw new BackupFault(`${key} of the backup is not what was written.`);
    yield content;
  }
}
