import { homeTrust } from '@estate/content/sections/home-trust';
import { PropertyCards, PropertyListPage, ReferenceCards } from '@estate/contracts/catalog/listing';
import { describePrice, priceOnRequest } from '@estate/domain/property/price';
import { type PropertyCard, PublicProperty } from '@estate/contracts/catalog/public-property';
import { expect, test } from '../journey.ts';
import { crmStock } from '../site/crm.ts';
import { type TestSite } from '../site/start-site.ts';
import { importUnits, type Stock } from '../site/stock.ts';
import { testImages } from './public-walk-images.ts';

/** The raw response of one public route. */
interface RouteAnswer {
  path: string;
  status: number;
  text: string;
}

let site: TestSite;
/** Every property of the CRM, by id. */
let stock: Map<number, Record<string, unknown>>;
let withImages: readonly number[] = [];
const answers: RouteAnswer[] = [];
const properties = new Map<number, PublicProperty>();
const cards: PropertyCard[] = [];

let calls = 0;
/** Each request has its own client address, so that no rate limit ends the walk early. */
const fetchAnswer = async (path: string): Promise<RouteAnswer> => {
  calls += 1;
  const answer = await fetch(`${site.url}${path}`, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}` },
  });
  const one = { path, status: answer.status, text: await answer.text() };
  answers.push(one);
  const onwards = answer.headers.get('location');
  return onwards?.startsWith('/') ? fetchAnswer(onwards) : one;
};

/** The responses that may contain a property: its own and those that belong to no single property. */
const answersAbout = (id: number) =>
  answers.filter(({ path }) => !/[/-]\d+$/.test(path) || new RegExp(`[/-]${id}$`).test(path));

const statusOf = (unit: Record<string, unknown>) =>
  (unit['property_status'] as { id?: number } | undefined)?.id;
const words = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const isHidden = (unit: Record<string, unknown>) => unit['hide_address'] !== false;
const publicIds = () => [...properties.keys()];

test.describe.configure({ mode: 'serial' });

/** Properties imported with images: public ones and ones in acquisition, none of which another journey uses. */
const toPicture = ({ units, offered, leaving, gone, next, pictured }: Stock) => {
  const named = [offered, leaving, gone, next, pictured];
  const of = (statusId: number) =>
    units.filter((unit) => unit.status === statusId && !unit.isAbroad && !named.includes(unit)).slice(-4);
  return [...of(170241), ...of(170239)];
};

test.beforeAll(async ({ site: current, stock: imported }) => {
  site = current;
  const pictured = toPicture(imported);
  withImages = pictured.map(({ id }) => id);
  await importUnits(site, pictured, { importImages: true });
  stock = new Map((await crmStock(site.crmUrl ?? '')).map((unit) => [Number(unit['id']), unit]));
  for (const path of ['latest', 'holidays'])
    cards.push(...PropertyCards.parse(JSON.parse((await fetchAnswer(`/api/properties/${path}`)).text)).items);
  cards.push(...ReferenceCards.parse(JSON.parse((await fetchAnswer('/api/properties/sold')).text)).items);
  for (let page = 1; ; page++) {
    const list = PropertyListPage.parse(
      JSON.parse((await fetchAnswer(`/api/properties?page_size=100&page=${page}`)).text),
    );
    cards.push(...list.items);
    if (page * 100 >= list.total) break;
  }
  for (const id of stock.keys()) {
    const { status, text } = await fetchAnswer(`/api/properties/${id}`);
    if (status === 200) properties.set(id, PublicProperty.parse(JSON.parse(text)));
    await fetchAnswer(`/immobilie/${id}`);
  }
  for (const path of ['/', '/immobilien', '/sitemap.xml', '/api/openapi.json', '/robots.txt'])
    await fetchAnswer(path);
});

test('the public property list has at least 60 properties of a stock of at least 110', async () => {
  expect(stock.size).toBeGreaterThanOrEqual(110);
  const { text } = await fetchAnswer('/api/properties');
  expect((JSON.parse(text) as { total: number }).total).toBeGreaterThanOrEqual(60);
});

test('no public answer contains a property in acquisition', () => {
  const acquisitions = [...stock.values()]
    .filter((unit) => statusOf(unit) === 170239)
    .map((unit) => Number(unit['id']));
  expect(acquisitions.length).toBeGreaterThan(0);
  expect(publicIds().filter((id) => acquisitions.includes(id))).toEqual([]);
  expect(cards.filter(({ id }) => acquisitions.includes(id))).toEqual([]);
  for (const id of acquisitions) {
    const title = String(stock.get(id)?.['title']);
    expect(
      answers
        .filter(({ text }) => text.includes(`/immobilie/`) && text.includes(`-${id}`))
        .map(({ path }) => path),
    ).toEqual([]);
    expect(
      answers
        .filter(
          ({ path, text }) =>
            path.startsWith('/api/properties') && text.includes(JSON.stringify(title).slice(1, -1)),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  }
});

test('no public answer or page contains an internal field of the CRM', () => {
  const internal = [
    'token',
    'internal_note',
    'note',
    'openimmo_email',
    'openimmo_phone',
    'openimmo_lastname',
    'is24_contact_id',
  ];
  const leaks: string[] = [];
  for (const [id, unit] of stock) {
    for (const key of internal) {
      const value = unit[key];
      if (typeof value !== 'string' || value.length < 6) continue;
      for (const { path, text } of answersAbout(id)) {
        // The home page names the agency's partners, and one has the name of an owner.
        const isPartner = path === '/' && homeTrust.shipped.partners.some(({ name }) => name.includes(value));
        if (text.includes(value) && !isPartner) leaks.push(`${path}: ${key} of ${id}`);
      }
    }
  }
  for (const { path, text } of answers) {
    if (
      /commission(?!-free)|raw_data|valuation_price|sold_price|internal_brokerage/.test(text) &&
      path !== '/api/openapi.json'
    )
      leaks.push(path);
  }
  expect(leaks).toEqual([]);
});

test.describe('a hidden address', () => {
  const hidden = () =>
    publicIds()
      .map((id) => ({ id, unit: stock.get(id) ?? {} }))
      .filter(({ unit }) => isHidden(unit));

  test('an address that the CRM hides is in no public answer and on no page', () => {
    expect(hidden().length).toBeGreaterThan(5);
    const leaks: string[] = [];
    for (const { id, unit } of hidden()) {
      const property = properties.get(id);
      for (const field of ['street', 'house_number', 'lat', 'lng'] as const) {
        if (property?.[field] != null) leaks.push(`${field} of ${id}`);
      }
      const street = words(unit['street']);
      const page = answers.filter(
        ({ path }) => path === `/immobilie/${id}` || path === `/api/properties/${id}`,
      );
      const number = words(unit['house_number']);
      if (street && number) {
        for (const { path, text } of page)
          if (text.includes(`${street} ${number}`)) leaks.push(`${path} says ${street} ${number}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  test('a property is not found by its hidden address, neither by street nor by name', async () => {
    const visibleIds = new Set(publicIds().filter((id) => !isHidden(stock.get(id) ?? {})));
    const leaks: string[] = [];
    const streets = new Set(
      hidden()
        .map(({ unit }) => words(unit['street']))
        .filter((street) => street.length > 5),
    );
    for (const street of [...streets].slice(0, 15)) {
      const { text } = await fetchAnswer(`/api/properties?page_size=100&q=${encodeURIComponent(street)}`);
      for (const { id, title, city } of PropertyListPage.parse(JSON.parse(text)).items) {
        const isByOtherWords = `${title} ${city ?? ''}`.toLowerCase().includes(street.toLowerCase());
        if (!visibleIds.has(id) && !isByOtherWords) leaks.push(`${street} finds ${id}`);
      }
    }
    expect(streets.size).toBeGreaterThan(0);
    expect(leaks).toEqual([]);
  });
});

test('no public answer contains the price of a property with Preis auf Anfrage', () => {
  const onRequest = publicIds().filter((id) => {
    const unit = stock.get(id) ?? {};
    return unit['price_on_inquiry'] === true;
  });
  expect(onRequest.length).toBeGreaterThan(0);
  for (const property of [...properties.values(), ...cards]) {
    if (describePrice(property).text !== priceOnRequest) continue;
    expect(property).not.toMatchObject({ price: expect.any(Number) });
    expect(property).not.toMatchObject({ base_rent: expect.any(Number) });
    expect(property).not.toMatchObject({ total_rent: expect.any(Number) });
    expect(property).not.toMatchObject({ price_per_sqm: expect.any(Number) });
  }
  for (const id of onRequest) expect(describePrice(properties.get(id) ?? {}).text).toBe(priceOnRequest);
});

test.describe('images', () => {
  testImages(() => ({ site, stock, properties, withImages, texts: answers.map(({ text }) => text) }));
});
