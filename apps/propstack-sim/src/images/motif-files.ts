import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the committed pictures; the app's README says how they were made. The same from src and from dist. */
export const motifFolder = new URL('../../motifs/', import.meta.url);

export const motifFile = (motif: string): string => fileURLToPath(new URL(`${motif}.jpg`, motifFolder));

const read = new Map<string, Promise<Buffer>>();

/** The bytes of a motif. Each is read once and kept: all together are 4 MB, and every object's images are made of them. */
export function motifBytes(motif: string): Promise<Buffer> {
  const known = read.get(motif) ?? readFile(motifFile(motif));
  read.set(motif, known);
  return known;
}
