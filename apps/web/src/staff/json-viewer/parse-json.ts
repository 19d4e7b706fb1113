import { type ExactJson, parseExactly } from '../json/exact-json.ts';

/** Parsed JSON, or the text in which the fault is. */
export type ParseOutcome = ({ isParsed: true } & ExactJson) | { isParsed: false; text: string };

const parsed = (text: string): ParseOutcome => {
  try {
    return { isParsed: true, ...parseExactly(text) };
  } catch {
    return { isParsed: false, text };
  }
};

const isStructure = (text: string) => /^\s*[[{]/.test(text);

/** Between quotation marks may stand JSON as it is, or with its own marks doubled as in CSV. */
function unquoted(text: string): ParseOutcome {
  const inner = text.slice(1, -1);
  const plain = parsed(inner);
  return plain.isParsed ? plain : parsed(inner.replaceAll('""', '"'));
}

/**
 * Parses pasted JSON; a value in quotation marks is unwrapped first (staff-area §5). The marks may be those of a JSON
 * string that holds JSON, or stand around JSON as it is. Any other string stays a string.
 */
export function parseJson(pasted: string): ParseOutcome {
  const text = pasted.replace(/^\uFEFF/, '');
  const whole = parsed(text);
  if (whole.isParsed && typeof whole.value === 'string' && isStructure(whole.value)) {
    return parsed(whole.value);
  }
  if (whole.isParsed) return whole;
  const trimmed = text.trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  const inner = isQuoted ? unquoted(trimmed) : whole;
  return inner.isParsed ? inner : whole;
}
