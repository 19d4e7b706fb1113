import { type UpsertProperties } from '@estate/contracts/catalog';
import { PropertyUpsert } from '@estate/contracts/property';
import { type AnyBulkWriteOperation } from 'mongoose';
import { type z } from 'zod';
import { listingFields } from '../property/listing-fields.ts';
import { isPublic } from '../property/publicity.ts';
import { type StoredProperty } from '../property/property.schema.ts';
import { contentHash } from './content-hash.ts';

type Input = z.output<typeof UpsertProperties.input>;
export type IncomingProperty = Input['properties'][number];
export type Outcome = z.output<typeof UpsertProperties.output>['results'][number]['outcome'];

/** A field that the CRM no longer sends is gone, not kept. */
const nothing = Object.fromEntries(
  Object.keys(PropertyUpsert.omit({ id: true, website_status: true }).shape).map((key) => [key, null]),
);

/** What is known of a stored property before it is written. */
export type KnownProperty = Pick<
  StoredProperty,
  '_id' | 'fetched_at' | 'content_hash' | 'images' | 'storage_images'
>;

export interface PropertyWrite {
  outcome: Outcome;
  hash: string;
  operation?: AnyBulkWriteOperation<StoredProperty>;
}

/**
 * What has to be written for one property of a CRM reading. The operation takes hold only if the stored property is
 * still the known one: of two writers the slower one writes nothing and has to look again.
 */
export function writeOf(
  { id, ...incoming }: IncomingProperty,
  known: KnownProperty | undefined,
  fetchedAt: Date,
): PropertyWrite {
  const images = incoming.images ?? known?.images ?? [];
  const storage_images = incoming.images ? incoming.storage_images : (known?.storage_images ?? []);
  const record = { ...nothing, ...incoming, images, storage_images };
  // With the derived fields: once their rules change, the next sync writes them anew.
  const content = { ...record, listing: listingFields({ id, ...record }) };
  const hash = contentHash(content);
  if (known && known.fetched_at > fetchedAt) return { outcome: 'outdated', hash };
  if (known?.content_hash === hash) return { outcome: 'unchanged', hash };

  const kept = { fetched_at: fetchedAt, content_hash: hash, imported_at: new Date().toISOString() };
  if (!known) {
    const website_status = 'aktiv';
    const was_public_at = isPublic({ ...incoming, website_status }) ? new Date() : null;
    const document = { _id: id, ...content, ...kept, website_status, was_public_at } as const;
    return { outcome: 'created', hash, operation: { insertOne: { document } } };
  }
  const filter = { _id: id, content_hash: known.content_hash, fetched_at: known.fetched_at };
  return {
    outcome: 'updated',
    hash,
    operation: { updateOne: { filter, update: { $set: { ...content, ...kept } } } },
  };
}
