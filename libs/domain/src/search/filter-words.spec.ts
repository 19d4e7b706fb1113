import { expect, it } from '@jest/globals';
import { filterConditions, filterTitle } from './filter-words.ts';
import { type ListingFilter, parseListingFilter } from './listing-filter.ts';

const labels = (filter: ListingFilter) => filterConditions(filter).map(({ label }) => label);

it('each condition of a list filter has a label, and removing its fields removes the condition [V-2.101]', () => {
  const filter = parseListingFilter({
    deal: 'buy',
    type: 'apartment',
    city: 'Hamburg',
    rooms_min: '2,5',
    area_min: '80',
    price_min: '300.000',
    price_max: '1.500.000',
    built_min: '1900',
    built_max: '1970',
    energy: 'C',
    balcony: '1',
    'barrier-free': '1',
    bedrooms_min: '3',
    pool: '1',
    'commission-free': '1',
    warm_max: '1.500 €',
    yield_min: '3,5 %',
    free_by: '2027-03',
    without_reserved: '1',
    sort: 'newest',
  });
  expect(labels(filter)).toEqual([
    'Kaufen',
    'Wohnung',
    'Hamburg',
    'ab 2,5 Zimmer',
    'ab 3 Schlafzimmer',
    'ab 80 m²',
    '300.000 - 1.500.000 €',
    'bis 1.500 € warm',
    'ab 3,5 % Rendite',
    'frei bis März 2027',
    'Baujahr 1900 bis 1970',
    'Energieklasse C oder besser',
    'Balkon',
    'Pool',
    'Barrierefrei',
    'Provisionsfrei',
    'ohne reservierte',
  ]);
  for (const { label, fields } of filterConditions(filter)) {
    const rest = { ...filter, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
    expect(labels(parseListingFilter(rest))).not.toContain(label);
  }
});

it.each([
  [{ price_max: 900, deal: 'rent' }, 'bis 900 €/Monat'],
  [{ built_min: 1990 }, 'Baujahr ab 1990'],
  [{ built_max: 1990 }, 'Baujahr bis 1990'],
  [{ energy: 'A+' }, 'Energieklasse A+'],
] as const)('the list filter %j has the labels %s', (filter, label) => {
  expect(labels(filter)).toContain(label);
});

it.each([
  [{ type: 'apartment', deal: 'buy', city: 'Hamburg' }, 19, '19 Wohnungen zum Kauf in Hamburg'],
  [{ type: 'house', deal: 'rent' }, 1, '1 Haus zur Miete'],
  [{ type: 'commercial' }, null, 'Gewerbeimmobilien'],
  [{ type: 'plot', city: '21335' }, 4, '4 Grundstücke in der Postleitzahl 21335'],
  [{ type: 'plot', city: 'Die Makler hier betrügen' }, 0, '0 Grundstücke'],
  [{ rooms_min: 3 }, 1_200, '1.200 Immobilien mit mindestens 3 Zimmern'],
  [{ rooms_max: 1 }, 2, '2 Immobilien mit höchstens 1 Zimmer'],
  [
    { type: 'apartment', rooms_min: 3, rooms_max: 4.5, city: 'Winterhude, Eppendorf' },
    1,
    '1 Wohnung mit 3 bis 4,5 Zimmern in Winterhude oder Eppendorf',
  ],
  [{ city: 'Lüneburg, Sylt' }, 3, '3 Immobilien in Lüneburg oder auf Sylt'],
  [{ city: 'Sylt' }, 2, '2 Immobilien auf Sylt'],
] as const)(
  'the heading of the list with the filter %j and %s hits is %s [V-2.29]',
  (filter, count, title) => {
    expect(filterTitle(filter, count)).toBe(title);
  },
);

it.each([
  [{ city: 'Mallorca' }, 12, '12 Ferienimmobilien auf Mallorca'],
  [{ city: 'Costa Brava', deal: 'buy' }, 1, '1 Ferienimmobilie zum Kauf an der Costa Brava'],
  [{ city: 'Niederlande', type: 'house' }, 2, '2 Ferienhäuser in den Niederlanden'],
  [{ city: 'Spanien', type: 'apartment' }, null, 'Ferienwohnungen in Spanien'],
] as const)(
  'the heading of the list abroad with the filter %j and %s hits is %s [V-2.140]',
  (filter, count, title) => {
    expect(filterTitle({ ...filter, abroad: '1' }, count)).toBe(title);
  },
);
