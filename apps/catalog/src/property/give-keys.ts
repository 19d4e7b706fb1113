import { keyedImages } from './image-keys.ts';
import { type StoredProperty } from './property.schema.ts';

/** Matches properties with at least one image that has no key. */
export const withMissingKeys = { images: { $elemMatch: { access_key: null } } };

/** What is read of a property before its images get keys. */
export type StoredImages = Pick<StoredProperty, '_id' | 'content_hash' | 'images'> & {
  listing: Pick<StoredProperty['listing'], 'cover'>;
};
export const storedImagesFields = ['content_hash', 'images', 'listing.cover'] as const;

/**
 * Gives keys to the images of a stored property that have none. It takes hold only if the images are still as they
 * were read and have none, so of two copies the slower one writes nothing; a reading of the CRM that is about to write
 * has to look again.
 */
export function keyOperation({ _id, content_hash, images, listing }: StoredImages) {
  const keyed = keyedImages(images, listing.cover, images);
  return {
    updateOne: {
      filter: { _id, content_hash, ...withMissingKeys },
      update: { $set: { images: keyed.images, 'listing.cover': keyed.cover, pending_write: null } },
    },
  };
}
