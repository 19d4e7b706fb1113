import { createHash } from 'node:crypto';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { isRecord, type Unit } from '../unit/unit.ts';
import { readFlag, readNumber, readText } from '../unit/values.ts';

/** A public image of an object and its URL at the CRM. */
export interface CrmImage {
  image: PropertyImage;
  url: string;
}

/**
 * The public images of an object in the CRM's order. Their positions are numbered from the first on, because the CRM repeats
 * positions (propstack.md, Images). An image is public only if its `is_private` is false; the images of a flat list
 * lack this field, so they are all left out.
 */
export function imagesOfUnit(unit: Unit): CrmImage[] {
  const images = Array.isArray(unit['images']) ? unit['images'].filter(isRecord) : [];
  return images
    .filter(
      (image) => image['is_private'] === false && readText(image['id']) !== null && addressOf(image) !== null,
    )
    .map((image, order) => ({
      image,
      order,
      position: readNumber(image['position']) ?? Number.MAX_SAFE_INTEGER,
    }))
    .sort((a, b) => a.position - b.position || a.order - b.order)
    .map(({ image }) => image)
    .filter(firstOfEachId())
    .map((image, position) => crmImage(image, position, Number(unit['id'])));
}

/**
 * Returns a predicate for `filter` that keeps only the first image of each id: the CRM sometimes lists an image twice,
 * and both would be stored at the same path.
 */
function firstOfEachId() {
  const ids = new Set<string>();
  return (image: Record<string, unknown>): boolean => {
    const id = readText(image['id']) ?? '';
    return !ids.has(id) && ids.add(id).has(id);
  };
}

/** The ids of the images that the CRM marks as private. */
export const privateImageIds = (unit: Unit): ReadonlySet<string> =>
  new Set(
    (Array.isArray(unit['images']) ? unit['images'].filter(isRecord) : [])
      .filter((image) => readFlag(image['is_private']) === true)
      .flatMap((image) => readText(image['id']) ?? []),
  );

/** Titles of floor plans. Agencies often write "Grundriss" into the title without setting the CRM's flag for plans. */
const planTitle = /grundri(?:ss|ß)|geschossplan|floor[\s_-]?plan/i;

function crmImage(source: Record<string, unknown>, position: number, propertyId: number): CrmImage {
  const id = readText(source['id']) ?? '';
  const url = addressOf(source) ?? '';
  const image = {
    id,
    title: readText(source['title']),
    position,
    is_floorplan: source['is_floorplan'] === true || planTitle.test(readText(source['title']) ?? ''),
    storage_path: `${propertyId}/${id.replace(/[^\w-]/g, '_')}.jpeg`,
    change_mark: changeMark(id, url, readText(source['updated_at'])),
  };
  return { image, url };
}

/** The URL of the image in its largest size. In V1 it is a field of the image, in V2 a field of `urls`. */
function addressOf(image: Record<string, unknown>): string | null {
  const urls = isRecord(image['urls']) ? image['urls'] : {};
  return readText(
    image['url'] ??
      urls['original'] ??
      urls['large'] ??
      image['original'] ??
      image['big_url'] ??
      image['big'],
  );
}

/**
 * The change mark of an image, which identifies its version: a hash of id, URL and update time. The host of the URL is
 * left out, because the CRM may serve the same image from another host.
 */
function changeMark(id: string, url: string, updatedAt: string | null): string {
  const { pathname, search } = URL.canParse(url) ? new URL(url) : { pathname: url, search: '' };
  const version = JSON.stringify([id, pathname + search, updatedAt]);
  return createHash('sha256').update(version).digest('base64url').slice(0, 20);
}
