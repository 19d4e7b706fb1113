import { foldSearch, lettersApart } from '@estate/domain/search/fold';

interface Place {
  readonly place: string;
  readonly count: number;
}

export interface Suggestion<Listed extends Place> {
  readonly listed: Listed;
  /** The text with the place in it. */
  readonly text: string;
}

const maxSuggestions = 6;
/** Shorter texts have too many places. */
const minLength = 2;
/** Number of words at the end of the text that may be the beginning of a place. */
const maxWords = 3;

/** Letters by which the beginning of a name may differ from what was typed. Another digit is another postcode. */
const errorsIn = (word: string): number => (word.length < 5 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2);

/** 0 for a name that begins with the word, 1 for a word within the name, 2 for a typing error; undefined for other names. */
function rankOf(name: string, word: string): number | undefined {
  if (name.startsWith(word)) return 0;
  if (name.includes(` ${word}`)) return 1;
  const most = errorsIn(word);
  const isNear = most > 0 && lettersApart(word, name.slice(0, word.length), most) <= most;
  return isNear ? 2 : undefined;
}

function placesLike<Listed extends Place>(places: readonly Listed[], typed: string): readonly Listed[] {
  const word = foldSearch(typed);
  if (word.length < minLength) return [];
  return places
    .flatMap((listed) => {
      const rank = rankOf(foldSearch(listed.place), word);
      return rank === undefined ? [] : [{ listed, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank || b.listed.count - a.listed.count)
    .slice(0, maxSuggestions)
    .map(({ listed }) => listed);
}

/**
 * Finds up to six places that a text may mean. Places that begin with the text come first, and among them those with the most
 * properties. With `isSentence` the last words of the text may also be the beginning of a place: `Wohnung in Winter`
 * suggests `Wohnung in Winterhude`. The whole name of a place suggests nothing.
 */
export function suggestPlaces<Listed extends Place>(
  places: readonly Listed[],
  text: string,
  isSentence: boolean,
): readonly Suggestion<Listed>[] {
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  // The whole text first, then three, two words and one word at its end.
  const candidates = isSentence ? [...new Set([0, ...starts.slice(-maxWords)])] : [0];
  for (const start of candidates) {
    const typed = text.slice(start);
    const found = placesLike(places, typed);
    if (found.some(({ place }) => place === typed.trim())) return [];
    if (found.length > 0)
      return found.map((listed) => ({ listed, text: text.slice(0, start) + listed.place }));
  }
  return [];
}
