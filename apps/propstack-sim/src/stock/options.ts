import { readData } from '../read-data.ts';
import { type Json } from './unit.ts';

/**
 * The German texts of the codes of selection fields: by field, then by code. V2 sends codes, and this table under
 * `/properties/options`; V1 sends texts for most codes.
 */
export const options = readData('options') as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The German text for a code, for codes joined by commas, or for a list of codes. Unknown values stay unchanged. */
export function translate(field: string, value: Json): Json {
  const texts = options[field];
  if (!texts) return value;
  if (Array.isArray(value)) return value.map((code) => translate(field, code));
  if (typeof value !== 'string') return value;
  return value
    .split(',')
    .map((code) => texts[code] ?? code)
    .join(', ');
}
