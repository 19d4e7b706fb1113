import { foldSearch } from './fold.ts';

/** Hamburg's seven Bezirke with their Stadtteile (Statistikamt Nord). */
const bezirke: Readonly<Record<string, readonly string[]>> = {
  'Hamburg-Mitte': [
    'Billbrook',
    'Billstedt',
    'Borgfelde',
    'Finkenwerder',
    'HafenCity',
    'Hamburg-Altstadt',
    'Hamm',
    'Hammerbrook',
    'Horn',
    'Kleiner Grasbrook',
    'Neustadt',
    'Neuwerk',
    'Rothenburgsort',
    'St. Georg',
    'St. Pauli',
    'Steinwerder',
    'Veddel',
    'Waltershof',
    'Wilhelmsburg',
  ],
  Altona: [
    'Altona-Altstadt',
    'Altona-Nord',
    'Bahrenfeld',
    'Blankenese',
    'Groß Flottbek',
    'Iserbrook',
    'Lurup',
    'Nienstedten',
    'Osdorf',
    'Othmarschen',
    'Ottensen',
    'Rissen',
    'Sternschanze',
    'Sülldorf',
  ],
  Eimsbüttel: [
    'Eidelstedt',
    'Eimsbüttel',
    'Harvestehude',
    'Hoheluft-West',
    'Lokstedt',
    'Niendorf',
    'Rotherbaum',
    'Schnelsen',
    'Stellingen',
  ],
  'Hamburg-Nord': [
    'Alsterdorf',
    'Barmbek-Nord',
    'Barmbek-Süd',
    'Dulsberg',
    'Eppendorf',
    'Fuhlsbüttel',
    'Groß Borstel',
    'Hoheluft-Ost',
    'Hohenfelde',
    'Langenhorn',
    'Ohlsdorf',
    'Uhlenhorst',
    'Winterhude',
  ],
  Wandsbek: [
    'Bergstedt',
    'Bramfeld',
    'Duvenstedt',
    'Eilbek',
    'Farmsen-Berne',
    'Hummelsbüttel',
    'Jenfeld',
    'Lemsahl-Mellingstedt',
    'Marienthal',
    'Poppenbüttel',
    'Rahlstedt',
    'Sasel',
    'Steilshoop',
    'Tonndorf',
    'Volksdorf',
    'Wandsbek',
    'Wellingsbüttel',
    'Wohldorf-Ohlstedt',
  ],
  Bergedorf: [
    'Allermöhe',
    'Altengamme',
    'Bergedorf',
    'Billwerder',
    'Curslack',
    'Kirchwerder',
    'Lohbrügge',
    'Moorfleet',
    'Neuallermöhe',
    'Neuengamme',
    'Ochsenwerder',
    'Reitbrook',
    'Spadenland',
    'Tatenberg',
  ],
  Harburg: [
    'Altenwerder',
    'Cranz',
    'Eißendorf',
    'Francop',
    'Gut Moor',
    'Harburg',
    'Hausbruch',
    'Heimfeld',
    'Langenbek',
    'Marmstorf',
    'Moorburg',
    'Neuenfelde',
    'Neugraben-Fischbek',
    'Neuland',
    'Rönneburg',
    'Sinstorf',
    'Wilstorf',
  ],
};

const bezirkByDistrict = new Map(
  Object.entries(bezirke).flatMap(([bezirk, districts]) =>
    districts.map((district): [string, string] => [foldSearch(district), bezirk]),
  ),
);

/** Hamburg's Stadtteile by name. */
export const hamburgDistricts: readonly string[] = Object.values(bezirke)
  .flat()
  .toSorted((a, b) => a.localeCompare(b, 'de'));

/** The Bezirk of a Stadtteil of Hamburg; undefined elsewhere. */
export const bezirkOf = (district: string): string | undefined => bezirkByDistrict.get(foldSearch(district));

/** Common names that each stand for several districts. */
const commonNames: Readonly<Record<string, readonly string[]>> = {
  Barmbek: ['Barmbek-Nord', 'Barmbek-Süd'],
  Hoheluft: ['Hoheluft-Ost', 'Hoheluft-West'],
  Elbvororte: ['Blankenese', 'Groß Flottbek', 'Nienstedten', 'Othmarschen', 'Rissen'],
  Alstertal: ['Hummelsbüttel', 'Poppenbüttel', 'Sasel', 'Wellingsbüttel'],
  Walddörfer: ['Bergstedt', 'Duvenstedt', 'Lemsahl-Mellingstedt', 'Volksdorf', 'Wohldorf-Ohlstedt'],
};

const districtNames = new Map(
  [...Object.keys(bezirke), ...Object.values(bezirke).flat(), ...Object.keys(commonNames)].map(
    (name): [string, string] => [foldSearch(name), name],
  ),
);

/** The spelling of a Stadtteil or Bezirk by its folded name; undefined for other words. */
export const districtName = (folded: string): string | undefined => districtNames.get(folded);

/**
 * The Stadtteil or Bezirk of a folded name; of a common name its districts: `Barmbek-Nord, Barmbek-Süd`. Undefined for
 * other words.
 */
export function districtsMeantBy(folded: string): string | undefined {
  const name = districtName(folded);
  return name === undefined ? undefined : (commonNames[name]?.join(', ') ?? name);
}

/** The folded names by which the properties of a Stadtteil, a Bezirk or a common name are found. */
export const districtsNamed = (folded: string): readonly string[] =>
  commonNames[districtName(folded) ?? '']?.map(foldSearch) ?? [folded];

/** Whether a text, folded by `foldSearch`, is the name of a Stadtteil or Bezirk. */
export const isDistrict = (folded: string): boolean => districtNames.has(folded);
