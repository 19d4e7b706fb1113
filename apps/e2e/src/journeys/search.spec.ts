import { bezirkOf } from '@estate/domain/search/hamburg';
import { expect, test } from '../journey.ts';
import { crmStock } from '../site/crm.ts';

/** A unit of the simulated CRM with plain values. */
interface Unit {
  id: number;
  title: string;
  city: string;
  region: string;
  country: string;
  deal: string;
  type: string;
  category: string;
  floor: string;
  price: number;
  warmRent: number;
  rooms: number;
  living: number;
  isOnRequest: boolean;
  has: (field: string) => boolean;
  notes: string;
}

type Fits = (unit: Unit) => boolean;

const germany: Fits = ({ country }) => country === 'DEU';
const apartment: Fits = (unit) => germany(unit) && unit.type === 'APARTMENT';
const house: Fits = (unit) => germany(unit) && unit.type === 'HOUSE';
const plot: Fits = (unit) => germany(unit) && unit.type === 'TRADE_SITE';
const buy: Fits = ({ deal }) => deal === 'BUY';
const rent: Fits = ({ deal }) => deal === 'RENT';
const at =
  (...places: string[]): Fits =>
  ({ city, region, country }) =>
    places.some((place) =>
      [city, region, bezirkOf(region) ?? '', country].some((name) => name.includes(place)),
    );
/** Rooms are searched for in dwellings. */
const dwelling: Fits = ({ type }) => ['APARTMENT', 'HOUSE'].includes(type);
const rooms =
  (min: number, max = min): Fits =>
  (unit) =>
    dwelling(unit) && unit.rooms >= min && unit.rooms <= max + 0.5;
const upTo =
  (price: number, from = 0): Fits =>
  (unit) =>
    !unit.isOnRequest && unit.price >= from && unit.price <= price;
const area =
  (min: number, max = Infinity): Fits =>
  ({ living }) =>
    living >= min && living <= max;
const category =
  (...codes: string[]): Fits =>
  (unit) =>
    codes.includes(unit.category);
const all =
  (...fits: Fits[]): Fits =>
  (unit) =>
    fits.every((fit) => fit(unit));
const not =
  (fit: Fits): Fits =>
  (unit) =>
    !fit(unit);
/**
 * An amenity by its field or by a word of title and notes that begins with one of `words`, also behind a prefix;
 * `ohne` is the only negation in this stock.
 */
function amenity(field: string, words: string): Fits {
  const prefix =
    '(?:(?:süd|nord|ost|west)+|dach|voll|teil|gewölbe|wasch|wein|gemeinschafts|personen|einzel)?';
  const pattern = new RegExp(`(?<!\\p{L})${prefix}(?:${words})(?!\\p{L}*(?:blick|anschluss|stadt))`, 'iu');
  return (unit) => unit.has(field) || pattern.test(unit.notes);
}
const lift = amenity('lift', 'aufzug|fahrstuhl|lift');
const garden = amenity('garden', 'garten');
const groundFloor: Fits = ({ floor, category: code, title }) =>
  floor === '0' || code === 'GROUND_FLOOR' || /erdgeschoss/i.test(title);

