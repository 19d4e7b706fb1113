import { domainToASCII, domainToUnicode } from 'node:url';
import { plainLocalPart } from '@estate/domain/text/visible-text';
import { encodeWord } from 'nodemailer/lib/mime-funcs';

const asciiDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/** The ASCII form (punycode) of a domain; undefined if the conversion changes the domain. */
function asciiFormOf(domain: string): string | undefined {
  if (asciiDomain.test(domain)) return domain;
  const ascii = domainToASCII(domain);
  // The conversion removes invisible characters and replaces variants of a letter, so the result may be another domain.
  const isSame = domainToUnicode(ascii) === domain.normalize('NFC').toLowerCase();
  return isSame && asciiDomain.test(ascii) ? ascii : undefined;
}

/**
 * The address for a mail header and the envelope: pure ASCII, its domain in punycode. Undefined for a local part
 * outside ASCII, because it needs an extension (SMTPUTF8) that some mail servers lack.
 */
export function headerAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > 254) return undefined;
  const [local, domain] = [address.slice(0, at), asciiFormOf(address.slice(at + 1))];
  if (domain === undefined) return undefined;
  // Encoded-words (RFC 2047) are refused, because some mail programs decode them even in an address.
  return plainLocalPart.test(local) && !local.includes('=?') ? `${local}@${domain}` : undefined;
}

/** Cleans text for a mail header: one line, no control or direction characters, at most `max` characters. */
export function headerText(text: string, max = 120): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // Cut by code point, because half a surrogate pair would break the header's encoding.
  const characters = Array.from(line);
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trim()}…`
    : line;
}

/** Cleans the display name of a mail address. Characters that could form another address are removed too. */
export const headerName = (name: string): string => headerText(name.replace(/[<>@"\\]+/g, ' '), 80);

/**
 * Encodes text that is not plain ASCII. A typed `=?utf-8?…?=` is encoded too, because a mail program would otherwise
 * decode it and show another text.
 */
const encodedWord = (text: string): string | undefined =>
  /[^\x20-\x7e]|=\?/.test(text) ? encodeWord(text, 'B', 52) : undefined;

/** The value of the Subject header. */
export function subjectHeader(text: string): string {
  const line = headerText(text, 150);
  return encodedWord(line) ?? line;
}

/** The value of From, To or Reply-To; `address` is already in header form. */
export function mailboxHeader(name: string, address: string): string {
  const cleanName = headerName(name);
  return cleanName === '' ? address : `${encodedWord(cleanName) ?? `"${cleanName}"`} <${address}>`;
}
