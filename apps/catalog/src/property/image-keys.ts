import { randomBytes } from 'node:crypto';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { type PublicImage } from '@estate/contracts/catalog/public-property';

/** A stored image. Images of earlier releases have no key until `ImageKeysService` adds one. */
export type StoredImage = PropertyImage & Partial<Pick<PublicImage, 'access_key'>>;

export const hasKey = (image: StoredImage): image is PublicImage => Boolean(image.access_key);

export const lackKeys = (images: readonly StoredImage[]): boolean => !images.every(hasKey);

/** An image without its key, as the CRM describes it. */
export function withoutKey(image: StoredImage): PropertyImage {
  const record = { ...image };
  delete record.access_key;
  return record;
}

const newKey = () => randomBytes(12).toString('base64url');

/** Gives each image a key. An image with a known id keeps its key; the cover has the key of its image. */
export function withKeys(
  images: readonly PropertyImage[],
  cover: PropertyImage | null,
  storedImages: readonly StoredImage[] = [],
): { images: PublicImage[]; cover: PublicImage | null } {
  const keys = new Map(storedImages.filter(hasKey).map(({ id, access_key }) => [id, access_key]));
  const keyed = (image: PropertyImage): PublicImage => {
    const access_key = keys.get(image.id) ?? newKey();
    keys.set(image.id, access_key);
    return { ...image, access_key };
  };
  return { images: images.map(keyed), cover: cover && keyed(cover) };
}
