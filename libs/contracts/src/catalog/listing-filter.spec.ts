import { describe, expect, it } from '@jest/globals';
import { PropertyQuery } from './listing.ts';
import {
  canonicalQuery,
  isFiltered,
  listingApiPath,
  listingLink,
  parseListingFilter,
  parseListingSearch,
  withDefaultSort,
} from '@estate/domain/search/listing-filter';
import {
  areaPriceText,
  describePrice,
  formatMoney,
  isPriceOnRequest,
  warmRentText,
} from '@estate/domain/property/price';
import { germanNumber } from '@estate/domain/text/german-number';
import { parseStaffFilter, staffSorts } from '@estate/domain/search/staff-filter';

describe('the address of a list', () => {
  it('the address of a property list has the set filters in alphabetical order, and no page number for page 1', () => {
    expect(listingApiPath({}, 1)).toBe('/api/properties');
    expect(listingApiPath({ type: 'house', deal: 'rent', q: undefined }, 2)).toBe(
      '/api/properties?deal=rent&page=2&type=house',
    );
  });

  it('equal queries of a property list have the same address', () => {
    const query = { type: 'house', city: 'Lübeck', deal: 'buy', price_max: '499999.7' };
    const address = listingApiPath(parseListingFilter(query));
    expect(address).toBe('/api/properties?city=L%C3%BCbeck&deal=buy&price_max=500000&type=house');
    expect(listingApiPath(parseListingFilter({ ...query, price_min: '0', q: ' ', sort: 'oldest' }))).toBe(
      address,
    );
  });
});

describe('amounts of a question', () => {
  it.each([
    ['1.500', 1_500],
    ['250.000 €', 250_000],
    ['1 500', 1_500],
    ['', undefined],
  ])('the list filter of the page and of the API read the amount %j alike', (price_max, amount) => {
    const query = { deal: 'buy', price_max };
    expect([parseListingFilter(query).price_max, PropertyQuery.parse(query).price_max]).toEqual([
      amount,
      amount,
    ]);
  });

  it('the API refuses a price filter that is no amount', () => {
    expect(PropertyQuery.safeParse({ deal: 'buy', price_max: 'viel' }).error?.issues[0]?.message).toBe(
      'Bitte geben Sie eine Zahl ein.',
    );
  });
});

describe('the filter in the address of a page', () => {
  it.each([
    [{}, false],
    [{ sort: 'area_desc', q: ' ' }, false],
    [{ q: 'Elbe' }, true],
    [{ type: 'plot' }, true],
    [{ area_min: '80' }, true],
    [{ fbclid: 'IwAR0abc', utm_source: 'x' }, false],
    [{ abroad: '1' }, false],
    [{ abroad: '1', city: 'Mallorca' }, true],
  ])('the list filter in the address %j sets a condition: %s', (raw, isLeftOut) => {
    expect(isFiltered(parseListingFilter(raw))).toBe(isLeftOut);
    expect(isFiltered(withDefaultSort(parseListingFilter(raw)))).toBe(isLeftOut);
  });

  it.each([
    { type: ['house', 'plot'] },
    { type: 'castle', deal: 'swap', sort: 'oldest', rooms_min: 'three', area_min: '-1' },
    { q: ' ', city: '', area_min: '1e11', rooms_min: '0.1' },
    { balcony: 'ja', without_reserved: '0', energy: 'Z', built_min: 'alt' },
  ])('the address %j of a property list has no filter', (raw) => {
    expect(canonicalQuery(parseListingFilter(raw))).toBe('');
  });

  it.each([
    [{ price_max: '500.000' }, 'buy'],
    [{ price_min: '19.999' }, 'rent'],
    [{ price_min: '800', price_max: '25.000' }, 'buy'],
    [{ deal: 'rent', price_max: '25.000' }, 'rent'],
    [{ rooms_min: '3' }, undefined],
  ])(
    'the list filter %j means %s, because without a deal a price from 20,000 € on is for a purchase [V-2.79]',
    (raw, deal) => {
      expect(parseListingFilter(raw).deal).toBe(deal);
    },
  );

  it('filter prices that contradict each other mean neither rent nor purchase [V-2.79]', () => {
    const prices = { price_min: '2000000', price_max: '100' };
    expect(canonicalQuery(parseListingFilter(prices))).toBe('');
    expect(canonicalQuery(parseListingFilter({ ...prices, deal: 'buy' }))).toBe(
      'deal=buy&price_max=100&price_min=2000000',
    );
  });

  it.each([
    {
      balcony: '1',
      'barrier-free': '1',
      without_reserved: '1',
      energy: 'A+',
      built_min: '1.900',
      built_max: '1970',
    },
    { abroad: '1', city: 'Mallorca', bedrooms_min: '3', pool: '1', 'sea-view': '1' },
    { deal: 'rent', price_min: '999.6', price_max: '10.000', rooms_min: '2.3', area_min: '80.2' },
    { q: ` ${'x'.repeat(300)}`, city: 'y'.repeat(300), type: 'plot', sort: 'area_desc' },
  ])('the API understands the list filter of the page unchanged: %j', (raw) => {
    const filter = parseListingFilter(raw);
    const { page, page_size, ...understood } = PropertyQuery.parse(filter);
    expect([page, page_size]).toEqual([1, 24]);
    expect(canonicalQuery(understood)).toBe(canonicalQuery(filter));
  });
});

