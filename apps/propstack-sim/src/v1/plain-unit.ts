import { translate } from '../stock/options.ts';
import { type JsonObject, type Unit } from '../stock/unit.ts';
import { expandedImages, statusFields } from './expanded-unit.ts';
import { plainFields } from './flat-unit.ts';
import { labels } from './labels.ts';

const isFilled = (value: unknown) =>
  value !== undefined && value !== null && value !== 0 && value !== false && value !== '';

/**
 * A single object requested without `new=1` (plain shape): plain values, and under `optional_fields: [{key, name,
 * value}]` the other fields with a value, internal ones included. Lists in them stay lists.
 */
export function plainUnit(unit: Unit, origin: string): JsonObject {
  const main = plainFields(unit);
  return {
    ...main,
    hide_address: unit.flat['hide_address'] ?? null,
    property_status_id: unit.statusId,
    property_status: statusFields(unit.statusId),
    broker: unit.flat['broker'] ?? null,
    token: unit.flat['token'] ?? null,
    images: expandedImages(unit, origin),
    optional_fields: Object.entries(labels)
      .filter(([key]) => !(key in main) && isFilled(unit.fields[key]))
      .map(([key, name]) => ({ key, name, value: translate(key, unit.fields[key] ?? null) })),
  };
}
