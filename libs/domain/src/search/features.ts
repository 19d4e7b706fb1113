import { amenities, type Amenity } from '../property/amenities.ts';
import { isCommissionFree } from '../property/commission.ts';
import { freeAtOnce, freeFromDay } from '../property/free-from.ts';
import { isWordFor, mentions, affirmedWords } from '../property/find-amenities.ts';
import { isApartmentHouse, isBuy } from '../property/vocabulary.ts';
import { foldSearch } from './fold.ts';

/*
 * Features of a property other than kind and numbers: the words for them in a search and in notes, and the fields and
 * categories for them in the CRM. All words are folded.
 */

interface FeatureEntry {
  readonly label: string;
  readonly words: readonly string[];
  /**
   * Keys of the CRM's custom fields (`optional_fields`). The value `true` means that the property has the feature.
   */
  readonly fields?: readonly string[];
  /**
   * Values of `rs_type` and `rs_category`. For a feature with such codes the title counts, but the notes do not,
   * because notes often mention other categories for comparison.
   */
  readonly codes?: readonly string[];
  /** A fact of the property. For a feature with a fact the title counts, but the notes do not. */
  readonly fact?: (property: Described) => boolean;
}

/** The feature of an amenity of cards, which is found by the same words. */
function amenity(key: Amenity) {
  const { label, words } = amenities.find((entry) => entry.key === key) ?? { label: key, words: [] };
  return { label, words: words.map(foldSearch) };
}

