import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** Fit for a mail header: one line, no control or direction signs, at most `max` characters. */
export function headerText(text: string, max = 120): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // By code point: half a surrogate pair would break the header's encoding.
  const signs = Array.from(line);
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join('')
        .trim()}…`
    : line;
}

/** A name before an address: what could be taken for an address of its own is dropped too. */
export const headerName = (name: string): string => headerText(name.replace(/[<>@"\\]+/g, ' '), 80);

/**
 * Encodes what is not plain ASCII. A typed `=?utf-8?…?=` is encoded too, or the reader's mail program would show what
 * it decodes to instead of what was typed.
 */
const encoded = (text: string): string | undefined =>
  /[^\x20-\x7e]|=\?/.test(text) ? encodeWord(text, 'B', 52) : undefined;

/** The value of a subject. */
export function subjectHeader(text: string): string {
  const line = headerText(text, 150);
  return encoded(line) ?? line;
}

/** The value of From, To or Reply-To; `address` has its form for a header already. */
export function partyHeader(name: string, address: string): string {
  const shown = headerName(name);
  return shown === '' ? address : `${encoded(shown) ?? `"${shown}"`} <${address}>`;
}
