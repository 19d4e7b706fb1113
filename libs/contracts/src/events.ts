import { z } from 'zod';
import { PropertyImage } from './catalog/property.ts';

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

/** The fields of an event about one property: its id, and when catalog stored the fact. */
const aboutProperty = { id: z.int(), at: z.iso.datetime() };
const StoredImage = PropertyImage.pick({ storage_path: true, change_mark: true });

/** Published by catalog when a property becomes visible to visitors, for the first time or again. */
export const PropertyPublished = {
  name: 'property.published',
  payload: z.object({ ...aboutProperty, cover: StoredImage.nullable() }),
} satisfies EventContract;

const amount = z.number().nullable();

/** Published by catalog when the price of a public property changes. Null is a price on request. */
export const PropertyPriceChanged = {
  name: 'property.price-changed',
  payload: z.object({ ...aboutProperty, before: amount, after: amount, currency: z.string().nullable() }),
} satisfies EventContract;

/** Published by catalog when a property is removed because of the CRM (architecture.md, Removal). */
export const PropertyRemoved = {
  name: 'property.removed',
  payload: z.object({ ...aboutProperty, images: z.array(StoredImage) }),
} satisfies EventContract;

/** Published by content after words were published. Every process that shows words then loads them. */
export const ContentPublished = {
  name: 'content.published',
  payload: z.object({ key: z.string(), at: z.iso.datetime() }),
} satisfies EventContract;
