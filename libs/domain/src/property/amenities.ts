/**
 * Amenities of a card, found by keywords in furnishing_note (visitor-area §2, Listings), in order of rank: the first
 * six matches are displayed.
 */
export const amenities = [
  { key: 'pool', label: 'Pool', words: ['pool', 'schwimmbad', 'swimmingpool', 'piscina'] },
  { key: 'garden', label: 'Garten', words: ['garten'] },
  { key: 'balcony', label: 'Balkon', words: ['balkon', 'loggia'] },
  { key: 'terrace', label: 'Terrasse', words: ['terrasse'] },
  { key: 'lift', label: 'Aufzug', words: ['aufzug', 'fahrstuhl', 'lift'] },
  { key: 'parking', label: 'Stellplatz', words: ['stellplatz', 'garage', 'carport', 'tg', 'parkplatz'] },
  { key: 'kitchen', label: 'Einbauküche', words: ['einbauküche', 'ebk'] },
  { key: 'fireplace', label: 'Kamin', words: ['kamin'] },
  { key: 'sauna', label: 'Sauna', words: ['sauna'] },
  { key: 'cellar', label: 'Keller', words: ['keller'] },
  { key: 'floor-heating', label: 'Fußbodenheizung', words: ['fußbodenheizung'] },
  {
    key: 'sea-view',
    label: 'Wasserblick',
    words: ['meerblick', 'ostseeblick', 'elbblick', 'alsterblick', 'wasserblick', 'seeblick'],
  },
] as const satisfies readonly { key: string; label: string; words: readonly string[] }[];

export type Amenity = (typeof amenities)[number]['key'];

/** The labels of the amenities with these keys, in order of rank: 'Balkon, Kamin'; empty without any. */
export const amenityLabels = (keys: readonly string[]): string =>
  amenities
    .filter(({ key }) => keys.includes(key))
    .map(({ label }) => label)
    .join(', ');
