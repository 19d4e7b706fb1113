import { PropertyUpsert, type OptionalField } from '@estate/contracts/catalog/property';
import { type CodeTexts, labelsOfCodes } from './code-texts.ts';
import { labelOf, unwrap } from './plain-values.ts';
import { isRecord, type Unit } from './unit.ts';
import { readFlag, readMultilineText, readText } from './values.ts';

const hasValue = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  value !== false &&
  value !== '' &&
  !isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * Converts a value for display: yes and no become booleans, lists lose duplicates, texts lose HTML tags. `1` and `0`
 * stay texts, because they are counts.
 */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value))
    return [...new Set(value.map(plainValue).filter((item) => item !== null && item !== ''))];
  if (typeof value !== 'string') return value;
  const plain = readMultilineText(value);
  return (plain !== null && !/^[01]$/.test(plain) ? readFlag(plain) : null) ?? plain;
}

/** Keys that have their own column in the record or must not be shown. */
const excludedKeys = new Set([
  ...Object.keys(PropertyUpsert.shape),
  'note',
  'renter',
  'internal_brokerage',
  'contract_type',
]);

/**
 * The fields of an object that have no column in our record, as `{key, name, value}`, sorted by key. If the response
 * does not list them as `optional_fields`, the same list is built from its other fields, because a sync must not remove
 * the fields that the batch update stored.
 */
export function optionalFields(unit: Unit, codes: CodeTexts): OptionalField[] {
  const fields = Array.isArray(unit['optional_fields'])
    ? [...fieldsOfList(unit['optional_fields'])]
    : [...fieldsWithLabel(unit)];
  const furnishings = isRecord(unit['furnishings']) ? Object.entries(unit['furnishings']) : [];
  const extra = furnishings.map(([key, value]) => ({ key, name: key, value }));
  const byKey = new Map([...extra, ...fields].map((field) => [field.key, field]));
  return [...byKey.values()]
    .filter(({ key }) => !excludedKeys.has(key))
    .map((field) => ({ ...field, value: plainValue(labelsOfCodes(codes, field.key, field.value)) }))
    .filter(({ value }) => hasValue(value))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
}

function* fieldsOfList(fields: unknown[]): Generator<OptionalField> {
  for (const field of fields) {
    if (!isRecord(field) || typeof field['key'] !== 'string') continue;
    yield { key: field['key'], name: readText(field['name']) ?? field['key'], value: field['value'] };
  }
}

function* fieldsWithLabel(unit: Unit): Generator<OptionalField> {
  for (const [key, value] of Object.entries(unit)) {
    if (excludedKeys.has(key)) continue;
    const label = labelOf(value);
    if (label !== undefined) yield { key, name: readText(label) ?? key, value: unwrap(value) };
  }
}
