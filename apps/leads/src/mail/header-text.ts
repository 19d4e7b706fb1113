import { encodeWord } from 'nodemailer/lib/mime-funcs';

/** Cleans text for a mail header: one line, no control or direction characters, at most `max` characters. */
export function headerText(text: string, max = 120): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Cut by code point, because half a surrogate pair would break the header's encoding.
  const signs = Array.from(line);
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join('')
        .trim()}…`
    : line;
}

/** A name before an address; characters that could form another address are removed too. */
export const headerName = (name: string): string => headerText(name.replace(/[<>@"\\]+/g, ' '), 80);

/**
 * Encodes text that is not plain ASCII. A typed `=?utf-8?…?=` is encoded too, because a mail program would otherwise
 * decode it and show another text.
 */
const encoded = (text: string): string | undefined =>
  /[^\x20-\x7e]|=\?/.test(text) ? encodeWord(text, 'B', 52) : undefined;

/** The value of the Subject header. */
export function subjectHeader(text: string): string {
  const line = headerText(text, 150);
  return encoded(line) ?? line;
}

/** The value of From, To or Reply-To; `address` is already in header form. */
export function partyHeader(name: string, address: string): string {
  const shown = headerName(name);
  return shown === '' ? address : `${encoded(shown) ?? `"${shown}"`} <${address}>`;
}