describe('the page of a list', () => {
  it('the page number of a property list is in its path, not in its query [V-2.140]', () => {
    expect(parseListingSearch({ abroad: '1', city: 'Palma' })).toMatchObject({
      abroad: undefined,
      city: 'Palma',
    });
    expect(listingLink({ abroad: '1', city: 'Palma' })).toEqual({
      to: '/ferienimmobilien',
      search: { city: 'Palma' },
    });
    expect(listingLink({ city: 'Reinbek' }).to).toBe('/immobilien');
  });
});

describe('numbers of the listing filter', () => {
  it.each([
    ['price_min', '199999.5', 200_000],
    ['price_max', '1.000.000', 1_000_000],
    ['price_max', '1e6', undefined],
    ['price_max', '0.4', 0],
    ['rooms_min', '2.24', 2],
    ['rooms_min', '2.25', 2.5],
    ['rooms_min', '3,5', 3.5],
    ['area_min', '80.49999', 80],
    ['area_min', '-1', undefined],
    ['area_min', '1e11', undefined],
    ['area_min', 'NaN', undefined],
  ] as const)('the list filter %s=%s is read as %p', (name, typed, read) => {
    expect(PropertyQuery.safeParse({ deal: 'buy', [name]: typed }).data?.[name]).toBe(read);
  });

  it('numbers of a list filter stay the same when they are read a second time', () => {
    const once = PropertyQuery.parse({
      deal: 'rent',
      price_max: '1000.7',
      rooms_min: '1.3',
      area_min: '50.5',
    });
    expect(PropertyQuery.parse(once)).toEqual(once);
  });
});

const spaces = (text: string) => text.replace(/\u00a0/g, ' ');

describe('describePrice [S-9.2, V-3.4, V-3.5, V-4.13, V-9.9]', () => {
  it.each([
    [{ marketing_type: 'BUY', price: 1_250_000 }, 'Kaufpreis', '1.250.000 €'],
    [{ marketing_type: 'KAUF', price: 99.5, currency: 'EUR' }, 'Kaufpreis', '100 €'],
    [{ marketing_type: 'RENT', base_rent: 1_480, price: 5 }, 'Kaltmiete', '1.480 €'],
    [{ marketing_type: 'MIETE_PACHT', base_rent: 900 }, 'Kaltmiete', '900 €'],
    [{ marketing_type: 'BUY', price: 500_000, currency: 'CHF' }, 'Kaufpreis', '500.000 CHF'],
    [{ marketing_type: 'BUY', price: 500_000, currency: 'Euro' }, 'Kaufpreis', '500.000 €'],
    [{ marketing_type: 'BUY', price: 0 }, 'Kaufpreis', 'Preis auf Anfrage'],
    [{ marketing_type: 'BUY', price: null }, 'Kaufpreis', 'Preis auf Anfrage'],
    [{ marketing_type: 'RENT', price: 780, base_rent: null }, 'Kaltmiete', '780 €'],
    [{ marketing_type: 'RENT', price: 0, base_rent: 0 }, 'Kaltmiete', 'Preis auf Anfrage'],
    [{ marketing_type: 'BUY', price: 1, price_on_inquiry: true }, 'Kaufpreis', 'Preis auf Anfrage'],
    [{ marketing_type: 'BUY', price: 1, website_status: 'reserviert' }, 'Kaufpreis', 'Preis auf Anfrage'],
  ])('the price of the property %j is shown as %s %s [V-3.29]', (property, label, text) => {
    const described = describePrice(property);
    expect({ ...described, text: spaces(described.text) }).toEqual({ label, text });
  });
});

