import { foldSearch } from './fold.ts';

/** A word of a search text, with its position in the original text. */
export interface Token {
  /** The word in lower case, with punctuation and signs. */
  readonly text: string;
  readonly folded: string;
  /** The German word, if the text is a phrase in another language. */
  readonly name?: string;
  readonly start: number;
  readonly end: number;
}

/** Splits a text into words. A number with a directly following unit is one word, and so is a number with a comma. */
export function tokensOf(text: string): Token[] {
  const divided = text.replace(/,(?!\d)/g, ' ').replace(/(\D),/g, '$1 ');
  return [...divided.matchAll(/[^\s;/"„“”()]+/g)].map(({ 0: word, index }) => {
    const raw = word.normalize('NFKC').toLocaleLowerCase('de');
    return {
      text: raw.replace(/[.!?:]$/, ''),
      folded: foldSearch(raw),
      start: index,
      end: index + word.length,
    };
  });
}
