/*
 * The one table that reads the words of the CRM and of its users as codes, free of zod: countries, deals and types of
 * properties. Whoever meets a word that it does not know adds it here.
 */

/** ISO 3166 codes, the German name and further spellings. The record holds the code of three letters, as the CRM does. */
const countryTable = [
  ['DEU', 'DE', 'Deutschland', 'Germany', 'GER', 'D', 'BRD', 'Bundesrepublik Deutschland', 'Allemagne'],
  ['AUT', 'AT', 'Österreich', 'Austria', 'A', 'Oesterreich'],
  ['CHE', 'CH', 'Schweiz', 'Switzerland', 'SUI', 'Suisse'],
  ['LIE', 'LI', 'Liechtenstein'],
  ['LUX', 'LU', 'Luxemburg', 'Luxembourg'],
  ['BEL', 'BE', 'Belgien', 'Belgium'],
  ['NLD', 'NL', 'Niederlande', 'Netherlands', 'Holland', 'NED'],
  ['FRA', 'FR', 'Frankreich', 'France'],
  ['MCO', 'MC', 'Monaco'],
  ['ESP', 'ES', 'Spanien', 'Spain', 'España', 'Mallorca'],
  ['PRT', 'PT', 'Portugal', 'POR'],
  ['AND', 'AD', 'Andorra'],
  ['ITA', 'IT', 'Italien', 'Italy', 'Italia'],
  ['MLT', 'MT', 'Malta'],
  ['GRC', 'GR', 'Griechenland', 'Greece', 'GRE'],
  ['CYP', 'CY', 'Zypern', 'Cyprus'],
  ['TUR', 'TR', 'Türkei', 'Turkey', 'Türkiye'],
  ['HRV', 'HR', 'Kroatien', 'Croatia', 'CRO'],
  ['SVN', 'SI', 'Slowenien', 'Slovenia'],
  ['MNE', 'ME', 'Montenegro'],
  ['ALB', 'AL', 'Albanien', 'Albania'],
  ['BGR', 'BG', 'Bulgarien', 'Bulgaria', 'BUL'],
  ['ROU', 'RO', 'Rumänien', 'Romania'],
  ['HUN', 'HU', 'Ungarn', 'Hungary'],
  ['CZE', 'CZ', 'Tschechien', 'Czechia', 'Czech Republic', 'Tschechische Republik'],
  ['SVK', 'SK', 'Slowakei', 'Slovakia'],
  ['POL', 'PL', 'Polen', 'Poland'],
  ['DNK', 'DK', 'Dänemark', 'Denmark', 'DEN'],
  ['SWE', 'SE', 'Schweden', 'Sweden'],
  ['NOR', 'NO', 'Norwegen', 'Norway'],
  ['FIN', 'FI', 'Finnland', 'Finland'],
  ['ISL', 'IS', 'Island', 'Iceland'],
  ['EST', 'EE', 'Estland', 'Estonia'],
  ['LVA', 'LV', 'Lettland', 'Latvia'],
  ['LTU', 'LT', 'Litauen', 'Lithuania'],
  ['GBR', 'GB', 'Vereinigtes Königreich', 'United Kingdom', 'UK', 'Großbritannien', 'England', 'Schottland'],
  ['IRL', 'IE', 'Irland', 'Ireland'],
  ['USA', 'US', 'Vereinigte Staaten', 'United States', 'United States of America', 'Amerika'],
  ['CAN', 'CA', 'Kanada', 'Canada'],
  ['MEX', 'MX', 'Mexiko', 'Mexico'],
  ['BRA', 'BR', 'Brasilien', 'Brazil'],
  ['DOM', 'DO', 'Dominikanische Republik', 'Dominican Republic'],
  ['MAR', 'MA', 'Marokko', 'Morocco'],
  ['TUN', 'TN', 'Tunesien', 'Tunisia'],
  ['EGY', 'EG', 'Ägypten', 'Egypt'],
  ['CPV', 'CV', 'Kap Verde', 'Cabo Verde'],
  ['ZAF', 'ZA', 'Südafrika', 'South Africa', 'RSA'],
  ['ARE', 'AE', 'Vereinigte Arabische Emirate', 'United Arab Emirates', 'VAE', 'UAE', 'Dubai'],
  ['THA', 'TH', 'Thailand'],
  ['IDN', 'ID', 'Indonesien', 'Indonesia', 'Bali'],
  ['AUS', 'AU', 'Australien', 'Australia'],
] as const satisfies readonly (readonly [string, string, string, ...string[]])[];

