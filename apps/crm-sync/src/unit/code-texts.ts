import { isRecord } from './unit.ts';
import { readText } from './values.ts';

/** The German texts of codes, as `/v2/properties/options` sends them: by field, then by code. */
export type CodeTexts = Readonly<Record<string, unknown>>;

/** The text for a code, for codes joined by commas, or for a list of codes. A code without text stays unchanged. */
export function labelsOfCodes(codes: CodeTexts, field: string, value: unknown): unknown {
  const texts = codes[field];
  if (!isRecord(texts)) return value;
  if (Array.isArray(value)) return value.map((code) => labelsOfCodes(codes, field, code));
  if (typeof value !== 'string') return value;
  return value
    .split(',')
    .map((code) => readText(texts[code.trim()]) ?? code.trim())
    .join(', ');
}
