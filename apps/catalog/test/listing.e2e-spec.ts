import { brokers } from '@estate/content/brokers';
import { brokerForProperty } from '@estate/content/responsible';
import { people } from '@estate/content/sections/people';
import { readPublishedWords } from '@estate/content/texts';
import {
  ListHolidays,
  ListLatest,
  ListProperties,
  ListSold,
  ReadSearch,
} from '@estate/contracts/catalog/properties';
import { SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import { ListBrokerProperties } from '@estate/contracts/catalog/proof';
import { propertyStatus } from '@estate/contracts/values';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { property, startCatalog } from './catalog-under-test.ts';
import {
  describedCases,
  describedStock,
  filterCases,
  laterStock,
  searchCases,
  stock,
} from './listing-stock.ts';

const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);
const list = (query: z.input<typeof PropertyQuery> = {}) => catalog.client.call(ListProperties, query);
const listIds = async (query: z.input<typeof PropertyQuery> = {}) => ids(await list(query));

const catalog = await startCatalog();
await catalog.store(...stock);
await catalog.store(...laterStock);
afterAll(() => catalog.close());

describe('the search text of a list in the fields of its filter', () => {
  it.each([
    [{ q: 'Lueneburg Haus' }, 'city=L%C3%9CNEBURG&type=house'],
    [
      { q: '3 Zimmer Winterhude Borgweg', sort: 'newest' },
      'city=Winterhude&q=Borgweg&rooms_max=3.5&rooms_min=3&sort=newest',
    ],
    [{ q: 'Mallorca mit Pool' }, 'pool=1&q=Mallorca'],
    [{ q: 'Mallorca mit Pool', abroad: '1' }, 'abroad=1&city=Mallorca&pool=1'],
    [{ q: 'Borgweg', page: 3 }, 'q=Borgweg'],
  ] as const)('the list %j has the query %s', async (query, read) => {
    expect(await catalog.client.call(ReadSearch, query)).toEqual({ query: read });
  });
});

describe("a broker's offers", () => {
  const offersOf = (slug: string) => catalog.client.call(ListBrokerProperties, { slug });

  it("a broker's offers are those whose page names the broker, available ones first [S-2.87]", async () => {
    await catalog.store(
      property(60, { city: 'Timmendorfer Strand', country: null }),
      property(61, { city: ' reinbek' }),
      property(62, { city: 'Lauenburg/Elbe', property_status_id: 170242 }),
      property(63, { city: 'Reinbek', property_status_id: 170243 }),
      property(64, { city: null, country: 'ESP' }),
    );
    const offers = await Promise.all(
      brokers().map(async ({ slug }) => [slug, await offersOf(slug)] as const),
    );
    const found = new Map(offers);
    expect(ids(found.get('silke-grotkopp')!)).toEqual([60]);
    expect(ids(found.get('maren-luehrs')!)).toEqual([61, 62]);
    expect(ids(found.get('nuria-ferrer-holm')!)).toEqual([64, 7, 8, 18]);
    expect(found.get('jonas-wittkamp')).toEqual({ items: [], total: 0 });
    for (const [slug, { items }] of offers) {
      expect(items.map((card) => brokerForProperty(card).broker.slug)).toEqual(items.map(() => slug));
    }
    await catalog.client.call(SetWebsiteStatus, { ids: [60, 61, 62, 63, 64], website_status: 'inaktiv' });
  });

  it('at most six offers of a broker are listed, with the number of all offers', async () => {
    const offers = await offersOf('henrik-thordsen');
    expect(ids(offers)).toEqual([17, 16, 15, 13, 12, 11]);
    expect(offers.total).toBe(12);
  });

  it("a broker's offers follow the published table of people at once", async () => {
    const all = people.shipped.brokers.map((broker) => ({
      ...broker,
      ...(broker.slug === 'jonas-wittkamp'
        ? { answersFor: { subjects: [], postcodes: '20095', towns: [] } }
        : {}),
    }));
    const before = await offersOf('jonas-wittkamp');
    readPublishedWords(() => ({ people: { ...people.shipped, brokers: all } }));
    const after = await offersOf('jonas-wittkamp');
    readPublishedWords(() => ({}));
    expect(before.total).toBe(0);
    expect(after.total).toBeGreaterThan(0);
    expect(after.items.every(({ zip_code }) => zip_code === '20095')).toBe(true);
    expect((await offersOf('jonas-wittkamp')).total).toBe(0);
  });

  it('an unknown broker has no offers', async () => {
    expect(await offersOf('niemand')).toEqual({ items: [], total: 0 });
  });
});

describe('the latest listings', () => {
  it('the latest listings are six in marketing in Germany, highest id first, without excluded titles [V-2.24, V-4.8, V-7.1, V-9.8]', async () => {
    expect(ids(await catalog.client.call(ListLatest, {}))).toEqual([17, 13, 12, 11, 10, 9]);
  });
});

