import { foldSearch } from '../search/fold.ts';
import { amenities, type Amenity } from './amenities.ts';

/*
 * In a file of its own, because cards on every page need the labels (amenities.ts), but only few pages search a note
 * for amenities.
 */

/** Maximum number of amenities on a card (visitor-area §9). */
const shownOnCard = 6;

/** Characters that end a phrase: line breaks, bullets, commas, full stops. */
const phraseEnd = /[\n\r,;.•|]/;
/** 'Kein Aufzug', 'ohne Keller' and 'nicht unterkellert' describe missing amenities. */
const negation = /(?:^|\s)(?:kein|keine|keinen|keiner|ohne|nicht)(?:\s|$)/;

/** The phrases of a note in lower case, without negated ones. */
export const affirmedPhrases = (note: string): string[] =>
  note
    .toLocaleLowerCase('de')
    .split(phraseEnd)
    .filter((phrase) => !negation.test(phrase));

/** The normalised words of those phrases of a note that are not negated. */
export const affirmedWords = (note: string): string[] =>
  affirmedPhrases(note).flatMap((statement) => foldSearch(statement).split(' '));

/**
 * Prefixes that do not change the meaning of a compound. Others do: a `Wintergarten` is no garden, a `Whirlpool` no
 * pool, and `Eiskeller` is the name of a street.
 */
const prefixes = new Set(
  'sud nord ost west sudwest sudost nordwest nordost dach sonnen haus privat gemeinschafts eigen doppel einzel tief innen aussen personen wasch wein voll teil hobby gewolbe fahrrad tg tiefgaragen'.split(
    ' ',
  ),
);
/**
 * Ends of compounds that name a view, a place or a mere preparation: `Gartenblick`, `Neubaugebiet`, `Kaminanschluss`.
 */
const otherThings = /(?:blick|stadt|strasse|str|weg|allee|viertel|gebiet|siedlung|nahe|anschluss)$/;

/**
 * Whether a folded word is the name of a thing or its plural, also behind a prefix: `balkon`, `balkone`, `sudbalkon`.
 */
export const isWordFor = (word: string, name: string): boolean =>
  word === name ||
  (name.length > 4 && word.startsWith(name) && word.length - name.length <= 2) ||
  (name.length >= 4 && word.endsWith(name) && prefixes.has(word.slice(0, -name.length)));

/**
 * Whether a folded word mentions a thing: it is a word for it or a compound that begins with one, as `gartenanteil`.
 */
export const mentions = (word: string, name: string): boolean =>
  isWordFor(word, name) ||
  (name.length >= 4 && word.startsWith(name) && !otherThings.test(word.slice(name.length)));

/** The amenities that a note states, in order of rank, at most as many as a card shows. */
export function findAmenities(furnishingNote: string | null | undefined): Amenity[] {
  const stated = affirmedWords(furnishingNote ?? '');
  return amenities
    .filter(({ words }) => words.map(foldSearch).some((name) => stated.some((word) => mentions(word, name))))
    .slice(0, shownOnCard)
    .map(({ key }) => key);
}
