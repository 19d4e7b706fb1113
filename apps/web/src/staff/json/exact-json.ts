import { isLosslessNumber, isSafeNumber, LosslessNumber, parse, stringify } from 'lossless-json';

/** Parsed JSON. `duplicates` are the names that an object has more than once; the value holds the last of each. */
export interface ExactJson {
  value: unknown;
  duplicates: readonly string[];
}

/** A number that would be written differently, e.g. `1.0` or one of 20 digits, keeps its text. */
const parseNumber = (text: string): unknown =>
  String(Number(text)) === text ? Number(text) : new LosslessNumber(text);

/** Parses JSON and keeps each number as it was sent. Throws a SyntaxError like JSON.parse. */
export function parseExactly(text: string): ExactJson {
  // First, because its faults are the specified ones and it takes any depth.
  const value: unknown = JSON.parse(text);
  const duplicates = new Set<string>();
  const onDuplicateKey = ({ key, newValue }: { key: string; newValue: unknown }) => {
    duplicates.add(key);
    return newValue;
  };
  try {
    return { value: parse(text, undefined, { parseNumber, onDuplicateKey }), duplicates: [...duplicates] };
  } catch {
    // Nested deeper than the library reads.
    return { value, duplicates: [] };
  }
}

/** The text of a number that was kept as sent; undefined for any other value. */
export const sentNumber = (value: unknown): string | undefined =>
  isLosslessNumber(value) ? value.toString() : undefined;

export const indentedJson = (value: unknown): string => stringify(value, undefined, 2) ?? '';

/** The same for equal values, also for `1` and `1.0`. */
export const comparedJson = (value: unknown): string | undefined =>
  stringify(value, (_name, part) =>
    isLosslessNumber(part) && isSafeNumber(part.value) ? Number(part.value) : part,
  );
