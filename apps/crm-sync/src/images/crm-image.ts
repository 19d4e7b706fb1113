import { createHash } from 'node:crypto';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { isRecord, type Unit } from '../unit/unit.ts';
import { flag, number, text } from '../unit/values.ts';

/** A public image of an object and its address in the CRM. */
export interface CrmImage {
  image: PropertyImage;
  url: string;
}

/**
 * The public images of an object in order, renumbered, because the CRM repeats positions (propstack.md, Images).
 * An image is public only if the CRM marks it as not private; the flat list has no such mark, so it yields none.
 */
export function imagesOfUnit(unit: Unit): CrmImage[] {
  const images = Array.isArray(unit['images']) ? unit['images'].filter(isRecord) : [];
  return images
    .filter(
      (image) => image['is_private'] === false && text(image['id']) !== null && addressOf(image) !== null,
    )
    .map((image, order) => ({ image, order, position: number(image['position']) ?? Number.MAX_SAFE_INTEGER }))
    .sort((one, other) => one.position - other.position || one.order - other.order)
    .map(({ image }) => image)
    .filter(isFirstOfItsId())
    .map((image, position) => crmImage(image, position, Number(unit['id'])));
}

/** The CRM sometimes lists an image twice; both would be stored at one path. */
function isFirstOfItsId() {
  const ids = new Set<string>();
  return (image: Record<string, unknown>): boolean => {
    const id = text(image['id']) ?? '';
    return !ids.has(id) && ids.add(id).has(id);
  };
}

/** The ids of the images that the CRM marks as private. */
export const privateImageIds = (unit: Unit): ReadonlySet<string> =>
  new Set(
    (Array.isArray(unit['images']) ? unit['images'].filter(isRecord) : [])
      .filter((image) => flag(image['is_private']) === true)
      .flatMap((image) => text(image['id']) ?? []),
  );

/** Agencies often name a floor plan in the title without setting the CRM's flag. */
const planTitle = /grundri(?:ss|ß)|geschossplan|floor[\s_-]?plan/i;

function crmImage(source: Record<string, unknown>, position: number, propertyId: number): CrmImage {
  const id = text(source['id']) ?? '';
  const url = addressOf(source) ?? '';
  const image = {
    id,
    title: text(source['title']),
    position,
    is_floorplan: source['is_floorplan'] === true || planTitle.test(text(source['title']) ?? ''),
    storage_path: `${propertyId}/${id.replace(/[^\w-]/g, '_')}.jpeg`,
    change_mark: changeMark(id, url, text(source['updated_at'])),
  };
  return { image, url };
}

/** The address of the largest size: a field of the image in V1, under `urls` in V2. */
function addressOf(image: Record<string, unknown>): string | null {
  const urls = isRecord(image['urls']) ? image['urls'] : {};
  return text(
    image['url'] ??
      urls['original'] ??
      urls['large'] ??
      image['original'] ??
      image['big_url'] ??
      image['big'],
  );
}

/** Leaves out the host, because the same image may be served from another host. */
function changeMark(id: string, url: string, updatedAt: string | null): string {
  const { pathname, search } = URL.canParse(url) ? new URL(url) : { pathname: url, search: '' };
  const signal = JSON.stringify([id, pathname + search, updatedAt]);
  return createHash('sha256').update(signal).digest('base64url').slice(0, 20);
}
