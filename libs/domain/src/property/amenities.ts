/**
 * Amenities of a card, found by keywords in furnishing_note (visitor-area §2, Listings), in order of rank: the first
 * six matches are displayed.
 */
export const amenities = [
  { key: 'pool', label: 'Pool', words: ['pool', 'schwimmbad'] },
  { key: 'garden', label: 'Garten', words: ['garten'] },
  { key: 'balcony', label: 'Balkon', words: ['balkon', 'loggia'] },
  { key: 'terrace', label: 'Terrasse', words: ['terrasse'] },
  { key: 'lift', label: 'Aufzug', words: ['aufzug', 'fahrstuhl', 'lift'] },
  { key: 'parking', label: 'Stellplatz', words: ['stellplatz', 'garage', 'carport'] },
  { key: 'kitchen', label: 'Einbauküche', words: ['einbauküche'] },
  { key: 'fireplace', label: 'Kamin', words: ['kamin'] },
  { key: 'sauna', label: 'Sauna', words: ['sauna'] },
  { key: 'cellar', label: 'Keller', words: ['keller'] },
  { key: 'floor-heating', label: 'Fußbodenheizung', words: ['fußbodenheizung'] },
  { key: 'sea-view', label: 'Wasserblick', words: ['meerblick', 'ostseeblick', 'elbblick'] },
] as const satisfies readonly { key: string; label: string; words: readonly string[] }[];

export type Amenity = (typeof amenities)[number]['key'];

/** The labels of the amenities with these keys, in order of rank: 'Balkon, Kamin'; empty without any. */
export const amenityLabels = (keys: readonly string[]): string =>
  amenities
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label)
    .join(', ');

/** Maximum number of amenities on a card (visitor-area §9). */
const shownOnCard = 6;

/** Characters that end a phrase: line breaks, bullets, commas, full stops. */
const phraseEnd = /[\n\r,;.•|]/;
/** 'Kein Aufzug' and 'ohne Keller' describe missing amenities. */
const negation = /(?:^|\s)(?:kein|keine|keinen|keiner|ohne)\s/;

/** The phrases of a note in lower case, without negated ones. */
export const statementsOf = (note: string): string[] =>
  note
    .toLocaleLowerCase('de')
    .split(phraseEnd)
    .filter((phrase) => !negation.test(phrase));

export function findAmenities(furnishingNote: string | null | undefined): Amenity[] {
  const phrases = statementsOf(furnishingNote ?? '');
  return amenities
    .filter(({ words }) => phrases.some((phrase) => words.some((word) => phrase.includes(word))))
    .slice(0, shownOnCard)
    .map(({ key }) => key);
}