const table = {
  balcony: { ...amenity('balcony'), fields: ['balcony'] },
  terrace: amenity('terrace'),
  garden: { ...amenity('garden'), fields: ['garden'] },
  lift: { ...amenity('lift'), fields: ['lift'] },
  pool: { ...amenity('pool'), fields: ['swimming_pool'] },
  sauna: { ...amenity('sauna'), fields: ['sauna'] },
  fireplace: { ...amenity('fireplace'), fields: ['chimney'] },
  cellar: { ...amenity('cellar'), fields: ['cellar'] },
  kitchen: { ...amenity('kitchen'), fields: ['built_in_kitchen'] },
  parking: amenity('parking'),
  'floor-heating': amenity('floor-heating'),
  // Before the view of any water, because a word means the first feature that it mentions.
  'elbe-view': { label: 'Elbblick', words: ['elbblick'] },
  'alster-view': { label: 'Alsterblick', words: ['alsterblick'] },
  'ocean-view': { label: 'Meerblick', words: ['meerblick', 'ostseeblick', 'nordseeblick'] },
  'sea-view': amenity('sea-view'),
  'barrier-free': {
    label: 'barrierefrei',
    words: ['barrierefrei', 'barrierearm', 'rollstuhl', 'rollstuhlgerecht', 'stufenlos', 'seniorengerecht'],
    fields: ['barrier_free'],
  },
  'guest-toilet': { label: 'Gäste-WC', words: ['gastewc', 'gastetoilette'], fields: ['guest_toilet'] },
  'air-conditioning': { label: 'Klimaanlage', words: ['klimaanlage'], fields: ['air_conditioning'] },
  'heat-pump': { label: 'Wärmepumpe', words: ['warmepumpe'] },
  'old-building': { label: 'Altbau', words: ['altbau', 'grunderzeit', 'jugendstil'] },
  'new-building': { label: 'Neubau', words: ['neubau', 'erstbezug'] },
  monument: { label: 'Denkmalschutz', words: ['denkmal', 'denkmalschutz'], fields: ['monument'] },
  photovoltaics: {
    label: 'Photovoltaik',
    words: ['photovoltaik', 'fotovoltaik', 'pv', 'pvanlage', 'solarstrom'],
  },
  let: {
    label: 'vermietet',
    words: ['vermietet', 'vermietete', 'vermieteter', 'vermietetes', 'vermieteten'],
    fact: (property) => property.rented === true && isBuy(property),
  },
  'free-now': {
    label: 'bezugsfrei',
    words: ['bezugsfrei', 'bezugsfreie', 'bezugsfreies', 'bezugsfreien'],
    fact: ({ free_from }) => freeFromDay(free_from) === freeAtOnce,
  },
  'commission-free': {
    label: 'provisionsfrei',
    words: ['provisionsfrei'],
    fact: isCommissionFree,
  },
  investment: {
    label: 'Kapitalanlage',
    words: ['kapitalanlage'],
    fact: (property) => isBuy(property) && (property.rented === true || isApartmentHouse(property)),
  },
  'needs-renovation': {
    label: 'Renovierungsbedarf',
    words: ['renovierungsbedarf', 'renovierungsbedurftig', 'sanierungsbedurftig'],
    // The CRM sends a code or its German text.
    fact: ({ condition }) => /NEED_OF_RENOVATION|renovierungsbed|sanierungsbed/i.test(condition ?? ''),
  },
  parquet: { label: 'Parkett', words: ['parkett', 'dielen'] },
  furnished: {
    label: 'möbliert',
    words: ['mobliert', 'mobel', 'mobeln', 'furnished', 'amueblado', 'amublado'],
  },
  'ground-floor': {
    label: 'Erdgeschoss',
    words: ['erdgeschoss', 'eg', 'parterre'],
    codes: ['GROUND_FLOOR'],
    fact: ({ floor }) => /^(?:0|eg|erdgeschoss|parterre)$/i.test((floor ?? '').trim()),
  },
  attic: { label: 'Dachgeschoss', words: ['dachgeschoss', 'dachwohnung', 'dg'], codes: ['ROOF_STOREY'] },
  maisonette: {
    label: 'Maisonette',
    words: ['maisonette', 'maisonettewohnung'],
    codes: ['MAISONETTE'],
  },
  penthouse: { label: 'Penthouse', words: ['penthouse', 'penthaus'], codes: ['PENTHOUSE'] },
  loft: { label: 'Loft', words: ['loft', 'loftwohnung'], codes: ['LOFT'] },
  'single-family': {
    label: 'Einfamilienhaus',
    words: ['einfamilienhaus', 'einfamilienhauser', 'efh'],
    codes: ['SINGLE_FAMILY_HOUSE'],
  },
  terraced: {
    label: 'Reihenhaus',
    words: ['reihenhaus', 'reihenhauser', 'reihenmittelhaus', 'rmh'],
    codes: ['MID_TERRACE_HOUSE', 'TERRACE_HOUSE', 'END_TERRACE_HOUSE'],
  },
  'end-terraced': {
    label: 'Reihenendhaus',
    words: ['reihenendhaus', 'reiheneckhaus', 'endreihenhaus', 'reh'],
    codes: ['END_TERRACE_HOUSE'],
  },
  'semi-detached': {
    label: 'Doppelhaushälfte',
    words: ['doppelhaushalfte', 'doppelhaus', 'dhh'],
    codes: ['SEMIDETACHED_HOUSE'],
  },
  villa: { label: 'Villa', words: ['villa', 'villen', 'stadtvilla'], codes: ['VILLA'] },
  bungalow: { label: 'Bungalow', words: ['bungalow', 'bungalows'], codes: ['BUNGALOW'] },
  finca: { label: 'Finca', words: ['finca', 'fincas'], codes: ['FINCA'] },
  'multi-family': {
    label: 'Mehrfamilienhaus',
    words: ['mehrfamilienhaus', 'mehrfamilienhauser', 'zinshaus', 'mfh', 'wohnanlage'],
    codes: ['MULTI_FAMILY_HOUSE', 'INVESTMENT'],
  },
  office: {
    label: 'Büro',
    words: ['buro', 'buroflache', 'buros', 'praxis'],
    codes: ['OFFICE'],
  },
  shop: {
    label: 'Laden',
    words: ['laden', 'ladenlokal', 'ladenflache', 'einzelhandel', 'geschaft'],
    codes: ['STORE', 'RETAIL'],
  },
  hall: {
    label: 'Halle',
    words: ['halle', 'lagerhalle', 'lager', 'werkstatt'],
    codes: ['HALL', 'INDUSTRY'],
  },
  gastronomy: {
    label: 'Gastronomie',
    words: ['gastronomie', 'restaurant', 'cafe', 'lokal'],
    codes: ['GASTRONOMY'],
  },
} satisfies Readonly<Record<string, FeatureEntry>>;

