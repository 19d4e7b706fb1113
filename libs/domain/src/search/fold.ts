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
export function isTypingError(input: string, word: string): boolean {
  if (Math.abs(input.length - word.length) > 1 || input === word) return input === word;
  let start = 0;
  while (start < input.length && input[start] === word[start]) start += 1;
  const [inputRest, wordRest] = [input.slice(start), word.slice(start)];
  if (inputRest.length > wordRest.length) return inputRest.slice(1) === wordRest;
  if (inputRest.length < wordRest.length) return inputRest === wordRest.slice(1);
  const isSwapped =
    inputRest[0] === wordRest[1] && inputRest[1] === wordRest[0] && inputRest.slice(2) === wordRest.slice(2);
  return isSwapped || inputRest.slice(1) === wordRest.slice(1);
}

/**
 * The number of letters to replace, add or leave out to make one folded word of the other; `most + 1` for any larger
 * number.
 */
export function lettersApart(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      line.push(Math.min(replaced, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1));
    }
    above = line;
  }
  return Math.min(above.at(-1) ?? 0, most + 1);
}
