import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import type { ComparedProperty } from '../../../../shared/api/types.ts';

const maxPictures = 24;
const maxBytesEach = 80 * 1024;

/** URL of the smallest rendition of a card's image; null without an image. */
function pictureAddress({ image }: ComparedProperty): string | null {
  return image ? propertyImageUrl(image, renditions.cardSrcset[0]) : null;
}

const isSmall = async (response: Response): Promise<boolean> =>
  response.ok && (await response.clone().blob()).size <= maxBytesEach;

/**
 * Caches the pictures of the first cards, except failed and large ones, and returns their URLs. Cards without a cached
 * picture show the placeholder offline.
 */
export async function storePictures(cache: Cache, cards: readonly ComparedProperty[]): Promise<string[]> {
  const stored: string[] = [];
  for (const card of cards.slice(0, maxPictures)) {
    const address = pictureAddress(card);
    if (address === null) continue;
    if (!(await cache.match(address))) {
      const response = await fetch(address, { headers: { accept: 'image/avif,image/webp,image/*' } });
      if (!(await isSmall(response))) continue;
      await cache.put(address, response);
    }
    stored.push(address);
  }
  return stored;
}

/** Object URLs of the cached pictures by the image's storage path; the caller revokes them. */
export async function openPictures(
  cache: Cache,
  cards: readonly ComparedProperty[],
): Promise<Map<string, string>> {
  const opened = new Map<string, string>();
  for (const card of cards) {
    const address = pictureAddress(card);
    const response = address === null ? undefined : await cache.match(address);
    if (card.image && response)
      opened.set(card.image.storage_path, URL.createObjectURL(await response.blob()));
  }
  return opened;
}
