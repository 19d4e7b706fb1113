import { domainToASCII, domainToUnicode } from 'node:url';

/** What may stand before the @ without quotes (RFC 5322, dot-atom). */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const asciiDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/** The ASCII form of a domain; undefined if that would name another one than what was typed. */
function asciiFormOf(domain: string): string | undefined {
  if (asciiDomain.test(domain)) return domain;
  const ascii = domainToASCII(domain);
  // Invisible characters vanish on the way, and other spellings of a letter become that letter.
  const isSame = domainToUnicode(ascii) === domain.normalize('NFC').toLowerCase();
  return isSame && asciiDomain.test(ascii) ? ascii : undefined;
}

/**
 * The address as it may stand in a mail header and on an envelope: pure ASCII, its domain in punycode. undefined if
 * there is no such form: a local part outside ASCII needs an extension (SMTPUTF8) that not every mail server has.
 */
export function headerAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@');
  if (at < 1 || address.length > 254) return undefined;
  const [local, domain] = [address.slice(0, at), asciiFormOf(address.slice(at + 1))];
  if (domain === undefined) return undefined;
  // Some mail programs decode an encoded-word wherever one stands, even here where none may.
  return dotAtom.test(local) && !local.includes('=?') ? `${local}@${domain}` : undefined;
}
