import type { OptionalField } from '../../api/types.ts';
import { inWords } from './words.ts';

function valueText(value: unknown): string | null {
  if (typeof value === 'string') return inWords(value);
  if (typeof value === 'number' && value > 0) return value.toLocaleString('de-DE');
  if (Array.isArray(value)) return value.map(valueText).filter(Boolean).join(', ') || null;
  return null;
}

/** Further amenities from the CRM: true shows the name, a value follows its name, false is left out. */
export function optionalFieldLines(fields: readonly OptionalField[]): string[] {
  return fields.flatMap(({ name, value }) => {
    if (value === true) return [name];
    const text = valueText(value);
    return text ? [`${name}: ${text}`] : [];
  });
}
