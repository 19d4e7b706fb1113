import { PropertyUpsert } from '@estate/contracts/catalog/property';
import { isClosed } from '@estate/domain/property/offer-state';
import { stations } from '@estate/domain/geo/stations';
import { contentHash } from '@estate/server-kit/text/content-hash';
import { updatableFields, type UpdatableField } from '@estate/contracts/catalog/property-fields';
import { withAccessKeys, withoutAccessKey } from '../property/image-keys.ts';
import { listingFields } from '../property/listing-fields.ts';
import { isPublic } from '../property/publicity.ts';
import { type StoredProperty } from '../property/property.schema.ts';
import { isOutdated, isFieldOutdated } from './reading-order.ts';
import { type IncomingProperty, type Outcome, type UpsertBatch } from './upsert-batch.ts';

/**
 * A record in which every field is null. It is the base of each import, so that a field that the CRM omits is cleared.
 */
const emptyRecord = Object.fromEntries(
  Object.keys(PropertyUpsert.omit({ id: true, website_status: true, raw_data: true }).shape).map((key) => [
    key,
    null,
  ]),
);

/** Part of each hash, so that the next sync stores the stations near each property after a change of their table. */
const stationsMark = contentHash(stations);

/** The fields of a stored property that are read before a write. */
export type StoredContent = Pick<
  StoredProperty,
  | '_id'
  | 'content_hash'
  | 'images'
  | 'fetched_at'
  | 'fields_fetched_at'
  | 'storage_images'
  | 'removed_because'
  | 'removed_at'
  | 'was_public_at'
  | UpdatableField
>;

export const storedContentFields = [
  'content_hash',
  'images',
  'fetched_at',
  'fields_fetched_at',
  'storage_images',
  'removed_because',
  'removed_at',
  'was_public_at',
  ...updatableFields,
];

/**
 * The new content of a property from a CRM response, without raw data. Stored values are kept in these cases: the
 * images if `images` is not set, single fields if they were fetched later than this response, and the reason and time
 * of a removal if the property is still to be removed.
 */
function contentOf(
  { id, raw_data, removed_because: reason = null, ...incoming }: IncomingProperty,
  stored: StoredContent | undefined,
  fetchedAt: Date,
) {
  // The access keys of images are not part of the hash, because an import does not change them.
  const images = (incoming.images ?? stored?.images ?? []).map(withoutAccessKey);
  const storage_images = incoming.images ? incoming.storage_images : (stored?.storage_images ?? []);
  const newerFields = stored
    ? updatableFields.filter((field) => isFieldOutdated(field, stored, fetchedAt))
    : [];
  const newerValues = Object.fromEntries(newerFields.map((field) => [field, stored?.[field] ?? null]));
  const record = { ...emptyRecord, ...incoming, ...newerValues, images, storage_images };
  // The hash includes the derived fields, so that the next sync rewrites them after a change of their rules.
  const listing = listingFields({ id, ...record });
  const is_removed = reason && true;
  const content_hash = contentHash({ ...record, raw_data, listing, is_removed, stationsMark });
  const keyed = withAccessKeys(images, listing.cover, stored?.images);
  const removal = stored?.removed_because
    ? { removed_because: stored.removed_because, removed_at: stored.removed_at }
    : { removed_because: reason, removed_at: fetchedAt };
  return {
    ...record,
    images: keyed.images,
    listing: { ...listing, cover: keyed.cover },
    content_hash,
    ...(reason ? removal : { removed_because: null, removed_at: null }),
  };
}
type PropertyContent = ReturnType<typeof contentOf>;
/**
 * The content as it is stored: with the published position and the stations near it, which are not part of the hash.
 */
export type LocatedContent = PropertyContent & {
  listing: Pick<StoredProperty['listing'], 'point' | 'stations'>;
};

/**
 * Compares an incoming property with the stored content, and returns the outcome and the new content. An outdated
 * property, which was fetched before the stored one, has no `content`.
 */
export function compareIncoming(
  fetchedAt: Date,
  property: IncomingProperty,
  stored: StoredContent | undefined,
): { outcome: Outcome; content?: PropertyContent } {
  if (stored && isOutdated(stored, fetchedAt)) return { outcome: 'outdated' };
  const content = contentOf(property, stored, fetchedAt);
  if (!stored) return { outcome: 'created', content };
  const isSame =
    stored.content_hash === content.content_hash &&
    (stored.removed_because ?? null) === content.removed_because;
  return { outcome: isSame ? 'unchanged' : 'updated', content };
}

/**
 * The document of a new property. Its website status is `aktiv`. During the website's first sync, `first_public_at` is
 * null, so that visitors do not see all properties as new, as it is for a property that comes as sold or let.
 */
export function newDocument(
  _id: number,
  content: LocatedContent,
  { fetchedAt: fetched_at, isFirstSync }: Pick<UpsertBatch, 'fetchedAt' | 'isFirstSync'>,
  raw_data_id: string | null,
): StoredProperty {
  const website_status = 'aktiv';
  const now = new Date();
  const was_public_at = isPublic({ ...content, website_status }) ? now : null;
  const first_public_at = was_public_at && !isFirstSync && !isClosed(content) ? now.toISOString() : null;
  const publicity = { website_status, was_public_at, first_public_at } as const;
  return { _id, ...content, raw_data_id, fetched_at, imported_at: now.toISOString(), ...publicity };
}
