import { brokerForProperty, brokers } from '@estate/content/brokers';
import { SetWebsiteStatus } from '@estate/contracts/catalog-staff';
import { CountSold, ListBrokerProperties } from '@estate/contracts/proof';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { property, startCatalog, type CatalogUnderTest } from './catalog-under-test.ts';
import { laterStock, stock } from './listing-stock.ts';

let catalog: CatalogUnderTest;

const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id);

beforeAll(async () => {
  catalog = await startCatalog();
  await catalog.store(...stock);
  await catalog.store(...laterStock);
});
afterAll(() => catalog.close());

describe('the figures of the sold properties', () => {
  const figures = () => catalog.client.call(CountSold, {});

  it('count what was sold and its cities once, without the excluded title and what was let', async () => {
    expect(await figures()).toEqual({ sold: 2, cities: 1 });
    await catalog.store(
      property(50, { property_status_id: 170243, city: 'hamburg ' }),
      property(51, { property_status_id: 170243, city: 'Lüneburg' }),
      property(52, { property_status_id: 170243, city: null }),
      property(53, { property_status_id: 170243, city: 'Zeven', marketing_type: 'RENT' }),
    );
    expect(await figures()).toEqual({ sold: 5, cities: 2 });
    await catalog.client.call(SetWebsiteStatus, { ids: [50, 51, 52, 53], website_status: 'inaktiv' });
    expect(await figures()).toEqual({ sold: 2, cities: 1 });
  });
});

describe("a broker's offers", () => {
  const offersOf = (slug: string) => catalog.client.call(ListBrokerProperties, { slug });

  it('are those whose page names this broker, what can be had first [S-2.87]', async () => {
    await catalog.store(
      property(60, { city: 'Timmendorfer Strand', country: null }),
      property(61, { city: ' reinbek' }),
      property(62, { city: 'Lauenburg/Elbe', property_status_id: 170242 }),
      property(63, { city: 'Reinbek', property_status_id: 170243 }),
      property(64, { city: null, country: 'ESP' }),
    );
    const offers = await Promise.all(brokers.map(async ({ slug }) => [slug, await offersOf(slug)] as const));
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

  it('are at most six, with the number of all', async () => {
    const offers = await offersOf('henrik-thordsen');
    expect(ids(offers)).toEqual([17, 16, 15, 13, 12, 11]);
    expect(offers.total).toBe(12);
  });

  it('are none for a stranger', async () => {
    expect(await offersOf('niemand')).toEqual({ items: [], total: 0 });
  });
});
