import { indentedJson, sentNumber } from './exact-json.ts';
import { sizeOf } from './outline.ts';

/** Characters of a text that a row shows. */
const shownLength = 300;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** What a row says of its value: the value itself, or how much is inside. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') {
    return value.length > shownLength
      ? `${JSON.stringify(value.slice(0, shownLength)).slice(0, -1)} …`
      : JSON.stringify(value);
  }
  const size = sizeOf(value);
  if (size === 0) return sentNumber(value) ?? JSON.stringify(value);
  return Array.isArray(value) ? counted(size, 'Eintrag', 'Einträge') : counted(size, 'Feld', 'Felder');
}

const plainName = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** A path in the notation of JSONPath: `$.images[3].url`, other names as `["a b"]`. */
export const pathText = (path: readonly (string | number)[]): string =>
  `$${path
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return plainName.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('')}`;

/** What is copied of a value: a text without quotation marks, everything else as indented JSON. */
export const copiedText = (value: unknown): string =>
  typeof value === 'string' ? value : indentedJson(value);
