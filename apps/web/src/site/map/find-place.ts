import { foldSearch, isTypingError } from '@estate/domain/search/fold';
import type { MapPoint } from '@estate/domain/search/map-shape';

export interface MapName extends MapPoint {
  readonly name: string;
}

/** In a shorter word one letter more or less is another word, and in a postcode another place. */
const correctable = /^[\p{L} ]{5,}$/u;

/**
 * The place that somebody means: the one of that name, else one that differs by a letter ('Ottensn'), else one whose name has
 * the word or ends with it ('Barmbek', 'Schanze'). Earlier places come first.
 */
export function findPlace<Place extends MapName>(places: readonly Place[], typed: string): Place | undefined {
  const word = foldSearch(typed);
  if (word === '') return undefined;
  const folded = places.map((place) => ({ place, name: foldSearch(place.name) }));
  const exact = folded.find(({ name }) => name === word);
  if (exact || !correctable.test(word)) return exact?.place;
  const near =
    folded.find(({ name }) => isTypingError(word, name)) ??
    folded.find(({ name }) => name.endsWith(word) || name.split(' ').includes(word));
  return near?.place;
}
