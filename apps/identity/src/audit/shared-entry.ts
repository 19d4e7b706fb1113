import { createHash } from 'node:crypto';
import { Types } from 'mongoose';

const quarterHourMs = 15 * 60 * 1_000;

/** The beginning of the quarter hour in which equal entries are counted together. */
export const quarterHourOf = (ms: number): Date => new Date(Math.floor(ms / quarterHourMs) * quarterHourMs);

/** A hash as id, so that all copies count in the same entry without another index. */
export const sharedEntryId = (parts: readonly unknown[]): Types.ObjectId =>
  new Types.ObjectId(createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24));
