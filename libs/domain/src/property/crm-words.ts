/*
 * The only table that converts the words of the CRM and of its users to codes: countries, deals and types of
 * properties. Free of zod. A word that is missing here is unknown to the website; add it to the table.
 */

import { countryNames } from './country-names.ts';

/**
 * ISO 3166-1 alpha-3 and alpha-2 codes of each country and further spellings; the German names are in
 * country-names.ts. A property's `country` is the alpha-3 code, as in the CRM.
 */
const countryTable = [
  ['DEU', 'DE', 'Germany', 'GER', 'D', 'BRD', 'Bundesrepublik Deutschland', 'Allemagne'],
  ['AUT', 'AT', 'Austria', 'A', 'Oesterreich'],
  ['CHE', 'CH', 'Switzerland', 'SUI', 'Suisse'],
  ['LIE', 'LI'],
  ['LUX', 'LU', 'Luxembourg'],
  ['BEL', 'BE', 'Belgium'],
  ['NLD', 'NL', 'Netherlands', 'Holland', 'NED'],
  ['FRA', 'FR', 'France'],
  ['MCO', 'MC'],
  ['ESP', 'ES', 'Spain', 'España', 'Mallorca'],
  ['PRT', 'PT', 'POR'],
  ['AND', 'AD'],
  ['ITA', 'IT', 'Italy', 'Italia'],
  ['MLT', 'MT'],
  ['GRC', 'GR', 'Greece', 'GRE'],
  ['CYP', 'CY', 'Cyprus'],
  ['TUR', 'TR', 'Turkey', 'Türkiye'],
  ['HRV', 'HR', 'Croatia', 'CRO'],
  ['SVN', 'SI', 'Slovenia'],
  ['MNE', 'ME'],
  ['ALB', 'AL', 'Albania'],
  ['BGR', 'BG', 'Bulgaria', 'BUL'],
  ['ROU', 'RO', 'Romania'],
  ['HUN', 'HU', 'Hungary'],
  ['CZE', 'CZ', 'Czechia', 'Czech Republic', 'Tschechische Republik'],
  ['SVK', 'SK', 'Slovakia'],
  ['POL', 'PL', 'Poland'],
  ['DNK', 'DK', 'Denmark', 'DEN'],
  ['SWE', 'SE', 'Sweden'],
  ['NOR', 'NO', 'Norway'],
  ['FIN', 'FI', 'Finland'],
  ['ISL', 'IS', 'Iceland'],
  ['EST', 'EE', 'Estonia'],
  ['LVA', 'LV', 'Latvia'],
  ['LTU', 'LT', 'Lithuania'],
  ['GBR', 'GB', 'United Kingdom', 'UK', 'Großbritannien', 'England', 'Schottland'],
  ['IRL', 'IE', 'Ireland'],
  ['USA', 'US', 'United States', 'United States of America', 'Amerika'],
  ['CAN', 'CA', 'Canada'],
  ['MEX', 'MX', 'Mexico'],
  ['BRA', 'BR', 'Brazil'],
  ['DOM', 'DO', 'Dominican Republic'],
  ['MAR', 'MA', 'Morocco'],
  ['TUN', 'TN', 'Tunisia'],
  ['EGY', 'EG', 'Egypt'],
  ['CPV', 'CV', 'Cabo Verde'],
  ['ZAF', 'ZA', 'South Africa', 'RSA'],
  ['ARE', 'AE', 'United Arab Emirates', 'VAE', 'UAE', 'Dubai'],
  ['THA', 'TH'],
  ['IDN', 'ID', 'Indonesia', 'Bali'],
  ['AUS', 'AU', 'Australia'],
] as const satisfies readonly (readonly [keyof typeof countryNames, string, ...string[]])[];

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

/** Words are compared without case, blanks and punctuation. */
const fold = (word: string): string =>
  word
    .slice(0, 60)
    .normalize('NFKC')
    .toLocaleLowerCase('de')
    .replace(/[^\p{L}\p{N}]/gu, '');

interface Country {
  /** ISO 3166-1 alpha-3 code, stored as the property's `country`. */
  readonly iso3: string;
  /** ISO 3166-1 alpha-2 code, for search engines. */
  readonly iso2: string;
  readonly name: string;
}

const countries = new Map<string, Country>(
  countryTable.flatMap(([iso3, iso2, ...more]) => {
    const name = countryNames[iso3];
    return [iso3, iso2, name, ...more].map((word) => [fold(word), { iso3, iso2, name }] as const);
  }),
);

const spellingsOf = (table: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(table).flatMap(([code, words]) =>
      [code, ...words].map((word) => [fold(word), code] as const),
    ),
  );
const dealWords = spellingsOf(dealTable);
const typeWords = spellingsOf(typeTable);

/** The country of a code or a name; undefined if unknown. */
export const countryOf = (word: string | null | undefined): Country | undefined =>
  countries.get(fold(word ?? ''));

/** `BUY` or `RENT`; undefined for an unknown word. */
export const dealCodeOf = (word: string | null | undefined): string | undefined =>
  dealWords.get(fold(word ?? ''));

/** The CRM's `rs_type`; undefined for an unknown word. */
export const typeCodeOf = (word: string | null | undefined): string | undefined =>
  typeWords.get(fold(word ?? ''));
