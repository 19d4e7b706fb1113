import { createHash } from 'node:crypto';

/**
 * A number of at least 0 and less than 1 that depends only on the text and is evenly distributed over different texts.
 */
export const shareOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
