import { PropertyUpsert, type OptionalField } from '@estate/contracts/property';
import { type CodeTexts, textOfCodes } from './code-texts.ts';
import { labelOf, unwrapped } from './plain-values.ts';
import { isRecord, type Unit } from './unit.ts';
import { text } from './values.ts';

const isGiven = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== 0 &&
  value !== false &&
  value !== '' &&
  !isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** What has a column of its own in the record, or must not be shown as a field. */
const elsewhere = new Set([
  ...Object.keys(PropertyUpsert.shape),
  'note',
  'renter',
  'internal_brokerage',
  'contract_type',
]);

/**
 * What an object tells beyond the record's columns, as `{key, name, value}`, in the order of the keys. Only the plain
 * shape lists it itself; from the others the same is put together, so that a sync does not take away what the batch
 * update of these fields stored.
 */
export function optionalFields(unit: Unit, codes: CodeTexts): OptionalField[] {
  const fields = Array.isArray(unit['optional_fields'])
    ? [...listed(unit['optional_fields'])]
    : [...labelled(unit)];
  const furnishings = isRecord(unit['furnishings']) ? Object.entries(unit['furnishings']) : [];
  const extra = furnishings.map(([key, value]) => ({ key, name: key, value }));
  const byKey = new Map([...extra, ...fields].map((field) => [field.key, field]));
  return [...byKey.values()]
    .filter(({ key, value }) => !elsewhere.has(key) && isGiven(value))
    .map((field) => ({ ...field, value: textOfCodes(codes, field.key, field.value) }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

function* listed(fields: unknown[]): Generator<OptionalField> {
  for (const field of fields) {
    if (!isRecord(field) || typeof field['key'] !== 'string') continue;
    yield { key: field['key'], name: text(field['name']) ?? field['key'], value: field['value'] };
  }
}

function* labelled(unit: Unit): Generator<OptionalField> {
  for (const [key, value] of Object.entries(unit)) {
    const label = labelOf(value);
    if (label !== undefined) yield { key, name: text(label) ?? key, value: unwrapped(value) };
  }
}
