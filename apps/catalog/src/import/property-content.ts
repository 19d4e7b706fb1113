import { type UpsertProperties } from '@estate/contracts/catalog';
import { PropertyUpsert } from '@estate/contracts/property';
import { updatableFields, type UpdatableField } from '@estate/contracts/property-fields';
import { type z } from 'zod';
import { storedImagesFields, type StoredImages } from '../property/give-keys.ts';
import { keyedImages, withoutKey } from '../property/image-keys.ts';
import { listingFields } from '../property/listing-fields.ts';
import { isPublic } from '../property/publicity.ts';
import { type StoredProperty } from '../property/property.schema.ts';
import { contentHash } from './content-hash.ts';

export type IncomingProperty = z.output<typeof UpsertProperties.input>['properties'][number];

/** Null for every field, because a field that the CRM no longer sends is cleared. */
const nothing = Object.fromEntries(
  Object.keys(PropertyUpsert.omit({ id: true, website_status: true, raw_data: true }).shape).map((key) => [
    key,
    null,
  ]),
);

/** The fields of a stored property that are read before a write. */
export type KnownProperty = StoredImages &
  Pick<
    StoredProperty,
    | 'fetched_at'
    | 'storage_images'
    | 'pending_write'
    | 'raw_data_id'
    | 'removed_because'
    | 'removed_at'
    | 'was_public_at'
    | UpdatableField
  >;

export const knownFields = [
  ...storedImagesFields,
  'fetched_at',
  'storage_images',
  'pending_write',
  'raw_data_id',
  'removed_because',
  'removed_at',
  'was_public_at',
  ...updatableFields,
];

/** Part of the hash. After a change of this value the next sync writes every property in the new layout. */
const layout = 'raw data apart';

/**
 * The content of one property in a CRM reading, without raw data. If the reading has no images, the stored images are
 * kept, and so are the values of the fields `kept`.
 */
export function contentOf(
  { id, raw_data, removed_because: _reason, ...incoming }: IncomingProperty,
  known: KnownProperty | undefined,
  kept: readonly UpdatableField[] = [],
) {
  // Keys are left out of the hash, because an image keeps its key over all readings.
  const images = (incoming.images ?? known?.images ?? []).map(withoutKey);
  const storage_images = incoming.images ? incoming.storage_images : (known?.storage_images ?? []);
  const keptFields = Object.fromEntries(known ? kept.map((field) => [field, known[field] ?? null]) : []);
  const record = { ...nothing, ...incoming, ...keptFields, images, storage_images };
  // The hash includes the derived fields, so that the next sync rewrites them after a change of their rules.
  const listing = listingFields({ id, ...record });
  const content_hash = contentHash({ ...record, raw_data, listing, layout });
  const keyed = keyedImages(images, listing.cover, known?.images);
  return { ...record, images: keyed.images, listing: { ...listing, cover: keyed.cover }, content_hash };
}
export type PropertyContent = ReturnType<typeof contentOf>;

/** The document of a new property; it starts as `aktiv`. In the first sync it is not new to visitors. */
export function newDocument(
  _id: number,
  content: PropertyContent,
  {
    raw_data_id,
    isFirstSync,
    removal,
  }: {
    raw_data_id: string | null;
    isFirstSync: boolean;
    removal: Pick<StoredProperty, 'removed_because' | 'removed_at'> | null;
  },
): StoredProperty {
  const website_status = 'aktiv';
  const now = new Date();
  const was_public_at = isPublic({ ...content, ...removal, website_status }) ? now : null;
  const first_public_at = was_public_at && !isFirstSync ? now.toISOString() : null;
  const imported_at = now.toISOString();
  const nothingYet = { pending_write: null, removed_because: null, removed_at: null, ...removal };
  const publicity = { website_status, was_public_at, first_public_at } as const;
  return { _id, ...content, raw_data_id, imported_at, ...publicity, ...nothingYet };
}
