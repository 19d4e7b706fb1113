import { readGermanAmount } from '@estate/domain/text/german-amount';
import { plainText } from './plain-text.ts';

const lostTranslation = /^translation missing/i;

/**
 * A trimmed plain text, which may have several lines. A list is joined, each entry once. Blank texts and labels without
 * translation become null.
 */
export function readMultilineText(value: unknown): string | null {
  if (Array.isArray(value)) {
    const parts = new Set(value.map(readText).filter((part) => part !== null));
    return parts.size > 0 ? [...parts].join(', ') : null;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const trimmed = plainText(value);
  return trimmed === '' || lostTranslation.test(trimmed) ? null : trimmed;
}

/** Like `readMultilineText`, with all lines joined into one. */
export const readText = (value: unknown): string | null =>
  readMultilineText(value)
    ?.split(/[\r\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ') ?? null;

const longestNumber = 40;
const fractions: Readonly<Record<string, string>> = { '½': ',5', '¼': ',25', '¾': ',75' };
/** Units and words that people write before or after a number. */
const prefixPattern = /^(?:ca\.?|rd\.?|etwa|ab|€|eur)\s*/i;
const suffixPattern =
  / ?(?:€|eur|euro|%|vb|vhb|zimmer|zi\.?|m²|m2|qm|kwh(?:\/\(?m²(?: ?[*·]? ?a)?\)?)?|p\.? ?m\.?|\/ ?monat|mtl\.?)$/i;
const multiples = [
  { pattern: / ?(?:mio\.?|millionen)$/i, factor: 1_000_000 },
  { pattern: / ?(?:t|tsd\.?|tausend)$/i, factor: 1_000 },
];
/** Numbers with English grouping, e.g. 1,250.50 or 1,250,000. Any other number with a comma is read as German. */
const englishNumberPattern = /^\d{1,3}(?:,\d{3})+\.\d+$|^\d{1,3}(?:,\d{3}){2,}$/;
const thousandsPattern = /^\d{1,3}\.\d{3}$/;

/**
 * Reads a number, a numeric text ("85.0") or one as people write it ("1.250,50 €", "3,5", "349.000", "3½",
 * "349.000,-"); anything else becomes null. A point before three digits groups thousands, unless that would be more
 * than `max`.
 */
export function readNumber(value: unknown, max = Infinity): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > longestNumber) return null;
  const trimmed = plainText(value).replace(/\s+/g, ' ');
  const isNegative = trimmed.startsWith('-');
  let numberText = trimmed
    .replace(/^-/, '')
    .replace(prefixPattern, '')
    .replace(/\s1\/2/, '½')
    .replace(/\s?[½¼¾]/, (sign) => fractions[sign.trim()] ?? sign)
    .replace(/^,/, '0,')
    .replace(/(\d)['’](?=\d{3})/g, '$1');
  for (let last = ''; last !== numberText;) {
    last = numberText;
    numberText = numberText.replace(suffixPattern, '').replace(/,\s?[-–—]+$/, '');
  }
  const multiple = multiples.find(({ pattern }) => pattern.test(numberText));
  if (multiple) numberText = numberText.replace(multiple.pattern, '');
  const isDecimal = thousandsPattern.test(numberText) && Number(numberText.replace('.', '')) > max;
  const plain =
    isDecimal || englishNumberPattern.test(numberText)
      ? Number(numberText.replaceAll(',', ''))
      : readGermanAmount(numberText);
  if (plain === undefined) return null;
  // Rounded, because in floating point the product with a decimal such as 1.2 may differ slightly from an integer.
  const result = multiple ? Math.round(plain * multiple.factor) : plain;
  return isNegative && result !== 0 ? -result : result;
}

/** A size, amount or count; 0 becomes null, because the CRM's 0 means "not given" (propstack.md, Values). */
export function readNonZeroNumber(value: unknown, max?: number): number | null {
  return readNumber(value, max) || null;
}

const yes = new Set(['true', 'ja', '1', 'yes', 'wahr', 'y', 'j', 'on', 'x', 'vorhanden']);
const no = new Set(['false', 'nein', '0', 'no', 'falsch', 'n', 'off', '-', 'nicht vorhanden']);

export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = readText(value)?.toLowerCase() ?? '';
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
}

/** A flag that hides something if true. An unknown word counts as true, so that nothing is published by mistake. */
export const readHidingFlag = (value: unknown): boolean | null =>
  readFlag(value) ?? (readText(value) === null ? null : true);

/** Accepts booleans only and guesses nothing, because `hide_address` decides whether an address is published. */
export const readStrictFlag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** An ISO time from any spelling of a time. */
export function readTime(value: unknown): string | null {
  const content = readText(value);
  const at = content === null ? Number.NaN : Date.parse(content);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** An ISO date from `14.05.2021` or an ISO time; other texts stay unchanged. */
export function readDate(value: unknown): string | null {
  const content = readText(value);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(content ?? '') ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(content ?? '')?.[0] ?? content;
}

/**
 * Normalises an energy class: `A+` becomes `A_PLUS` (visitor-area §3: A_PLUS, A, B to H, A_PLUS_PLUS). Other texts
 * become upper case.
 */
export function readEnergyClass(value: unknown): string | null {
  const content = readText(value)?.toUpperCase() ?? null;
  if (content === null || /^[-–]+$/.test(content)) return null;
  return content
    .replace(/\s+/g, ' ')
    .replace(/ ?\+/g, '_PLUS')
    .replace(/^A[\s-]PLUS/, 'A_PLUS');
}

/** Ids as texts; the CRM sends numbers or texts. */
export function readIds(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(readText).filter((id) => id !== null);
}
