import { countText } from '@estate/domain/text/format';
import { indentedJson, exactNumberText } from './exact-json.ts';
import { sizeOf } from './outline.ts';

/** Maximum number of characters of a string in its row. */
const maxStringLength = 300;

/** Text of a value in its row: the value itself, or the number of its entries. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') {
    return value.length > maxStringLength
      ? `${JSON.stringify(value.slice(0, maxStringLength)).slice(0, -1)} …`
      : JSON.stringify(value);
  }
  const size = sizeOf(value);
  if (size === 0) return exactNumberText(value) ?? JSON.stringify(value);
  return Array.isArray(value) ? countText(size, 'Eintrag', 'Einträge') : countText(size, 'Feld', 'Felder');
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

/** Text that is copied for a value: a string without quotation marks, everything else as indented JSON. */
export const clipboardText = (value: unknown): string =>
  typeof value === 'string' ? value : indentedJson(value);
