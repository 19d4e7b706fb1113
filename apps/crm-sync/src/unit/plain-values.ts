import { type RemovalReason } from '@estate/domain/property/removal-reasons';
import { propertyStatus, publicStatusIds } from '@estate/domain/property/vocabulary';
import { isRecord, type Unit } from './unit.ts';
import { readFlag } from './values.ts';

const isLabelled = (value: unknown): value is { value: unknown; label?: unknown } =>
  isRecord(value) && 'value' in value && ('label' in value || 'pretty_value' in value);

/** The value inside `{label, value}` or `{value, pretty_value}`. */
export const unwrap = (value: unknown): unknown => (isLabelled(value) ? value.value : value);

export const labelOf = (value: unknown): unknown => (isLabelled(value) ? value.label : undefined);

/**
 * Returns a function that reads a value by the CRM's field name from an object in any of the CRM's response formats
 * (propstack.md, The three shapes of a unit). Values with a label are unwrapped. The object's own fields take
 * precedence over those in `furnishings` (flat list) and `optional_fields` (plain single object).
 */
export function plainValues(unit: Unit): (key: string) => unknown {
  const furnishings = isRecord(unit['furnishings']) ? unit['furnishings'] : {};
  const optional = new Map(optionalFieldPairs(unit));
  return (key) => {
    if (Object.hasOwn(unit, key)) return unwrap(unit[key]);
    return Object.hasOwn(furnishings, key) ? furnishings[key] : optional.get(key);
  };
}

/** The entries of `optional_fields` in a CRM response, as pairs of key and value. */
function optionalFieldPairs(unit: Unit): [string, unknown][] {
  const fields = unit['optional_fields'];
  if (!Array.isArray(fields)) return [];
  return fields
    .filter(isRecord)
    .flatMap(({ key, value }): [string, unknown][] => (typeof key === 'string' ? [[key, value]] : []));
}

/** Whether the CRM has archived the object; its lists leave such an object out. */
export const isArchived = (unit: Unit): boolean => readFlag(unwrap(unit['archived'])) === true;

/**
 * Why an object as sent by the CRM must be removed from the website; null if it may stay. The CRM marks statuses as not
 * public (`nonpublic`) or as the end of an advert (`remove_from_portal`). Sold objects have the second mark too, but
 * stay on the website as references.
 */
export function removalReasonOf(unit: Unit, statusId: number): RemovalReason | null {
  if (isArchived(unit)) return 'archived';
  const status = unit['property_status'];
  if (!isRecord(status) || !publicStatusIds.includes(statusId)) return null;
  const isHidden = readFlag(status['nonpublic']) === true;
  return isHidden ||
    (statusId !== propertyStatus.abgeschlossen && readFlag(status['remove_from_portal']) === true)
    ? 'nonpublic'
    : null;
}
