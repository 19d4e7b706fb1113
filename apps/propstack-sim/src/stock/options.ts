import { readData } from '../read-data.ts';
import { type Json } from './unit.ts';

/** Selection fields: code → German text. V2 sends codes and this table; V1 sends most values translated. */
export const options = readData('options') as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The German text of a code, of comma-joined codes, or of a list of codes; unknown values stay unchanged. */
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
