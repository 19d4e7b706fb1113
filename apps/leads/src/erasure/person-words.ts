import { phoneKey } from '@estate/domain/text/phone-key';
import { foldText } from '@estate/server-kit/text/fold-text';
import { nameOf, type Person } from '../lead/person.ts';

/** A word or a group of digits in a text. */
interface Part {
  readonly start: number;
  readonly end: number;
  readonly word: string;
}

function partsOf(text: string, pattern: RegExp): Part[] {
  return [...text.matchAll(pattern)].map(({ index, 0: word }) => {
    return { start: index, end: index + word.length, word };
  });
}

/** The maximum number of words in one name, or of digit groups in one telephone number. */
const maxParts = 8;
const maxGap = 4;

/**
 * The longest run of parts that starts at the first part, has only characters of `gap` between its parts and satisfies
 * `isMatch`. Empty if there is none.
 */
function longestSpan(
  text: string,
  [first, ...others]: readonly Part[],
  gap: RegExp,
  isMatch: (span: readonly Part[]) => boolean,
): readonly Part[] {
  const span = first ? [first] : [];
  let longest = isMatch(span) ? 1 : 0;
  for (const part of others) {
    const between = span.at(-1)?.end ?? 0;
    if (part.start - between > maxGap || !gap.test(text.slice(between, part.start))) break;
    span.push(part);
    if (isMatch(span)) longest = span.length;
  }
  return span.slice(0, longest);
}

/**
 * Replaces each run of parts that satisfies `isMatch` by `mark`; of several runs with the same start, the longest one.
 * Linear in the length of the text.
 */
function replaceSpans(
  text: string,
  parts: readonly Part[],
  { gap, mark, isMatch }: { gap: RegExp; mark: string; isMatch: (span: readonly Part[]) => boolean },
): string {
  const pieces: string[] = [];
  let from = 0;
  for (let index = 0; index < parts.length;) {
    const span = longestSpan(text, parts.slice(index, index + maxParts), gap, isMatch);
    const [first, last] = [span[0], span.at(-1)];
    if (first && last) {
      pieces.push(text.slice(from, first.start), mark);
      from = last.end;
    }
    index += Math.max(span.length, 1);
  }
  return [...pieces, text.slice(from)].join('');
}

/** The normalised telephone numbers and full names by which texts may mention a person. */
export interface PersonWords {
  readonly phones: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
}

const mark = '[gelöscht]';
const digits = /\+?\d+/g;
const words = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;

const phoneKeyOf = (groups: readonly string[]) => phoneKey(groups.join(''));

const nameKey = (parts: readonly string[]) => foldText(parts.join(' '));
const wordsIn = (span: readonly Part[]) => span.map(({ word }) => word);

/**
 * The normalised full name, in both orders of first and last name. Empty for a single word, because many people share a
 * last name.
 */
function nameKeys(name: string): string[] {
  const parts = wordsIn(partsOf(name, words));
  if (parts.length < 2 || parts.length > maxParts) return [];
  return [nameKey(parts), nameKey([...parts.slice(-1), ...parts.slice(0, -1)])];
}

/** The names and telephone numbers of the person who sent these forms. */
export function personWordsOf(forms: readonly Person[]): PersonWords {
  const phones = forms.map(({ phone = '' }) => phoneKey(phone));
  return {
    phones: new Set(phones.filter((key) => key !== undefined)),
    names: new Set(forms.flatMap((form) => nameKeys(nameOf(form)))),
  };
}

const without = (all: ReadonlySet<string>, own: ReadonlySet<string>) =>
  new Set([...all].filter((word) => !own.has(word)));

/** The words of `person` that are not in `own`, the words of another person, e.g. of the same household. */
export const exceptOwnWords = (person: PersonWords, own: PersonWords): PersonWords => ({
  phones: without(person.phones, own.phones),
  names: without(person.names, own.names),
});

/** Replaces each of the person's names and telephone numbers in a text by `[gelöscht]`. */
export function redactPersonWords(text: string, { phones, names }: PersonWords): string {
  const numberless = replaceSpans(text, phones.size > 0 ? partsOf(text, digits) : [], {
    gap: /^[\s()/.-]+$/,
    mark,
    isMatch: (span) => phones.has(phoneKeyOf(wordsIn(span)) ?? ''),
  });
  return replaceSpans(numberless, names.size > 0 ? partsOf(numberless, words) : [], {
    gap: /^[\s,_]+$/,
    mark,
    isMatch: (span) => names.has(nameKey(wordsIn(span))),
  });
}
