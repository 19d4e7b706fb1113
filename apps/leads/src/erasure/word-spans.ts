/** A word or a group of digits in a text. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

export function partsOf(text: string, pattern: RegExp): Part[] {
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => {
    return { start: index, end: index + word.length, word };
  });
}

/** The most parts that belong together, e.g. the words of a name or the groups of a telephone number. */
export const maxParts = 8;
const maxGap = 4;

/** The most parts from the first one on that only `gap` keeps apart and that `isMeant` says yes to. */
function longestSpan(
  text: string,
  [first, ...others]: readonly Part[],
  gap: RegExp,
  isMeant: (span: readonly Part[]) => boolean,
): readonly Part[] {
  const span = first ? [first] : [];
  let longest = isMeant(span) ? 1 : 0;
  for (const part of others) {
    const between = span.at(-1)?.end ?? 0;
    if (part.start - between > maxGap || !gap.test(text.slice(between, part.start))) break;
    span.push(part);
    if (isMeant(span)) longest = span.length;
  }
  return span.slice(0, longest);
}

/** The text with `mark` in place of each span that is meant, the longest ones first; linear in the text's length. */
export function replaceSpans(
  text: string,
  parts: readonly Part[],
  { gap, mark, isMeant }: { gap: RegExp; mark: string; isMeant: (span: readonly Part[]) => boolean },
): string {
  const kept: string[] = [];
  let from = 0;
  for (let index = 0; index < parts.length;) {
    const span = longestSpan(text, parts.slice(index, index + maxParts), gap, isMeant);
    const [first, last] = [span[0], span.at(-1)];
    if (first && last) {
      kept.push(text.slice(from, first.start), mark);
      from = last.end;
    }
    index += Math.max(span.length, 1);
  }
  return [...kept, text.slice(from)].join('');
}
