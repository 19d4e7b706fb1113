import { foldSearch } from './fold.ts';

/** A word of a search text, with its place in it. */
export interface Token {
  /** In small letters, with its signs. */
  readonly text: string;
  readonly folded: string;
  /** The German word that it stands for, where it was typed in another language. */
  readonly name?: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text; a number and a unit that touch stay one, and a comma inside of a number does not divide it. */
export function tokensOf(text: string): Token[] {
  const divided = text.replace(/,(?!\d)/g, ' ').replace(/(\D),/g, '$1 ');
  return [...divided.matchAll(/[^\s;/"„“”()]+/g)].map(({ 0: typed, index }) => {
    const raw = typed.normalize('NFKC').toLocaleLowerCase('de');
    return {
      text: raw.replace(/[.!?:]$/, ''),
      folded: foldSearch(raw),
      start: index,
      end: index + typed.length,
    };
  });
}
