import { emptyValue } from '@estate/content/empty-value';
import { type AnyField } from '@estate/content/section';
import { imageOrigins } from '@estate/domain/property/image-origin';

type Fields = Readonly<Record<string, AnyField>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isValueOf(field: AnyField, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number';
    case 'tick':
      return typeof value === 'boolean';
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(field.options, value);
    case 'image':
      return isRecord(value) && Object.hasOwn(imageOrigins, String(value['origin']));
    case 'group':
      return isRecord(value);
    case 'list':
      return Array.isArray(value);
    default:
      return typeof value === 'string';
  }
}

function completedValue(field: AnyField, stored: unknown, shipped: unknown): unknown {
  const value = [stored, shipped].find((known) => isValueOf(field, known)) ?? emptyValue(field);
  if (field.kind === 'group' && isRecord(value))
    return completedWords(field.fields, value, isRecord(shipped) ? shipped : {});
  // Entries are completed without shipped ones, because staff may have ordered them anew.
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((entry) => completedValue(field.of, entry, undefined));
  return value;
}

/**
 * Stored words in the shape of this release: a field that the release added gets the shipped value, one that it removed is
 * left out.
 */
export const completedWords = (
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
  shipped: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      completedValue(
        field,
        Object.hasOwn(stored, name) ? stored[name] : undefined,
        Object.hasOwn(shipped, name) ? shipped[name] : undefined,
      ),
    ]),
  );
