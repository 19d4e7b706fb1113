import { comparedJson } from '../json/exact-json.ts';
import { isContainer } from '../json/outline.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => isContainer(value) && !Array.isArray(value);

const isSame = (a: unknown, b: unknown): boolean => comparedJson(a) === comparedJson(b);

/**
 * Reduces two objects to the fields whose values differ, recursively for nested objects. A field that only one object
 * has is only in the result for this object. Arrays and other values are returned unchanged.
 */
export function reduceToDifferences(a: unknown, b: unknown): [unknown, unknown] {
  if (!isFields(a) || !isFields(b)) return [a, b];
  const [left, right]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (isSame(a[name], b[name])) continue;
    const [leftPart, rightPart] = reduceToDifferences(a[name], b[name]);
    if (Object.hasOwn(a, name)) left[name] = leftPart;
    if (Object.hasOwn(b, name)) right[name] = rightPart;
  }
  return [left, right];
}
