import { domainToASCII, domainToUnicode } from 'node:url';

/** A local part that needs no quotes (RFC 5322, dot-atom). */
const dotAtom = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const asciiDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;

/** The ASCII form of a domain; undefined if it would name another domain than the typed one. */
function asciiFormOf(domain: string): string | undefined {
  if (asciiDomain.test(domain)) return domain;
  const ascii = domainToASCII(domain);
  // The conversion removes invisible characters and maps variants of a letter to that letter.
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
  // Encoded-words are refused, because some mail programs decode them even in an address.
  return dotAtom.test(local) && !local.includes('=?') ? `${local}@${domain}` : undefined;
}
