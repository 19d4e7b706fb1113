import { foldSearch } from './fold.ts';

/*
 * What a property can have or be, beyond kind and numbers: by which words people ask for it and notes tell of it, and in
 * which fields and categories the CRM says it. Words are folded; those that begin or end with one mean it too.
 */

interface FeatureEntry {
  readonly label: string;
  readonly words: readonly string[];
  /** Keys of optional fields that say it with `true`. */
  readonly fields?: readonly string[];
  /** Values of `rs_type` and `rs_category`. */
  readonly codes?: readonly string[];
  /** False for a category, which its code or the title tells, because notes name others for comparison. */
  readonly isInNotes?: false;
}

const table = {
  balcony: { label: 'Balkon', words: ['balkon', 'balkone', 'loggia'], fields: ['balcony'] },
  terrace: { label: 'Terrasse', words: ['terrasse', 'terrassen'] },
  garden: { label: 'Garten', words: ['garten', 'gartenanteil'], fields: ['garden'] },
  lift: { label: 'Aufzug', words: ['aufzug', 'fahrstuhl', 'lift'], fields: ['lift'] },
  pool: { label: 'Pool', words: ['pool', 'schwimmbad'], fields: ['swimming_pool'] },
  sauna: { label: 'Sauna', words: ['sauna'], fields: ['sauna'] },
  fireplace: { label: 'Kamin', words: ['kamin', 'kaminofen'], fields: ['chimney'] },
  cellar: { label: 'Keller', words: ['keller', 'kellerraum'], fields: ['cellar'] },
  kitchen: { label: 'Einbauküche', words: ['einbaukuche', 'ebk'], fields: ['built_in_kitchen'] },
  parking: {
    label: 'Stellplatz',
    words: ['stellplatz', 'stellplatze', 'garage', 'tiefgarage', 'carport', 'parkplatz'],
  },
  'barrier-free': {
    label: 'barrierefrei',
    words: ['barrierefrei', 'barrierearm', 'rollstuhl', 'rollstuhlgerecht', 'stufenlos', 'seniorengerecht'],
    fields: ['barrier_free'],
  },
  'guest-toilet': { label: 'Gäste-WC', words: ['gastewc', 'gastetoilette'], fields: ['guest_toilet'] },
  'floor-heating': { label: 'Fußbodenheizung', words: ['fussbodenheizung'] },
  'air-conditioning': { label: 'Klimaanlage', words: ['klimaanlage'], fields: ['air_conditioning'] },
  'heat-pump': { label: 'Wärmepumpe', words: ['warmepumpe'] },
  'sea-view': {
    label: 'Wasserblick',
    words: ['meerblick', 'ostseeblick', 'elbblick', 'wasserblick', 'seeblick'],
  },
  'old-building': { label: 'Altbau', words: ['altbau', 'grunderzeit', 'jugendstil'] },
  'new-building': { label: 'Neubau', words: ['neubau', 'erstbezug'] },
  monument: { label: 'Denkmalschutz', words: ['denkmal', 'denkmalschutz'], fields: ['monument'] },
  parquet: { label: 'Parkett', words: ['parkett', 'dielen'] },
  furnished: { label: 'möbliert', words: ['mobliert'] },
  'ground-floor': {
    label: 'Erdgeschoss',
    words: ['erdgeschoss', 'eg', 'parterre'],
    codes: ['GROUND_FLOOR'],
    isInNotes: false,
  },
  attic: { label: 'Dachgeschoss', words: ['dachgeschoss', 'dg'], codes: ['ROOF_STOREY'], isInNotes: false },
  maisonette: {
    label: 'Maisonette',
    words: ['maisonette', 'maisonettewohnung'],
    codes: ['MAISONETTE'],
    isInNotes: false,
  },
  penthouse: { label: 'Penthouse', words: ['penthouse', 'penthaus'], codes: ['PENTHOUSE'], isInNotes: false },
  loft: { label: 'Loft', words: ['loft', 'loftwohnung'], codes: ['LOFT'], isInNotes: false },
  'single-family': {
    label: 'Einfamilienhaus',
    words: ['einfamilienhaus', 'einfamilienhauser', 'efh'],
    codes: ['SINGLE_FAMILY_HOUSE'],
    isInNotes: false,
  },
  terraced: {
    label: 'Reihenhaus',
    words: ['reihenhaus', 'reihenhauser', 'reihenmittelhaus', 'rmh'],
    codes: ['MID_TERRACE_HOUSE', 'TERRACE_HOUSE', 'END_TERRACE_HOUSE'],
    isInNotes: false,
  },
  'end-terraced': {
    label: 'Reihenendhaus',
    words: ['reihenendhaus', 'reiheneckhaus', 'endreihenhaus', 'reh'],
    codes: ['END_TERRACE_HOUSE'],
    isInNotes: false,
  },
  'semi-detached': {
    label: 'Doppelhaushälfte',
    words: ['doppelhaushalfte', 'doppelhaus', 'dhh'],
    codes: ['SEMIDETACHED_HOUSE'],
    isInNotes: false,
  },
  villa: { label: 'Villa', words: ['villa', 'villen', 'stadtvilla'], codes: ['VILLA'], isInNotes: false },
  bungalow: { label: 'Bungalow', words: ['bungalow', 'bungalows'], codes: ['BUNGALOW'], isInNotes: false },
  finca: { label: 'Finca', words: ['finca', 'fincas'], codes: ['FINCA'], isInNotes: false },
  'multi-family': {
    label: 'Mehrfamilienhaus',
    words: ['mehrfamilienhaus', 'mehrfamilienhauser', 'zinshaus', 'mfh', 'wohnanlage'],
    codes: ['MULTI_FAMILY_HOUSE', 'INVESTMENT'],
    isInNotes: false,
  },
  office: {
    label: 'Büro',
    words: ['buro', 'buroflache', 'buros', 'praxis'],
    codes: ['OFFICE'],
    isInNotes: false,
  },
  shop: {
    label: 'Laden',
    words: ['laden', 'ladenlokal', 'ladenflache', 'einzelhandel', 'geschaft'],
    codes: ['STORE', 'RETAIL'],
    isInNotes: false,
  },
  hall: {
    label: 'Halle',
    words: ['halle', 'lagerhalle', 'lager', 'werkstatt'],
    codes: ['HALL', 'INDUSTRY'],
    isInNotes: false,
  },
  gastronomy: {
    label: 'Gastronomie',
    words: ['gastronomie', 'restaurant', 'cafe', 'lokal'],
    codes: ['GASTRONOMY'],
    isInNotes: false,
  },
} as const satisfies Readonly<Record<string, FeatureEntry>>;

