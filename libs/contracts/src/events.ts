import { z } from 'zod';

/**
 * An event on Redis under its name, in the format of Nest's Redis transport: `{"pattern": name, "data": payload}`. Events
 * may be lost, so consumers also refresh without them.
 */
export interface EventContract<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
}

/** Catalog: something in the public or staff view changed; one event per batch. */
export const CatalogChanged = {
  name: 'catalog.changed',
  payload: z.object({ ids: z.array(z.int()).max(10_000), at: z.iso.datetime() }),
} satisfies EventContract;

/** BFF: staff cleared the caches; every copy clears its cached responses. */
export const CachesCleared = {
  name: 'caches.cleared',
  payload: z.object({ at: z.iso.datetime() }),
} satisfies EventContract;