const dealTable = {
  BUY: [
    'Kauf',
    'kaufen',
    'zum Kauf',
    'Verkauf',
    'zu verkaufen',
    'buying',
    'sale',
    'for sale',
    'sell',
    'purchase',
  ],
  RENT: [
    'Miete',
    'MIETE_PACHT',
    'Miete/Pacht',
    'mieten',
    'zur Miete',
    'Vermietung',
    'zu vermieten',
    'Pacht',
    'rental',
    'for rent',
    'to let',
    'lease',
  ],
} as const;

const typeTable = {
  APARTMENT: ['Wohnung', 'Eigentumswohnung', 'Etagenwohnung', 'Penthouse', 'Maisonette', 'flat', 'condo'],
  HOUSE: ['Haus', 'Einfamilienhaus', 'Doppelhaushälfte', 'Reihenhaus', 'Mehrfamilienhaus', 'Villa'],
  TRADE_SITE: ['Grundstück', 'Baugrundstück', 'Bauland', 'plot', 'land', 'site'],
  GARAGE: ['Stellplatz', 'Tiefgarage', 'Tiefgaragenstellplatz', 'Carport', 'parking', 'PARKING_SPACE'],
  SHORT_TERM_ACCOMODATION: ['SHORT_TERM_ACCOMMODATION', 'Wohnen auf Zeit', 'Ferienwohnung'],
  OFFICE: ['Büro', 'Praxis', 'Büro/Praxis'],
  GASTRONOMY: ['Gastronomie', 'Hotel', 'Restaurant'],
  INDUSTRY: ['Halle', 'Produktion', 'Lager', 'Halle/Produktion', 'warehouse'],
  STORE: ['Laden', 'Einzelhandel', 'Ladenlokal', 'shop'],
  RETAIL: [],
  SPECIAL_PURPOSE: ['Spezialimmobilie', 'Sonderimmobilie'],
  INVESTMENT: ['Anlageobjekt', 'Kapitalanlage', 'Anlageimmobilie'],
  COMMERCIAL_PROPERTY: ['Gewerbe', 'Gewerbeimmobilie', 'commercial'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Case, blanks, points and dashes do not tell words apart. */
const folded = (word: string): string =>
  word
    .slice(0, 60)
    .normalize('NFKC')
    .toLocaleLowerCase('de')
    .replace(/[^\p{L}\p{N}]/gu, '');

export interface Country {
  /** ISO 3166-1 of three letters, as the record has it. */
  readonly iso3: string;
  /** ISO 3166-1 of two letters, as search engines read it. */
  readonly iso2: string;
  /** The German name. */
  readonly name: string;
}

const countries = new Map<string, Country>(
  countryTable.flatMap((spellings) => {
    const [iso3, iso2, name] = spellings;
    return spellings.map((spelling) => [folded(spelling), { iso3, iso2, name }] as const);
  }),
);

const spellingsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(table).flatMap(([code, words]) =>
      [code, ...words].map((word) => [folded(word), code] as const),
    ),
  );
const dealWords = spellingsOf(dealTable);
const typeWords = spellingsOf(typeTable);

/** The country that a code or a name means; undefined for an unknown one. */
export const countryOf = (word: string | null | undefined): Country | undefined =>
  countries.get(folded(word ?? ''));

/** `BUY` or `RENT`; undefined for an unknown word. */
export const dealCodeOf = (word: string | null | undefined): string | undefined =>
  dealWords.get(folded(word ?? ''));

/** The CRM's `rs_type`; undefined for an unknown word. */
export const typeCodeOf = (word: string | null | undefined): string | undefined =>
  typeWords.get(folded(word ?? ''));
