import { z } from 'zod';
import { type JsonObject, type Unit, type UnitImage } from './unit.ts';

/**
 * A change of an object in the CRM. `fields` are set by their API names (including `property_status_id` and
 * `archived`); the images `imageIds` get new bytes and a new updated_at; `removeImageIds` are removed. The object's
 * updated_at becomes the current time.
 */
export const UnitChange = z.strictObject({
  id: z.number().int(),
  fields: z.record(z.string(), z.json()).default({}),
  imageIds: z.array(z.number().int()).default([]),
  removeImageIds: z.array(z.number().int()).default([]),
});

export type UnitChange = z.input<typeof UnitChange>;

/** Returns a changed copy of the unit; `unit` itself is not changed. */
export function applyUnitChange(unit: Unit, touch: UnitChange, now: string): Unit {
  const flat: JsonObject = { ...unit.flat, updated_at: now };
  const fields = { ...unit.fields };
  let statusId = unit.statusId;
  for (const [name, value] of Object.entries(touch.fields ?? {})) {
    if (name === 'property_status_id') statusId = Number(value);
    else if (name in flat) flat[name] = value;
    else fields[name] = value;
  }
  const images = unit.images
    .filter((image) => !touch.removeImageIds?.includes(image.id))
    .map((image) => (touch.imageIds?.includes(image.id) ? replaceImage(image, now) : image));
  return { ...unit, statusId, flat, fields, images };
}

const replaceImage = (image: UnitImage, now: string): UnitImage => ({
  ...image,
  revision: image.revision + 1,
  updated_at: now,
});
