import { foldSearch, isTypingError } from '@estate/domain/search/fold';
import type { MapPoint } from '@estate/domain/search/map-area';

export interface MapName extends MapPoint {
  readonly name: string;
}

/** Texts in which a typing error is corrected. In a short word or a postcode another character means another place. */
const correctable = /^[\p{L} ]{5,}$/u;

/**
 * Finds the place for a visitor's text: the place with this name, else a name that differs by one letter ('Ottensn'),
 * else a name that contains the text as a word or ends with it ('Barmbek', 'Schanze'). Short texts and texts with
 * digits find only the place with exactly this name. The first match in `places` wins.
 */
export function findPlace<Place extends MapName>(places: readonly Place[], text: string): Place | undefined {
  const word = foldSearch(text);
  if (word === '') return undefined;
  const folded = places.map((place) => ({ place, name: foldSearch(place.name) }));
  const exact = folded.find(({ name }) => name === word);
  if (exact || !correctable.test(word)) return exact?.place;
  const near =
    folded.find(({ name }) => isTypingError(word, name)) ??
    folded.find(({ name }) => name.endsWith(word) || name.split(' ').includes(word));
  return near?.place;
}