export type Feature = keyof typeof table;

const entries = Object.entries(table) as [Feature, FeatureEntry][];

export const featureLabel = (feature: Feature): string => table[feature].label;

const byWord = new Map(
  entries.flatMap(([key, { words }]) => words.map((word): [string, Feature] => [word, key])),
);
const longWords = [...byWord.keys()].filter((word) => word.length > 4);
/** Beginnings of compounds that mean the same thing; `Eiskeller` and `Obstgarten` are names of streets. */
const prefixes = new Set(
  'sud nord ost west sudwest sudost nordwest nordost dach sonnen haus privat gemeinschafts eigen doppel einzel tief innen aussen personen wasch wein'.split(
    ' ',
  ),
);

/** What a folded word asks for: `balkon`, `balkons`, `sudbalkon`; undefined for other words. */
export function featureOfWord(word: string): Feature | undefined {
  const exact = byWord.get(word);
  if (exact) return exact;
  const part = longWords.find(
    (known) =>
      (word.endsWith(known) && prefixes.has(word.slice(0, -known.length))) ||
      (word.startsWith(known) && word.length - known.length <= 2),
  );
  return part === undefined ? undefined : byWord.get(part);
}

interface Described {
  readonly rs_type?: string | null | undefined;
  readonly rs_category?: string | null | undefined;
  readonly floor?: string | null | undefined;
  readonly furnishing_note?: string | null | undefined;
  readonly description_note?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly optional_fields?: readonly { key: string; value?: unknown }[] | null | undefined;
}

const phraseEnd = /[\n\r,;.•|]/;
const negation = /(?:^| )(?:kein|keine|keinen|keiner|ohne|nicht)(?: |$)/;
const isGroundFloor = /^(?:0|eg|erdgeschoss|parterre)$/i;

/** The folded words of statements that do not deny: `Kein Aufzug` and `ohne Keller` tell of what is not there. */
const wordsOf = (note: string): string[] =>
  note
    .split(phraseEnd)
    .map(foldSearch)
    .filter((phrase) => !negation.test(phrase))
    .flatMap((phrase) => phrase.split(' '));

/** What a property has and is, by its fields and its own description; what stands around it is not asked. */
export function featuresOf(property: Described): Feature[] {
  const { rs_type, rs_category, floor, furnishing_note, description_note, title, optional_fields } = property;
  const fields = new Map(
    (optional_fields ?? []).map(({ key, value }) => [key, value === true || value === 'true']),
  );
  const inTitle = new Set(wordsOf(title ?? '').map(featureOfWord));
  const inNotes = new Set(
    [furnishing_note, description_note]
      .flatMap((note) => wordsOf((note ?? '').slice(0, 10_000)))
      .map(featureOfWord),
  );
  return entries
    .filter(([key, entry]) => {
      if (inTitle.has(key) || (entry.isInNotes !== false && inNotes.has(key))) return true;
      if (entry.codes?.some((code) => code === rs_type || code === rs_category)) return true;
      if (entry.fields?.some((name) => fields.get(name))) return true;
      return key === 'ground-floor' && isGroundFloor.test((floor ?? '').trim());
    })
    .map(([key]) => key);
}