describe('the listing page', () => {
  it('the list shows properties in preparation, in marketing and reserved in this order, each by id descending [V-3.7, V-7.2]', async () => {
    const page = await list();
    expect(ids(page)).toEqual([2, 17, 16, 15, 13, 12, 11, 10, 9, 6, 1, 3]);
    expect(page).toMatchObject({ total: 12, page: 1, page_size: 24 });
  });

  it('the list of properties is divided into pages', async () => {
    const page = await list({ page: 2, page_size: 5 });
    expect(ids(page)).toEqual([12, 11, 10, 9, 6]);
    expect(page).toMatchObject({ total: 12, page: 2, page_size: 5 });
    expect(await listIds({ page: 9 })).toEqual([]);
  });

  it.each([
    ['a full first page', { page_size: 12 }, 12, 12],
    ['a full last page', { page: 2, page_size: 6 }, 6, 12],
    ['a last page that is not full', { page: 3, page_size: 5 }, 2, 12],
    ['a page behind the last', { page: 2, page_size: 12 }, 0, 12],
    ['nothing that fits', { city: 'Nirgendwo' }, 0, 0],
    ['a page behind nothing', { city: 'Nirgendwo', page: 3 }, 0, 0],
  ])('the list of properties has on %s the number of all hits', async (_which, query, count, total) => {
    const page = await list(query);
    expect([page.items.length, page.total]).toEqual([count, total]);
  });

  it.each(filterCases)(
    'the list of properties is filtered by %s [V-2.102, V-2.140, V-3.5, V-3.6]',
    async (_what, query, expected) => {
      expect(await listIds(query)).toEqual(expected);
    },
  );

  it.each<[NonNullable<PropertyQuery['sort']>, number[]]>([
    ['available_first', [17, 16, 15, 13, 12, 11, 10, 9, 6, 1, 2, 3]],
    ['newest', [17, 16, 15, 13, 12, 11, 10, 9, 6, 3, 2, 1]],
    ['price_asc', [2, 17, 16, 15, 13, 11, 1, 3, 12, 6]],
    ['price_desc', [3, 17, 16, 15, 13, 11, 1, 2, 12, 6]],
  ])(
    'the list of properties is sorted by %s, those without a known price last [V-7.2]',
    async (sort, expected) => {
      expect(await listIds({ sort, ...(sort.startsWith('price') ? { deal: 'buy' } : {}) })).toEqual(expected);
    },
  );

  it.each<[NonNullable<PropertyQuery['sort']>, number[]]>([
    ['price_asc', [10, 9]],
    ['price_desc', [9, 10]],
  ])(
    'the list of properties sorted by %s has purchases before rents, because a rent is no small price',
    async (sort, rents) => {
      const order = await listIds({ sort });
      expect(order.slice(-2)).toEqual(rents);
      expect(order.slice(0, -2)).toEqual(await listIds({ sort, deal: 'buy' }));
    },
  );

  it('the list of properties sorted by warm rent has those without a known one last', async () => {
    expect(await listIds({ sort: 'warm_asc', deal: 'rent' })).toEqual([9, 10]);
    expect((await listIds({ sort: 'warm_asc' }))[0]).toBe(9);
  });

  it('the list of properties is sorted by area, those without a known area last', async () => {
    const order = await listIds({ sort: 'area_desc' });
    expect(order.slice(0, 2)).toEqual([12, 10]);
    expect(order.at(-1)).toBe(11);
  });

  it.each(searchCases)('the property search finds %s', async (_what, q, expected) => {
    expect(await listIds({ q })).toEqual(expected);
  });

  it.each(searchCases)(
    'the list with the moved search text finds the same: %s',
    async (_what, q, expected) => {
      const { query } = await catalog.client.call(ReadSearch, { q });
      expect(await listIds(Object.fromEntries(new URLSearchParams(query)))).toEqual(expected);
    },
  );

  it('the property search answers how it understood the text, and which words no property contains', async () => {
    const { search } = await list({ q: 'Wohnung in Lüneborg mit Pool, xyzzy' });
    expect(search).toEqual({
      corrected: null,
      parts: [
        { label: 'Wohnung', rest: 'in Lüneborg mit Pool, xyzzy', is_unknown: false },
        { label: 'Lüneborg', rest: 'Wohnung mit Pool, xyzzy', is_unknown: true },
        { label: 'Pool', rest: 'Wohnung in Lüneborg, xyzzy', is_unknown: false },
        { label: 'Xyzzy', rest: 'Wohnung in Lüneborg mit Pool', is_unknown: true },
      ],
    });
    const { search: mended } = await list({ q: 'Grundstück in lueneborg ab 700 qm' });
    expect(mended?.corrected).toBe('Grundstück LÜNEBURG ab 700 qm');
    expect((await list({ city: 'Hamburg' })).search).toBeUndefined();
  });

  it('the price in the list filter replaces the price in the search text [V-5.28]', async () => {
    const { items, search } = await list({ q: 'wohnung bis 350k', deal: 'buy', price_max: 900_000 });
    expect(items.map(({ id }) => id)).toContain(3);
    expect(search?.parts.map(({ label }) => label)).toEqual(['Wohnung']);
  });

  it.each(['Geheimweg', 'geheimweg 3', 'eheimw'])(
    'the property search does not find a hidden address or name by %j',
    async (q) => {
      expect(await listIds({ q })).toEqual([]);
    },
  );

  it('the property search does not find the internal CRM name, also where the address is public', async () => {
    await catalog.store(property(17, { title: 'Sonderzeichen (a+b)*', name: 'Haus Seeblick' }));
    expect(await listIds({ q: 'seeblick' })).toEqual([]);
  });

  it('the list has no price of a property whose price is on request', async () => {
    const { items } = await list({ type: 'house' });
    expect(items[0]).toMatchObject({ id: 12, price_on_inquiry: true });
    expect(items[0]).not.toHaveProperty('price');
  });

  it('each property card has one image, a floor plan only if there is no photo [V-3.34]', async () => {
    const { items } = await list({ q: 'Verborgen' });
    expect(items[0]?.image).toMatchObject({ id: 'b', title: 'Küche' });
  });

  it('a price filter without buy or rent is refused with a German message', async () => {
    await expect(list({ price_min: 1 })).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        status: 400,
        errors: [{ field: 'deal', message: 'Ein Preisfilter braucht die Angabe Kauf oder Miete.' }],
      },
    });
  });

  it.each([{ page: 0 }, { page_size: 101 }, { q: 'x'.repeat(201) }, { price_min: 'viel', deal: 'buy' }])(
    'the list of properties refuses the query %j as invalid',
    async (query) => {
      await expect(list(query as PropertyQuery)).rejects.toMatchObject({
        problem: { code: 'invalid-input' },
      });
    },
  );
});

