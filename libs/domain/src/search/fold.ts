/**
 * A text in the form that the search compares: lower-case letters and digits separated by single blanks, without
 * accents, `ß` as `ss`. `ä`, `ae` and `a` become equal, because visitors type all three.
 */
export const foldSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .toLocaleLowerCase('de')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two folded words differ by at most one letter: replaced, missing, added, or swapped with its neighbour. */
export function isTypingError(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed === word) return typed === word;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [rest, other] = [typed.slice(start), word.slice(start)];
  if (rest.length > other.length) return rest.slice(1) === other;
  if (rest.length < other.length) return rest === other.slice(1);
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2);
  return isSwapped || rest.slice(1) === other.slice(1);
}
