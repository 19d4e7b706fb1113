import { randomBytes } from 'node:crypto';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { type StoredImage } from './property.schema.ts';

/** An image without its access key, which is not part of the data of the CRM. */
export function withoutAccessKey(
  image: PropertyImage & Partial<Pick<StoredImage, 'access_key'>>,
): PropertyImage {
  const record = { ...image };
  delete record.access_key;
  return record;
}

const newKey = () => randomBytes(12).toString('base64url');

/**
 * Adds an access key to each image: the key of the stored image with the same id, else a new one. The cover, which is
 * one of the images, gets the same key as that image.
 */
export function withAccessKeys<Cover extends PropertyImage>(
  images: readonly PropertyImage[],
  cover: Cover | null,
  storedImages: readonly StoredImage[] = [],
): { images: StoredImage[]; cover: (Cover & StoredImage) | null } {
  const keys = new Map(storedImages.map(({ id, access_key }) => [id, access_key]));
  const keyed = <Image extends PropertyImage>(image: Image): Image & StoredImage => {
    const access_key = keys.get(image.id) ?? newKey();
    keys.set(image.id, access_key);
    return { ...image, access_key };
  };
  return { images: images.map(keyed), cover: cover && keyed(cover) };
}
