import { phoneKey } from '@estate/domain/text/phone-key';
import { foldText } from '@estate/server-kit/fold-text';
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

/** The most parts that belong together, e.g. the words of a name or the groups of a telephone number. */
const maxParts = 8;
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
function replaceSpans(
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

/** What names a person in a text besides the address: telephone numbers and whole names, each in one spelling. */
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

/** A name in both orders. A single word is left out, because a last name alone names many people. */
function nameKeys(name: string): string[] {
  const parts = wordsIn(partsOf(name, words));
  if (parts.length < 2 || parts.length > maxParts) return [];
  return [nameKey(parts), nameKey([...parts.slice(-1), ...parts.slice(0, -1)])];
}

/** The words of the person who filled in these forms. */
export function wordsOf(forms: readonly Person[]): PersonWords {
  const phones = forms.map(({ phone = '' }) => phoneKey(phone));
  return {
    phones: new Set(phones.filter((key) => key !== undefined)),
    names: new Set(forms.flatMap((form) => nameKeys(nameOf(form)))),
  };
}

const without = (all: ReadonlySet<string>, own: ReadonlySet<string>) =>
  new Set([...all].filter((word) => !own.has(word)));

/** Those words that are not another person's own ones as well: a household shares a number, namesakes share a name. */
export const wordsBut = (person: PersonWords, own: PersonWords): PersonWords => ({
  phones: without(person.phones, own.phones),
  names: without(person.names, own.names),
});

/** The text with `[gelöscht]` in place of each of the words. */
export function withoutWords(text: string, { phones, names }: PersonWords): string {
  const numberless = replaceSpans(text, phones.size > 0 ? partsOf(text, digits) : [], {
    gap: /^[\s()/.-]+$/,
    mark,
    isMeant: (span) => phones.has(phoneKeyOf(wordsIn(span)) ?? ''),
  });
  return replaceSpans(numberless, names.size > 0 ? partsOf(numberless, words) : [], {
    gap: /^[\s,]+$/,
    mark,
    isMeant: (span) => names.has(nameKey(wordsIn(span))),
  });
}
