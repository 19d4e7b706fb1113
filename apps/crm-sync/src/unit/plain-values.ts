import { isRecord, type Unit } from './unit.ts';

const isLabelled = (value: unknown): value is { value: unknown; label?: unknown } =>
  isRecord(value) && 'value' in value && ('label' in value || 'pretty_value' in value);

/** The value inside `{label, value}` or `{value, pretty_value}`. */
export const unwrapped = (value: unknown): unknown => (isLabelled(value) ? value.value : value);

export const labelOf = (value: unknown): unknown => (isLabelled(value) ? value.label : undefined);

/**
 * The values of an object by the CRM's names, for each of the shapes (propstack.md, The three shapes of a unit).
 * Labelled values are unwrapped; values of `furnishings` (flat list) and `optional_fields` (plain single) are added.
 */
export function plainValues(unit: Unit): Record<string, unknown> {
  const own = Object.fromEntries(Object.entries(unit).map(([key, value]) => [key, unwrapped(value)]));
  const furnishings = isRecord(unit['furnishings']) ? unit['furnishings'] : {};
  return { ...Object.fromEntries(listedFields(unit)), ...furnishings, ...own };
}

/** `optional_fields` of the plain shape as pairs of key and value. */
export function listedFields(unit: Unit): [string, unknown][] {
  const listed = unit['optional_fields'];
  if (!Array.isArray(listed)) return [];
  return listed
    .filter(isRecord)
    .flatMap(({ key, value }): [string, unknown][] => (typeof key === 'string' ? [[key, value]] : []));
}
