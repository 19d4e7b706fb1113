import { propertyImageUrl, renditions } from '@estate/domain/property/renditions';
import type { ComparedProperty } from '../../../../shared/api/types.ts';

const mostPictures = 24;
const mostBytesEach = 80 * 1024;

/** The smallest picture of a card; the others show the placeholder without a network. */
function pictureAddress({ image }: ComparedProperty): string | null {
  return image ? propertyImageUrl(image, renditions.cardSrcset[0]) : null;
}

const isSmall = async (answer: Response): Promise<boolean> =>
  answer.ok && (await answer.clone().blob()).size <= mostBytesEach;

/** Keeps the pictures of the first cards, one after the other, and returns their addresses. */
export async function keepPictures(cache: Cache, cards: readonly ComparedProperty[]): Promise<string[]> {
  const kept: string[] = [];
  for (const card of cards.slice(0, mostPictures)) {
    const address = pictureAddress(card);
    if (address === null) continue;
    if (!(await cache.match(address))) {
      const answer = await fetch(address, { headers: { accept: 'image/avif,image/webp,image/*' } });
      if (!(await isSmall(answer))) continue;
      await cache.put(address, answer);
    }
    kept.push(address);
  }
  return kept;
}

/** Addresses of the kept pictures in this page's memory by id of the property; the caller revokes them. */
export async function openPictures(
  cache: Cache,
  cards: readonly ComparedProperty[],
): Promise<Map<string, string>> {
  const opened = new Map<string, string>();
  for (const card of cards) {
    const address = pictureAddress(card);
    const answer = address === null ? undefined : await cache.match(address);
    if (card.image && answer) opened.set(card.image.storage_path, URL.createObjectURL(await answer.blob()));
  }
  return opened;
}
