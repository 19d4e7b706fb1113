import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder of the images, with the same relative path from src and dist. The app's README describes their origin. */
export const motifFolder = new URL('../../motifs/', import.meta.url);

export const motifFile = (motif: string): string => fileURLToPath(new URL(`${motif}.jpg`, motifFolder));

const cache = new Map<string, Promise<Buffer>>();

/** The bytes of a motif. Each is read once and cached, because all objects share the motifs (5 MB in total). */
export function motifBytes(motif: string): Promise<Buffer> {
  const bytes = cache.get(motif) ?? readFile(motifFile(motif));
  cache.set(motif, bytes);
  return bytes;
}
