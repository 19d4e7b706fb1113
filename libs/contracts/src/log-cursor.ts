import { z } from 'zod';

/** Position after an entry in a log that is sorted newest first: the entry's time in ms and its id. */
export const LogCursor = z
  .string()
  .regex(/^\d{1,15}-[0-9a-f]{24}$/, 'Diese Seite des Protokolls gibt es nicht.');
