import { randomBytes } from 'node:crypto';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { type PublicImage } from '@estate/contracts/catalog/public-property';

/** An image without its access key, which is not part of the data of the CRM. */
export function withoutAccessKey(
  image: PropertyImage & Partial<Pick<PublicImage, 'access_key'>>,
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
export function withAccessKeys(
  images: readonly PropertyImage[],
  cover: PropertyImage | null,
  storedImages: readonly PublicImage[] = [],
): { images: PublicImage[]; cover: PublicImage | null } {
  const keys = new Map(storedImages.map(({ id, access_key }) => [id, access_key]));
  const keyed = (image: PropertyImage): PublicImage => {
    const access_key = keys.get(image.id) ?? newKey();
    keys.set(image.id, access_key);
    return { ...image, access_key };
  };
  return { images: images.map(keyed), cover: cover && keyed(cover) };
}