it.each([
  [{ price: 649_000, living_space: 84 }, '7.726 €/m²'],
  [{ marketing_type: 'RENT', base_rent: 1_000, living_space: 80 }, '12,50 €/m²'],
  [{ price: 300_000, rs_type: 'TRADE_SITE', plot_area: 600 }, '500 €/m²'],
  [{ price: 649_000, rs_type: 'HOUSE', plot_area: 600 }, null],
  [{ price: 649_000, living_space: 84, price_on_inquiry: true }, null],
])('the price per square metre of the property %j is %s [V-2.32]', (property, text) => {
  expect(areaPriceText(property)?.replace('\u00a0', ' ') ?? null).toBe(text);
});

it.each([
  [{ marketing_type: 'RENT', base_rent: 1_200, total_rent: 1_450 }, '1.450 € warm'],
  [{ marketing_type: 'RENT', base_rent: 1_200, total_rent: 0 }, null],
  [{ marketing_type: 'RENT', base_rent: 1_200, total_rent: 1_450, price_on_inquiry: true }, null],
  [{ marketing_type: 'BUY', price: 300_000, total_rent: 1_450 }, null],
])('the warm rent on the card of the property %j is %s', (property, text) => {
  expect(warmRentText(property)?.replace('\u00a0', ' ') ?? null).toBe(text);
});

it('the price of a property is on request only if price_on_inquiry is true', () => {
  expect(isPriceOnRequest({ marketing_type: 'BUY', price: 1, price_on_inquiry: false })).toBe(false);
});

it('an amount of money has two decimals if the caller asks for them [S-9.2]', () => {
  expect(spaces(formatMoney(1_234.5, 'EUR', 2))).toBe('1.234,50 €');
});

const values = [
  0,
  1,
  999,
  1_000,
  12_345,
  999_999,
  1_250_000,
  12_345_678.9,
  -1,
  -1_234.5,
  // Halves, some of which are not exact in binary.
  0.5,
  1.5,
  2.5,
  0.005,
  1.005,
  1.255,
  84.335,
  84.125,
  99.995,
  999.999,
  1_234.565,
  1e15,
  1e21,
  123_456_789_012_345.6,
  1e-7,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  ...Array.from({ length: 2_000 }, (_, index) => (index * 7_919) / 1_000),
];

describe('a number for German readers', () => {
  it.each([
    [0, 0],
    [0, 2],
    [2, 2],
    [0, 3],
    [1, 1],
  ])('a number with %d to %d decimals is formatted as by Intl', (min, max) => {
    const format = new Intl.NumberFormat('de-DE', { minimumFractionDigits: min, maximumFractionDigits: max });
    const differing = values.filter((value) => germanNumber(value, { min, max }) !== format.format(value));
    expect(differing).toEqual([]);
  });
});

describe('the filter of the staff table', () => {
  it('the filter of the staff table is read from every field of an address', () => {
    const address = {
      q: ' Elbe ',
      website_status: 'inaktiv',
      property_status_id: '170239',
      finding: 'energy',
      sort: '-price',
    };
    expect(parseStaffFilter(address)).toEqual({
      q: 'Elbe',
      website_status: 'inaktiv',
      property_status_id: 170239,
      finding: 'energy',
      sort: '-price',
    });
  });

  it.each([
    { q: '  ' },
    { q: 7 },
    { website_status: 'verkauft' },
    { property_status_id: '-1' },
    { property_status_id: '1.5' },
    { finding: 'nothing' },
    { sort: 'raw_data' },
    { sort: '--price' },
  ])('the filter of the staff table ignores what it cannot understand: %j', (raw) => {
    expect(Object.values(parseStaffFilter(raw)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('the address of the staff table never contains the default order, so that equal queries share one address', () => {
    expect(parseStaffFilter({ sort: '-updated_at' }).sort).toBeUndefined();
    expect(staffSorts).toHaveLength(28);
  });
});
