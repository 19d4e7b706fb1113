const lostTranslation = /^translation missing/i;
const germanMarks = /[€%]|EUR|m²|m2|qm|kWh|ca\./gi;

/** A trimmed text; lists are joined. Blank texts and labels without translation become null. */
export function text(value: unknown): string | null {
  if (Array.isArray(value)) {
    const parts = value.map(text).filter((part) => part !== null);
    return parts.length > 0 ? parts.join(', ') : null;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  if (typeof value !== 'string') return null;
  const trimmed = value.trim();
  return trimmed === '' || lostTranslation.test(trimmed) ? null : trimmed;
}

/**
 * Parses a number, a numeric text ("85.0") or a German one ("1.250,50 €", "3,5", "1.250.000"); anything else becomes
 * null. A single point is a decimal point unless the text contains a unit or a currency.
 */
export function number(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const unmarked = value.replace(germanMarks, '');
  const isGerman = unmarked !== value || value.includes(',') || value.split('.').length > 2;
  const digits = unmarked.replace(/\s/g, '');
  const plain = isGerman ? digits.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.') : digits;
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** A size, amount or count; 0 becomes null, because the CRM's 0 means "not given" (propstack.md, Values). */
export function fact(value: unknown): number | null {
  return number(value) || null;
}

export function flag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = text(value)?.toLowerCase() ?? '';
  if (['true', 'ja', '1', 'yes'].includes(word)) return true;
  return ['false', 'nein', '0', 'no'].includes(word) ? false : null;
}

/** Accepts booleans only and guesses nothing, because `hide_address` decides whether an address is published. */
export const literalFlag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** An ISO time from any spelling of a time. */
export function time(value: unknown): string | null {
  const written = text(value);
  const at = written === null ? Number.NaN : Date.parse(written);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/** An ISO date from `14.05.2021` or an ISO time; other texts stay unchanged. */
export function date(value: unknown): string | null {
  const written = text(value);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written ?? '') ?? [];
  if (year) return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(written ?? '')?.[0] ?? written;
}

/** `A+` and `A_PLUS` are one class (visitor-area §3: A_PLUS, A, B to H, A_PLUS_PLUS); other texts stay unchanged. */
export function energyClass(value: unknown): string | null {
  const written = text(value)?.toUpperCase() ?? null;
  if (written === null || /^[-–]+$/.test(written)) return null;
  return written
    .replace(/\s+/g, ' ')
    .replace(/ ?\+/g, '_PLUS')
    .replace(/^A[\s-]PLUS/, 'A_PLUS');
}

/** Ids as texts; the CRM sends numbers or texts. */
export function ids(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  return value.map(text).filter((id) => id !== null);
}
