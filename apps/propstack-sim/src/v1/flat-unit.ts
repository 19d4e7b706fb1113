import { readData } from '../read-data.ts';
import { translate } from '../stock/options.ts';
import { statusOf } from '../stock/statuses.ts';
import { type Json, type JsonObject, type Unit, type UnitImage } from '../stock/unit.ts';
import { imageUrl } from './image-urls.ts';

/**
 * The field names of the flat shape, i.e. of lists without `expand`: structural fields, fields that have a label in the
 * expanded shape, and the amenities.
 */
const shape = readData('flat-shape') as Record<'structural' | 'plain' | 'furnishings', string[]>;

const pick = (names: string[], value: (name: string) => Json): JsonObject =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** The plain values that the flat list and a single object without `new=1` have in common. */
export const plainFields = (unit: Unit): JsonObject => ({
  ...pick(shape.structural, (name) => unit.flat[name] ?? null),
  ...pick(shape.plain, (name) => translate(name, unit.fields[name] ?? null)),
});

/**
 * An object in a list without `expand` (flat shape): plain values, amenities under `furnishings`, other field names of
 * images, no `hide_address`.
 */
export const flatUnit = (unit: Unit, origin: string): JsonObject => ({
  ...plainFields(unit),
  status: { id: unit.statusId, name: statusOf(unit.statusId).name },
  furnishings: pick(shape.furnishings, (name) => translate(name, unit.fields[name] ?? null)),
  images: unit.images.map((image) => flatImage(image, origin)),
});

/** An image in the flat shape. As in the real CRM, `is_private` is missing, so clients cannot detect private images. */
const flatImage = (image: UnitImage, origin: string): JsonObject => ({
  id: image.id,
  title: image.title,
  position: image.position,
  original: imageUrl(origin, image, 'original'),
  big: imageUrl(origin, image, 'big'),
  medium: imageUrl(origin, image, 'medium'),
  thumb: imageUrl(origin, image, 'thumb'),
});