const queries: [string, Fits][] = [
  ['Altona', at('Altona')],
  ['Bezirk Eimsbüttel', at('Eimsbüttel')],
  ['Hamburg-Nord', at('Hamburg-Nord')],
  ['wandsbek', at('Wandsbek')],
  ['lueneburg', at('Lüneburg')],
  ['LÜNEBURG', at('Lüneburg')],
  ['luneburg', at('Lüneburg')],
  ['Eimsbuettel', at('Eimsbüttel')],
  ['ependorf', at('Eppendorf')],
  ['Winterhuder', at('Winterhude')],
  ['othmarshcen', at('Othmarschen')],
  ['Winterhude Eppendorf', at('Winterhude', 'Eppendorf')],
  ['Eppendorf oder Winterhude', at('Winterhude', 'Eppendorf')],
  ['Eppendorf/Winterhude', at('Winterhude', 'Eppendorf')],
  ['Eppendorf und Winterhude', at('Winterhude', 'Eppendorf')],
  ['Hamburg Rissen', at('Rissen')],
  ['in Rissen', at('Rissen')],
  ['barmbek süd', at('Barmbek-Süd')],
  ['Ostsee', at('Timmendorfer Strand', 'Scharbeutz', 'Neustadt in Holstein')],
  ['timmendorf', at('Timmendorfer Strand')],
  ['Mallorca', at('Mallorca')],
  ['Spanien', at('ESP')],
  ['Costa Brava', at('Costa Brava')],
  ['santanyi', at('Santanyí')],
  ['mallorca pool', all(at('Mallorca'), amenity('swimming_pool', 'pool|schwimmbad'))],
  ['Spain', at('ESP')],
  ['España', at('ESP')],
  ['Majorca', at('Mallorca')],
  ['Balearen', at('Mallorca')],
  ['Xabia', at('Jávea')],
  ['flat 3 rooms hamburg', all(apartment, rooms(3), at('Hamburg'))],
  ['3 room flat', all(apartment, rooms(3))],
  [
    'apartment with balcony in winterhude',
    all(apartment, at('Winterhude'), amenity('balcony', 'balkon|loggia')),
  ],
  ['buy apartment under 500000 euros', all(apartment, buy, upTo(500_000))],
  ['flat to rent eimsbüttel', all(apartment, rent, at('Eimsbüttel'))],
  ['Wohnung', apartment],
  ['wohnungen in hamburg', all(apartment, at('Hamburg'))],
  ['Haus', house],
  ['Grundstück', plot],
  ['Bauplatz', plot],
  ['Haus oder Grundstück', (unit) => house(unit) || plot(unit)],
  ['Haus in Bergedorf', all(house, at('Bergedorf'))],
  ['3 Zimmer Wohnung', all(apartment, rooms(3))],
  ['3-Zimmer-Wohnung', all(apartment, rooms(3))],
  ['dreizimmerwohnung', all(apartment, rooms(3))],
  ['3 zi whg', all(apartment, rooms(3))],
  ['3-4 Zimmer', all(germany, rooms(3, 4))],
  ['3 bis 4 Zimmer', all(germany, rooms(3, 4))],
  ['ab 5 Zimmer', all(germany, rooms(5, Infinity))],
  ['bis 2 Zimmer', all(germany, rooms(0.5, 2))],
  ['altona 4 zimmer', all(at('Altona'), rooms(4))],
  ['4 Zimmer Altona', all(at('Altona'), rooms(4))],
  ['Wohnung ab 80 qm', all(apartment, area(80))],
  ['wohnung 80-100 m²', all(apartment, area(80, 100))],
  ['Wohnung über 120 Quadratmeter', all(apartment, area(120))],
  ['bis 700.000', all(germany, buy, upTo(700_000))],
  ['bis 700.000 €', all(germany, buy, upTo(700_000))],
  ['bis 700000', all(germany, buy, upTo(700_000))],
  ['600k', all(germany, buy, upTo(600_000))],
  ['0,6 Mio', all(germany, buy, upTo(600_000))],
  ['max. 600 Tsd', all(germany, buy, upTo(600_000))],
  ['unter sechshunderttausend', all(germany, buy, upTo(600_000))],
  ['zwischen 400 und 500 Tausend', all(germany, buy, upTo(500_000, 400_000))],
  ['400.000 bis 500.000 Euro', all(germany, buy, upTo(500_000, 400_000))],
  ['eppendorf oder winterhude bis 900.000', all(at('Eppendorf', 'Winterhude'), buy, upTo(900_000))],
  ['schönes Haus mit großem Garten in Lüneburg', all(house, garden, at('Lüneburg'))],
  ['Wohnung bis 1.500 € warm', all(apartment, rent, ({ warmRent }) => warmRent > 0 && warmRent <= 1_500)],
  ['haus 700000', all(house, buy, upTo(700_000))],
  ['haus mit garten lüneburg unter 500 tsd', all(house, garden, at('Lüneburg'), buy, upTo(500_000))],
  ['Wohnung mieten', all(apartment, rent)],
  ['Mietwohnung', all(apartment, rent)],
  ['Wohnung zur Miete bis 1500', all(apartment, rent, upTo(1_500))],
  ['Eigentumswohnung', all(apartment, buy)],
  ['Haus kaufen', all(house, buy)],
  ['Balkon', all(germany, amenity('balcony', 'balkon|loggia'))],
  ['Wohnung mit Balkon und Aufzug', all(apartment, amenity('balcony', 'balkon|loggia'), lift)],
  ['Fahrstuhl', all(germany, lift)],
  ['Wohnung ohne Aufzug', all(apartment, not(lift))],
  ['wohnung ohne erdgeschoss mit aufzug', all(apartment, not(groundFloor), lift)],
  ['Wohnung nicht im Erdgeschoss', all(apartment, not(groundFloor))],
  ['Einbauküche', all(germany, amenity('built_in_kitchen', 'einbauküche'))],
  ['Sauna', all(germany, amenity('sauna', 'sauna'))],
  ['Kamin', all(germany, amenity('chimney', 'kamin'))],
  ['Penthouse', category('PENTHOUSE')],
  ['Maisonette', category('MAISONETTE')],
  [
    'Dachgeschosswohnung',
    all(apartment, (unit) => category('ROOF_STOREY')(unit) || /dachgeschoss/i.test(unit.title)),
  ],
  [
    'Reihenhaus',
    all(
      germany,
      (unit) => category('MID_TERRACE_HOUSE')(unit) || /reihenhaus|reihenmittelhaus/i.test(unit.title),
    ),
  ],
  ['Doppelhaushälfte', (unit) => category('SEMIDETACHED_HOUSE')(unit) || /doppelhaus/i.test(unit.title)],
  [
    'Villa in Blankenese',
    all(at('Blankenese'), (unit) => category('VILLA')(unit) || /villa/i.test(unit.title)),
  ],
  ['Bungalow', (unit) => category('BUNGALOW')(unit) || /bungalow/i.test(unit.title)],
  ['büro hafencity ab 200 m2', all(at('HafenCity'), category('OFFICE'), area(200))],
  [
    'Mehrfamilienhaus',
    (unit) =>
      category('MULTI_FAMILY_HOUSE')(unit) ||
      unit.type === 'INVESTMENT' ||
      /mehrfamilienhaus|zinshaus/i.test(unit.title),
  ],
  ['Gewerbe', ({ type }) => ['OFFICE', 'STORE', 'INVESTMENT', 'INDUSTRY', 'GASTRONOMY'].includes(type)],
];

