import { isLosslessNumber, isSafeNumber, LosslessNumber, parse, stringify } from 'lossless-json';

/** Parsed JSON. `duplicates` are the names that an object has more than once; the value holds the last of each. */
export interface ExactJson {
  value: unknown;
  duplicates: readonly string[];
}

/**
 * Numbers whose text would change when they are serialized, e.g. `1.0` or one of 20 digits, become a LosslessNumber.
 */
const parseNumber = (text: string): unknown =>
  String(Number(text)) === text ? Number(text) : new LosslessNumber(text);

/** Parses JSON and preserves the text of each number. Throws a SyntaxError like JSON.parse. */
export function parseExactly(text: string): ExactJson {
  // JSON.parse runs first, because it reports syntax errors as specified and accepts any nesting depth.
  const value: unknown = JSON.parse(text);
  const duplicates = new Set<string>();
  const onDuplicateKey = ({ key, newValue }: { key: string; newValue: unknown }) => {
    duplicates.add(key);
    return newValue;
  };
  try {
    return { value: parse(text, undefined, { parseNumber, onDuplicateKey }), duplicates: [...duplicates] };
  } catch {
    // The library throws on deeply nested input, whose numbers are therefore parsed by JSON.parse.
    return { value, duplicates: [] };
  }
}

/** The original text of a number that was parsed as a LosslessNumber; undefined for any other value. */
export const exactNumberText = (value: unknown): string | undefined =>
  isLosslessNumber(value) ? value.toString() : undefined;

export const indentedJson = (value: unknown): string => stringify(value, undefined, 2) ?? '';

/** JSON text for comparisons: identical for equal values, also for `1` and `1.0`. */
export const comparedJson = (value: unknown): string | undefined =>
  stringify(value, (_name, part) =>
    isLosslessNumber(part) && isSafeNumber(part.value) ? Number(part.value) : part,
  );
