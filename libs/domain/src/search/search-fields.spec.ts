import { expect, it } from '@jest/globals';
import { districtsMeantBy } from './hamburg.ts';
import { canonicalQuery, type ListingQuery } from './listing-filter.ts';
import { moveIntoFields } from './search-fields.ts';

const stock = new Map([
  ['luneburg', 'Lüneburg'],
  ['hamburg', 'Hamburg'],
  ['timmendorfer strand', 'Timmendorfer Strand'],
  ['20249', '20249'],
]);
const placeOf = (folded: string) => stock.get(folded) ?? districtsMeantBy(folded);
const moved = (filter: ListingQuery) =>
  decodeURIComponent(canonicalQuery(moveIntoFields(filter, placeOf))).replaceAll('+', ' ');

it.each([
  ['', ''],
  ['Winterhude', 'city=Winterhude'],
  ['haus kaufen hamburg', 'city=Hamburg&deal=buy&type=house'],
  [
    '3 zimmer wohnung hamburg bis 800000',
    'city=Hamburg&deal=buy&price_max=800000&rooms_max=3.5&rooms_min=3&type=apartment',
  ],
  ['3-Zimmer-Wohnung, Balkon', 'balcony=1&rooms_max=3.5&rooms_min=3&type=apartment'],
  [
    '3-4 Zimmer bis 700.000 Winterhude oder Eppendorf mit Balkon',
    'balcony=1&city=Winterhude, Eppendorf&deal=buy&price_max=700000&rooms_max=4.5&rooms_min=3',
  ],
  ['Hamburg Altona', 'city=Altona'],
  ['Barmbek ab 2 Zimmer', 'city=Barmbek-Nord, Barmbek-Süd&rooms_min=2'],
  ['Hoheluft', 'city=Hoheluft-Ost, Hoheluft-West'],
  ['Hamburg-Nord', 'city=Hamburg-Nord'],
  ['Altona, Hamburg', 'city=Altona'],
  ['Lueneburg ab 80 qm', 'area_min=80&city=Lüneburg'],
  ['80-100qm', 'area_max=100&area_min=80'],
  ['Timmendorfer Strand mit Pool', 'city=Timmendorfer Strand&pool=1'],
  ['20249 Parkett', 'city=20249&q=Parkett'],
  ['Baujahr 1960 bis 1980', 'built_max=1980&built_min=1960'],
  ['vermietete Wohnung', 'let=1&type=apartment'],
  ['Haus, sofort frei', 'free-now=1&type=house'],
  ['zur Miete bis 1500', 'deal=rent&price_max=1500'],
  ['Kaltmiete 25.000', 'deal=rent&price_max=25000'],
  ['500-700 tausend', 'deal=buy&price_max=700000&price_min=500000'],
  ['Mietwohnung ab 2 Zimmer', 'deal=rent&rooms_min=2&type=apartment'],
  ['wohnung ohne erdgeschoss mit aufzug', 'lift=1&q=ohne erdgeschoss&type=apartment'],
  ['Haus oder Wohnung in Winterhude', 'city=Winterhude&q=Haus oder Wohnung'],
  ['Villa am Wasser Borgweg', 'q=Villa am Wasser Borgweg'],
  ['2 Bäder, Garten', 'garden=1&q=2 Bäder'],
  ['Haus mit 800 qm Grundstück', 'q=mit 800 qm Grundstück&type=house'],
  ['nicht in Altona', 'q=nicht in Altona'],
  ['Balkon ohne Aufzug', 'balcony=1&q=ohne Aufzug'],
  ['3 Zimmer Winterhude oder 4 Zimmer Ottensen', 'q=3 Zimmer Winterhude oder 4 Zimmer Ottensen'],
  ['ID 4813502', 'q=ID 4813502'],
  ['Uhlenhorst, Stuck,  Balkon ', 'balcony=1&city=Uhlenhorst&q=Stuck'],
  ['günstige Wohnung in Hamburg', 'city=Hamburg&sort=price_asc&type=apartment'],
  ['schöne Wohnung in Hamburg', 'city=Hamburg&q=schöne&type=apartment'],
  ['Haus nicht reserviert', 'type=house&without_reserved=1'],
  ['zur Miete bis 1500 warm', 'deal=rent&warm_max=1500'],
  ['WG in Altona', 'city=Altona&q=WG'],
  ['Familie mit 2 Kindern', 'rooms_min=4'],
  ['Haus ohne Makler', 'q=ohne Makler&type=house'],
  ['Elbvororte', 'city=Blankenese, Groß Flottbek, Nienstedten, Othmarschen, Rissen'],
  ['Meerblick', 'q=Meerblick'],
])('the search text %j becomes the query %j', (q, query) => {
  expect(moved({ q })).toBe(query);
});

it('a search text replaces a field that says otherwise, and leaves the other fields of the filter', () => {
  expect(moved({ q: 'bis 1.500 kalt', deal: 'rent', price_max: 900, lift: '1' })).toBe(
    'deal=rent&lift=1&price_max=1500',
  );
  expect(moved({ q: 'Wohnung Balkon', type: 'house', city: 'Reinbek' })).toBe(
    'balcony=1&city=Reinbek&type=apartment',
  );
});

it('what was moved into the fields is not moved a second time', () => {
  const once = moveIntoFields({ q: '3 Zimmer Winterhude Borgweg ohne Aufzug' }, placeOf);
  expect(moveIntoFields(once, placeOf)).toBe(once);
});
