import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the images. Its relative path is the same from src and dist. The app's README describes their origin.
 */
export const motifFolder = new URL('../../motifs/', import.meta.url);

export const motifFile = (motif: string): string => fileURLToPath(new URL(`${motif}.jpg`, motifFolder));

const cache = new Map<string, Promise<Buffer>>();

/** The bytes of a motif. Each motif is read once and cached, because all objects use the same ones (5 MB in total). */
export function motifBytes(motif: string): Promise<Buffer> {
  const bytes = cache.get(motif) ?? readFile(motifFile(motif));
  cache.set(motif, bytes);
  return bytes;
}
