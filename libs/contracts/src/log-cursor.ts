import { z } from 'zod';

/** Position after an entry of a log, the newest first: the entry's time in ms and its id. */
export const LogCursor = z
  .string()
  .regex(/^\d{1,15}-[0-9a-f]{24}$/, 'Diese Seite des Protokolls gibt es nicht.');
