import { createHash } from 'node:crypto';

/**
 * A number from 0 to less than 1 that is always the same for a text. The numbers of different texts are evenly
 * distributed.
 */
export const pseudoRandomShare = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
