import { exposeDocuments } from '../documents/expose-document.ts';
import { translate } from '../stock/options.ts';
import { statusOf } from '../stock/statuses.ts';
import { type Json, type JsonObject, type Unit, type UnitImage } from '../stock/unit.ts';
import { imageFields, imageUrl } from './image-urls.ts';
import { labels } from './labels.ts';

const fieldLabels = Object.entries(labels);

/** An object as sent with `expand=1` or `new=1`: most fields are `{label, value}`, structural ones plain values. */
export function expandedUnit(unit: Unit, origin: string): JsonObject {
  const expanded: JsonObject = {
    ...unit.flat,
    property_status: statusFields(unit.statusId),
    custom_fields: customFields(unit.custom),
    property_groups: [],
    floorplans: [],
    translations: null,
    team_id: null,
    images: expandedImages(unit, origin),
    documents: [...documentsOf(unit), ...exposeDocuments(unit, origin)],
  };
  // Assigned in a loop, because copying about 200 fields once more for each object would take most of a page's time.
  for (const [field, label] of fieldLabels) {
    expanded[field] = { label, value: translate(field, unit.fields[field] ?? null) };
  }
  return expanded;
}

const documentsOf = ({ flat: { documents } }: Unit): Json[] => (Array.isArray(documents) ? documents : []);

export const expandedImages = (unit: Unit, origin: string): JsonObject[] =>
  unit.images.map((image) => expandedImage(image, unit.id, origin));

/** A status as V1 sends it in the list of statuses and in an object. */
export const statusFields = (id: number): JsonObject => ({ ...statusOf(id) });

const expandedImage = (image: UnitImage, id: number, origin: string): JsonObject => ({
  ...imageFields(image),
  imageable_type: 'Property',
  imageable_id: id,
  connection_ids: [],
  url: imageUrl(origin, image, 'original'),
  big_url: imageUrl(origin, image, 'big'),
  medium_url: imageUrl(origin, image, 'medium'),
  thumb_url: imageUrl(origin, image, 'thumb'),
  small_thumb_url: imageUrl(origin, image, 'small_thumb'),
  square_url: imageUrl(origin, image, 'square'),
});

const pretty = (value: Json) => (typeof value === 'boolean' ? (value ? 'Ja' : 'Nein') : value);

const customFields = (custom: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(custom).map(([name, value]) => [name, { value, pretty_value: pretty(value) }]),
  );