export type Feature = keyof typeof table;

const entries = Object.entries(table) as [Feature, FeatureEntry][];

/** Features of what is no dwelling, although it may have rooms. */
const businessFeatures: ReadonlySet<Feature> = new Set([
  'investment',
  'multi-family',
  'office',
  'shop',
  'hall',
  'gastronomy',
]);

export const isBusinessFeature = (feature: Feature): boolean => businessFeatures.has(feature);

export const featureLabel = (feature: Feature): string => table[feature].label;

/**
 * The features that a folded word names: `balkon`, `sudbalkon`, `gartenanteil`; none for other words. A category such as
 * `Villa` is not mentioned by a compound that begins with it, because a `Villenviertel` is a place.
 */
const featuresOfWord = (word: string): readonly Feature[] => {
  const named = entries.filter(([, { words }]) => words.includes(word));
  const found =
    named.length > 0
      ? named
      : entries.filter(([, { words, codes }]) =>
          words.some((name) => (codes ? isWordFor : mentions)(word, name)),
        );
  return found.map(([key]) => key);
};

/** The feature that a search word names: of `elbblick` the view of the Elbe, and not that of any water. */
export const featureOfWord = (word: string): Feature | undefined => featuresOfWord(word)[0];

/** A compound such as `Altbauwohnung` or `Mietwohnung`: the kind of property and the part before it. */
export interface Compound {
  readonly kind: 'apartment' | 'house';
  readonly before: string;
}

export function compoundOf(word: string): Compound | undefined {
  const [, before = '', noun] = /^(.+?)(wohnung|wohnungen|whg|haus|hauser)$/.exec(word) ?? [];
  if (noun === undefined || before.length < 2) return undefined;
  return { kind: noun.startsWith('w') ? 'apartment' : 'house', before };
}

/** The feature of the first part of a compound, also with a linking `s`. */
export const featureOfBeginning = (before: string): Feature | undefined =>
  featureOfWord(before) ?? (before.endsWith('s') ? featureOfWord(before.slice(0, -1)) : undefined);

/** The features that a word of a note mentions: for `Altbauwohnung` the feature Altbau. */
function featuresOfText(word: string): readonly Feature[] {
  const named = featuresOfWord(word);
  if (named.length > 0) return named;
  const beginning = featureOfBeginning(compoundOf(word)?.before ?? '');
  return beginning ? [beginning] : [];
}

interface Described {
  readonly marketing_type?: string | null | undefined;
  readonly rs_type?: string | null | undefined;
  readonly rs_category?: string | null | undefined;
  readonly floor?: string | null | undefined;
  readonly free_from?: string | null | undefined;
  readonly rented?: boolean | null | undefined;
  readonly courtage?: string | null | undefined;
  readonly condition?: string | null | undefined;
  readonly furnishing_note?: string | null | undefined;
  readonly description_note?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly optional_fields?: readonly { key: string; value?: unknown }[] | null | undefined;
}

/** The features of a property by its fields and its own description, without the notes about its surroundings. */
export function featuresOf(property: Described): Feature[] {
  const { rs_type, rs_category, furnishing_note, description_note, title, optional_fields } = property;
  const fields = new Map(
    (optional_fields ?? []).map(({ key, value }) => [key, value === true || value === 'true']),
  );
  const inTitle = new Set(affirmedWords(title ?? '').flatMap(featuresOfText));
  const inNotes = new Set(
    [furnishing_note, description_note]
      .flatMap((note) => affirmedWords((note ?? '').slice(0, 10_000)))
      .flatMap(featuresOfText),
  );
  return entries
    .filter(([key, { codes, fact, fields: names }]) => {
      if (inTitle.has(key) || (!codes && !fact && inNotes.has(key))) return true;
      if (codes?.some((code) => code === rs_type || code === rs_category)) return true;
      return (names?.some((name) => fields.get(name)) ?? false) || (fact?.(property) ?? false);
    })
    .map(([key]) => key);
}
