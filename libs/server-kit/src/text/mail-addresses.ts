import { domainToUnicode } from 'node:url';

/**
 * The address in one spelling: lower case, NFC, and the domain in Unicode, so that `jo@müller.example` and
 * `jo@xn--mller-kva.example` are equal. Every comparison of addresses uses it. A tag after a plus sign makes another
 * address.
 */
export function mailboxKey(address: string): string {
  const key = address.trim().normalize('NFC').toLowerCase();
  const at = key.lastIndexOf('@') + 1;
  return at === 0 ? key : key.slice(0, at) + (domainToUnicode(key.slice(at)) || key.slice(at));
}

/** Characters that end a mail address on either side of the at sign. A colon also ends the local part. */
const delimiter = /[\s"'<>@,;]/;
const localPartDelimiter = /[\s"'<>@,;:]/;

/**
 * Replaces every mail address with the text that `replacement` returns for it. The search starts at the at signs,
 * because a pattern for whole addresses would restart at every character of a long word.
 */
export function replaceMailAddresses(text: string, replacement: (address: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > from && !localPartDelimiter.test(text.charAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < text.length && !delimiter.test(text.charAt(end))) end += 1;
    const [domain] = /^.+\.(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})/isu.exec(text.slice(at + 1, end)) ?? [];
    if (start === at || domain === undefined) continue;
    const next = at + 1 + domain.length;
    parts.push(text.slice(from, start), replacement(text.slice(start, next)));
    from = next;
  }
  return [...parts, text.slice(from)].join('');
}

/** Replaces every mail address with `mark`. */
export const withoutMailAddresses = (text: string, mark: string): string =>
  replaceMailAddresses(text, () => mark);