describe('the list with facts and texts', () => {
  beforeAll(() => catalog.store(...describedStock, property(32, { title: 'Haus und Hof ohne Auto' })));
  afterAll(() => catalog.client.call(SetWebsiteStatus, { ids: [30, 31, 32], website_status: 'inaktiv' }));

  it.each(describedCases)('the property search finds %s', async (_what, q, expected) => {
    expect(await listIds({ q })).toEqual(expected);
  });

  it('filter and property card recognise a garden by the same words, and a winter garden is no garden', async () => {
    const { items } = await list({ city: 'Ahrensburg' });
    expect(items.map(({ id, amenities }) => [id, amenities])).toEqual([
      [31, ['garden']],
      [30, ['balcony']],
    ]);
    expect(await listIds({ city: 'Ahrensburg', garden: '1' })).toEqual([31]);
  });

  it('a search text is not corrected into a short or meaningless word', async () => {
    for (const q of ['Hund', 'mit Hund', 'Hoff', 'Ohme']) {
      const { total, search } = await list({ q });
      expect([total, search?.corrected, search?.parts]).toEqual([
        0,
        null,
        [{ label: q.replace('mit ', ''), rest: '', is_unknown: true }],
      ]);
    }
  });

  it('the property search finds a word that stands only in the texts of a property', async () => {
    const { search } = await list({ q: 'Borgweg Aufzug' });
    expect(search?.parts).toMatchObject([
      { label: 'Borgweg', is_unknown: false },
      { label: 'Aufzug', is_unknown: false },
    ]);
  });
});

describe('the other lists', () => {
  it('the list of holiday homes shows those abroad in marketing or reserved, the last imported first [V-3.7, V-7.3]', async () => {
    expect(ids(await catalog.client.call(ListHolidays, {}))).toEqual([18, 7]);
  });

  it('the list of sold properties begins with the last imported, without the excluded title [V-3.34, V-6.2, V-7.5]', async () => {
    expect(ids(await catalog.client.call(ListSold, {}))).toEqual([19, 4]);
  });
});

it('no list shows a property whose website status is inaktiv [V-6.2]', async () => {
  const offered = 17;
  const holiday = 18;
  const sold = 19;
  const lists = async () => ({
    latest: ids(await catalog.client.call(ListLatest, {})),
    listing: await listIds(),
    holidays: ids(await catalog.client.call(ListHolidays, {})),
    sold: ids(await catalog.client.call(ListSold, {})),
  });
  const before = await lists();
  await catalog.client.call(SetWebsiteStatus, {
    ids: [offered, holiday, sold],
    website_status: 'inaktiv',
  });
  expect(before).toMatchObject({ holidays: [holiday, 7], sold: [sold, 4] });
  expect(await lists()).toEqual({
    latest: [13, 12, 11, 10, 9, 6],
    listing: before.listing.filter((id) => id !== offered),
    holidays: [7],
    sold: [4],
  });
});

it('the list of sold properties contains only the hundred that were imported last', async () => {
  const sold = (first: number) =>
    Array.from({ length: 50 }, (_, index) =>
      property(first + index, { property_status_id: propertyStatus.abgeschlossen }),
    );
  await catalog.store(...sold(1_000));
  await catalog.store(...sold(1_050));
  const soldIds = ids(await catalog.client.call(ListSold, {}));
  expect(soldIds).toEqual(Array.from({ length: 100 }, (_, index) => 1_099 - index));
});
