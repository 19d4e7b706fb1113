import { type RemovalReason } from '@estate/domain/property/removal-reasons';
import { propertyStatus, publicStatusIds } from '@estate/domain/property/vocabulary';
import { isRecord, type Unit } from './unit.ts';
import { flag } from './values.ts';

const isLabelled = (value: unknown): value is { value: unknown; label?: unknown } =>
  isRecord(value) && 'value' in value && ('label' in value || 'pretty_value' in value);

/** The value inside `{label, value}` or `{value, pretty_value}`. */
export const unwrap = (value: unknown): unknown => (isLabelled(value) ? value.value : value);

export const labelOf = (value: unknown): unknown => (isLabelled(value) ? value.label : undefined);

/**
 * Reads the values of an object by the CRM's names, for each of the shapes (propstack.md, The three shapes of a unit).
 * Labelled values are unwrapped; values of `furnishings` (flat list) and `optional_fields` (plain single) follow the
 * object's own.
 */
export function plainValues(unit: Unit): (key: string) => unknown {
  const furnishings = isRecord(unit['furnishings']) ? unit['furnishings'] : {};
  const optional = new Map(optionalFieldPairs(unit));
  return (key) => {
    if (Object.hasOwn(unit, key)) return unwrap(unit[key]);
    return Object.hasOwn(furnishings, key) ? furnishings[key] : optional.get(key);
  };
}

/** `optional_fields` of the plain shape as pairs of key and value. */
export function optionalFieldPairs(unit: Unit): [string, unknown][] {
  const fields = unit['optional_fields'];
  if (!Array.isArray(fields)) return [];
  return fields
    .filter(isRecord)
    .flatMap(({ key, value }): [string, unknown][] => (typeof key === 'string' ? [[key, value]] : []));
}

/** Whether the CRM has archived the object; its lists leave such an object out. */
export const isArchived = (unit: Unit): boolean => flag(unwrap(unit['archived'])) === true;

/**
 * Why this reading itself takes the object off the website; null if it does not. The CRM marks statuses as not public, and
 * statuses that end an advert. A sold object has the second mark too and stays a reference.
 */
export function removalReasonOf(unit: Unit, statusId: number): RemovalReason | null {
  if (isArchived(unit)) return 'archived';
  const status = unit['property_status'];
  if (!isRecord(status) || !publicStatusIds.includes(statusId)) return null;
  const isHidden = flag(status['nonpublic']) === true;
  return isHidden ||
    (statusId !== propertyStatus.abgeschlossen && flag(status['remove_from_portal']) === true)
    ? 'nonpublic'
    : null;
}
