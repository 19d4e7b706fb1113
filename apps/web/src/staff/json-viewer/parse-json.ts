import { type ExactJson, parseExactly } from '../json/exact-json.ts';

/** Parsed JSON, or the text that could not be parsed. */
export type ParseOutcome = ({ isParsed: true } & ExactJson) | { isParsed: false; text: string };

const tryParse = (text: string): ParseOutcome => {
  try {
    return { isParsed: true, ...parseExactly(text) };
  } catch {
    return { isParsed: false, text };
  }
};

const isStructure = (text: string) => /^\s*[[{]/.test(text);

/** Parses the text between quotation marks: as JSON, or as a CSV field, in which inner quotation marks are doubled. */
function parseQuoted(text: string): ParseOutcome {
  const inner = text.slice(1, -1);
  const plain = tryParse(inner);
  return plain.isParsed ? plain : tryParse(inner.replaceAll('""', '"'));
}

/**
 * Parses pasted JSON. A value in quotation marks is unwrapped first (staff-area §5): a JSON string that contains JSON,
 * or plain JSON between quotation marks. Any other string stays a string.
 */
export function parseJson(pasted: string): ParseOutcome {
  const text = pasted.replace(/^\uFEFF/, '');
  const whole = tryParse(text);
  if (whole.isParsed && typeof whole.value === 'string' && isStructure(whole.value)) {
    return tryParse(whole.value);
  }
  if (whole.isParsed) return whole;
  const trimmed = text.trim();
  const isQuoted = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
  const inner = isQuoted ? parseQuoted(trimmed) : whole;
  return inner.isParsed ? inner : whole;
}
