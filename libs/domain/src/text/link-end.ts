/**
 * Removes from the end of a link what texts and programs append to it: punctuation, quotes, spaces, invisible
 * characters, and campaign parameters that lost their `?`. Every address and every list of ids of this site ends with
 * a letter, a digit, `-` or `_`. `text` is decoded.
 */
export function withoutLinkEnd(text: string): string {
  const [link = ''] = text.replace(/\p{C}/gu, '').split(/[&?#]/, 1);
  let end = link.length;
  while (end > 0 && !/[\w-]/.test(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}
