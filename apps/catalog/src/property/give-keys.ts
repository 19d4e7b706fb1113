import { withKeys } from './image-keys.ts';
import { type StoredProperty } from './property.schema.ts';

/** Matches properties with at least one image that has no key. */
export const withMissingKeys = { images: { $elemMatch: { access_key: null } } };

/** The fields of a property that are read before its images get keys. */
export type StoredImages = Pick<StoredProperty, '_id' | 'content_hash' | 'images'> & {
  listing: Pick<StoredProperty['listing'], 'cover'>;
};
export const storedImagesFields = ['content_hash', 'images', 'listing.cover'] as const;

/**
 * The update that adds access keys to the images of a stored property that have none. It matches only if the content is
 * unchanged and keys are still missing, so the second of two concurrent instances writes nothing. A concurrent import
 * fails its own check after this update, and reads the property again.
 */
export function keyOperation({ _id, content_hash, images, listing }: StoredImages) {
  const keyed = withKeys(images, listing.cover, images);
  return {
    updateOne: {
      filter: { _id, content_hash, ...withMissingKeys },
      update: { $set: { images: keyed.images, 'listing.cover': keyed.cover } },
    },
  };
}
