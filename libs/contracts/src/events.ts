import { z } from 'zod';

/**
 * An event that is published on the Redis channel of its name, in the format of Nest's Redis transport:
 * `{"pattern": name, "data": payload}`. Redis may lose events, so that consumers also refresh periodically.
 */
export interface EventContract<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
}

/**
 * Published by catalog, once per batch, when properties changed in the public or in the staff view; and by the BFF,
 * without ids, when staff clear the caches. Every BFF instance then clears its cached responses.
 */
export const CatalogChanged = {
  name: 'catalog.changed',
  payload: z.object({ ids: z.array(z.int()).max(10_000), at: z.iso.datetime() }),
} satisfies EventContract;
