import { type JsonObject, type Unit, type UnitImage } from '../stock/unit.ts';
import { imageFields, imageUrl } from '../v1/image-urls.ts';
import { labels } from '../v1/labels.ts';

const elsewhere = new Set(['broker', 'relationships', 'folders', 'documents', 'links']);

/**
 * An object as V2 sends it: plain values, selection fields as codes (`options` has their texts), the broker only as an
 * id, image URLs under `urls`. Address and internal fields are included.
 */
export function property(unit: Unit, origin: string): JsonObject {
  const fields = Object.entries(unit.flat).filter(([name]) => !elsewhere.has(name));
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(Object.keys(labels).map((name) => [name, unit.fields[name] ?? null])),
    property_status_id: unit.statusId,
    custom_fields: unit.custom,
    images: unit.images.map((image) => nestedImage(image, origin)),
  };
}

/**
 * The record with only the id and the fields `names`, for the parameter `fields`. With an empty list, the whole record.
 */
export function pickFields(record: JsonObject, names: string[]): JsonObject {
  if (names.length === 0) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name === 'id' || names.includes(name)));
}

const nestedImage = (image: UnitImage, origin: string): JsonObject => ({
  ...imageFields(image),
  urls: {
    original: imageUrl(origin, image, 'original'),
    large: imageUrl(origin, image, 'big'),
    medium: imageUrl(origin, image, 'medium'),
    small: imageUrl(origin, image, 'thumb'),
    square: imageUrl(origin, image, 'square'),
  },
});
