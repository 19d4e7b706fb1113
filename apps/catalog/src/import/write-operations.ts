import { type AnyBulkWriteOperation } from 'mongoose';
import { withMissingKeys } from '../property/give-keys.ts';
import { lackKeys } from '../property/image-keys.ts';
import { type StoredProperty } from '../property/property.schema.ts';
import { type KnownProperty } from './property-content.ts';

/** A write to one property by the steps that property-writer.ts explains. */
export type Operation = AnyBulkWriteOperation<StoredProperty>;

/** Matches only if the property is unchanged since it was read, because its kept images and keys are written back. */
export const announce = (
  {
    _id,
    content_hash,
    pending_write,
    images,
  }: Pick<KnownProperty, '_id' | 'content_hash' | 'pending_write' | 'images'>,
  token: string,
): Operation => ({
  updateOne: {
    filter: {
      _id,
      content_hash,
      pending_write: pending_write ?? null,
      ...(lackKeys(images) ? withMissingKeys : {}),
    },
    update: { $set: { pending_write: token } },
  },
});

export const withdraw = (_id: number, pending_write: string): Operation => ({
  updateOne: { filter: { _id, pending_write }, update: { $set: { pending_write: null } } },
});
