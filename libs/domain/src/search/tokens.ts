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

/** `499 500 €`, and without a unit only `500 000`, because `22 765` may be a postcode. */
const blankGroups = /(?<!\d)[1-9]\d{0,2}(?: \d{3}){1,2}(?= ?(?:€|eur))/gi;
const blankThousands = /(?<!\d)[1-9]\d{0,2}(?: 000){1,2}(?!\d)/g;

/** The text with numbers in one notation and without commas between words. It has the same length, so that the positions of words stay the same. */
const withPlainNumbers = (text: string): string =>
  text
    .replace(/,(?!\d)/g, ' ')
    .replace(/(\D),/g, '$1 ')
    // `3-Zimmer-Altbauwohnung` is a number of rooms and a word; `3-Zimmer-Wohnung` stays one condition.
    .replace(/(zimmer|zi\.?)-(?!w(?:ohn|hg)|haus)/gi, '$1 ')
    // `2 1/2 Zimmer`, `2 ½ Zimmer`
    .replace(/(?<!\d)(\d) 1\/2/g, '0$1,50')
    .replace(/(?<!\d)(\d) ½/g, '$1,5')
    .replace(blankGroups, (amount) => amount.replaceAll(' ', '.'))
    .replace(blankThousands, (amount) => amount.replaceAll(' ', '.'));

/** Splits a text into words. A number with a directly following unit is one word, and so is a number with a comma. */
export function tokensOf(text: string): Token[] {
  return [...withPlainNumbers(text).matchAll(/[^\s;/"„“”()]+/g)].map(({ 0: word, index }) => {
    const raw = word.replace('½', ',5').normalize('NFKC').toLocaleLowerCase('de');
    return {
      text: raw.replace(/[.!?:]$/, ''),
      folded: foldSearch(raw),
      start: index,
      end: index + word.length,
    };
  });
}
