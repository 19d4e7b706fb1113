import { comparedJson } from '../json/exact-json.ts';
import { isContainer } from '../json/outline.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => isContainer(value) && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => comparedJson(one) === comparedJson(other);

/**
 * Of two objects the fields of each whose values differ, as deep as both have objects; a list that differs stays whole.
 * A field that only one of them has stays there.
 */
export function differences(one: unknown, other: unknown): [unknown, unknown] {
  if (!isFields(one) || !isFields(other)) return [one, other];
  const [left, right]: [Record<string, unknown>, Record<string, unknown>] = [{}, {}];
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (isSame(one[name], other[name])) continue;
    const [ofOne, ofOther] = differences(one[name], other[name]);
    if (Object.hasOwn(one, name)) left[name] = ofOne;
    if (Object.hasOwn(other, name)) right[name] = ofOther;
  }
  return [left, right];
}
