import { isRecord } from './unit.ts';
import { text } from './values.ts';

/** The German texts of codes, as `/v2/properties/options` sends them: by field, then by code. */
export type CodeTexts = Readonly<Record<string, unknown>>;

/** The text for a code, for codes joined by commas, or for a list of codes. A code without text stays unchanged. */
export function textOfCodes(codes: CodeTexts, field: string, value: unknown): unknown {
  const texts = codes[field];
  if (!isRecord(texts)) return value;
  if (Array.isArray(value)) return value.map((code) => textOfCodes(codes, field, code));
  if (typeof value !== 'string') return value;
  return value
    .split(',')
    .map((code) => text(texts[code.trim()]) ?? code.trim())
    .join(', ');
}