function unitOf(raw: Readonly<Record<string, unknown>>): Unit {
  const text = (name: string) => {
    const value = raw[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const deal = text('marketing_type');
  return {
    id: Number(raw['id']),
    title: text('title'),
    city: text('city'),
    region: text('region'),
    country: text('country'),
    deal,
    type: text('rs_type'),
    category: text('rs_category'),
    floor: text('floor'),
    price: Number(text(deal === 'RENT' ? 'base_rent' : 'price') || text('price')),
    warmRent: Number(text('total_rent')),
    rooms: Number(text('number_of_rooms')),
    living:
      ['living_space', 'net_floor_space', 'usable_floor_space']
        .map((name) => Number(text(name)))
        .find((value) => value > 0) ?? 0,
    isOnRequest: raw['price_on_inquiry'] === true,
    has: (field) => raw[field] === true,
    notes: ['title', 'furnishing_note', 'description_note'].map(text).join('\n'),
  };
}

let units: Unit[];
let successful = 0;
let url: string;

/** Each search comes from another visitor, because searches per visitor are limited. */
async function idsOf(path: string, visitor = 1): Promise<number[]> {
  const headers = { 'x-forwarded-for': `198.51.100.${visitor}` };
  const answer = (await (await fetch(`${url}${path}`, { headers })).json()) as { items: { id: number }[] };
  return answer.items.map(({ id }) => id);
}

test.beforeAll(async ({ site, stock }) => {
  expect(stock.units.length).toBeGreaterThan(100);
  ({ url } = site);
  const listed = new Set([
    ...(await idsOf('/api/properties?page_size=100')),
    ...(await idsOf('/api/properties?page_size=100&page=2')),
    ...(await idsOf('/api/properties/holidays')),
  ]);
  units = (await crmStock(site.crmUrl ?? '')).map(unitOf).filter(({ id }) => listed.has(id));
});

for (const [at, [query, fits]] of queries.entries())
  test(`the search for „${query}“ finds the properties that it describes`, { tag: '@main' }, async () => {
    const found = await idsOf(`/api/properties?page_size=100&q=${encodeURIComponent(query)}`, at);
    const expected = units.filter(fits).map(({ id }) => id);
    const titles = (ids: readonly number[]) =>
      units
        .filter(({ id }) => ids.includes(id))
        .map(({ title }) => title)
        .sort();
    expect(titles(found)).toEqual(titles(expected));
    if (found.length > 0) successful += 1;
  });

test('most search texts of this spec have hits in the test stock', { tag: '@main' }, () => {
  expect(successful).toBeGreaterThan(70);
});
