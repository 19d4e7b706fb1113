import { brokers } from '@estate/content/brokers';
import { publicPagesLimit } from '@estate/contracts/catalog/properties';
import { problem } from '@estate/contracts/problem';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { firstData, jsonLd, tag } from './page-parts.ts';
import { card, property } from './records.ts';
import { problemOf, publicUrl, startWorld, type World } from './world.ts';

describe('public reads', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  it('the properties of the home page are answered with security headers and a request id [S-6.1, V-1.2, V-6.4]', async () => {
    const response = await world.get('/api/properties/latest', {
      headers: { 'x-request-id': 'abc-12345678' },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ items: [card()] });
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(response.headers.get('x-request-id')).toBe('abc-12345678');
  });

  it('the request id is passed to the called service, and an invalid one is replaced', async () => {
    await world.get('/api/properties/sold', { headers: { 'x-request-id': 'trace-me-please' } });
    expect(world.catalog.calls.at(-1)?.requestId).toBe('trace-me-please');
    const response = await world.get('/api/properties/latest', { headers: { 'x-request-id': '<script>' } });
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('the favourite properties are compared in one request, uncached [V-7.27]', async () => {
    const ids = Array.from({ length: 200 }, (_, index) => 999_999_999_999_000 + index);
    const address = `/api/properties/compared?ids=${encodeURIComponent(ids.join())}`;
    const response = await world.get(address);
    expect(await response.json()).toEqual({ items: [card()] });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const asked = world.catalog.calls.filter(({ message }) => message === 'catalog.compareProperties');
    expect(asked.map(({ input }) => input)).toEqual([{ ids }]);
    await world.get(address);
    expect(world.catalog.calls.at(-1)).not.toBe(asked[0]);
  });

  it.each(['', '0', '1,,2', '1,x', Array.from({ length: 201 }, () => '1').join()])(
    'the comparison of the properties %j is refused',
    async (ids) => {
      const refused = await problemOf(await world.get(`/api/properties/compared?ids=${ids}`));
      expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
      expect(refused.errors?.[0]?.message).toMatch(/1 bis 200 Objekt-IDs/);
    },
  );

  it('the filters of a property list are passed to catalog as numbers and words', async () => {
    const response = await world.get('/api/properties?type=house&deal=buy&price_max=900000&page=2');
    expect(response.status).toBe(200);
    expect(world.catalog.calls.at(-1)?.input).toEqual({
      type: 'house',
      deal: 'buy',
      price_max: 900_000,
      page: 2,
      page_size: 24,
    });
  });

  it('invalid filters of a property list are refused with a German message for each field', async () => {
    const refused = await problemOf(await world.get('/api/properties?page_size=500&price_min=1&sort=best'));
    expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
    expect(refused.errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(['page_size', 'sort']));
    for (const { message } of refused.errors ?? []) expect(message).not.toMatch(/Invalid|expected|Too/);
  });

  it('the points of the map accept the same filters as the list, and an invalid area is refused in German', async () => {
    const within = 'circle_9.98_53.58_2000_Winterhude';
    const response = await world.get(`/api/properties/map?type=house&within=${within}`);
    expect(await response.json()).toMatchObject({ items: [{ id: 42, label: '649 T€' }] });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(world.catalog.calls.at(-1)?.input).toMatchObject({ type: 'house', within });

    for (const path of ['/api/properties/map', '/api/properties'])
      for (const [area, sentence] of [
        ['polygon_9_53_10_54_10_53_9_54', 'Die Linie des Gebiets kreuzt sich'],
        [`polygon_${'9.9_53.5_'.repeat(300)}`, 'höchstens 100 Ecken'],
      ] as const) {
        const refused = await problemOf(await world.get(`${path}?within=${area}`));
        expect(refused).toMatchObject({ status: 400, code: 'invalid-input' });
        expect(refused.errors?.[0]).toMatchObject({
          field: 'within',
          message: expect.stringContaining(sentence),
        });
      }
    expect(
      await problemOf(await world.get(`/api/properties/map?within=${'9'.repeat(10_000)}`)),
    ).toMatchObject({ status: 414, title: 'Die aufgerufene Adresse ist zu lang.' });
  });

  it('the request for a property is answered with the property, with 400 for an invalid id, or with 404 or 410', async () => {
    expect(await (await world.get('/api/properties/42')).json()).toEqual(property());
    expect(await problemOf(await world.get('/api/properties/abc'))).toMatchObject({
      status: 400,
      errors: [{ field: 'id', message: 'Bitte geben Sie eine gültige Property ID ein' }],
    });
    world.catalog.answer({
      'catalog.getProperty': ({ id }: { id: number }) =>
        problem(id === 7 ? 'property-gone' : 'property-not-found'),
    });
    expect(await problemOf(await world.get('/api/properties/7'))).toMatchObject({ status: 410 });
    expect(await problemOf(await world.get('/api/properties/8'))).toMatchObject({
      status: 404,
      detail: 'Immobilie nicht gefunden',
    });
  });

  it('requests with unsupported methods or unknown paths are refused', async () => {
    const wrongMethod = await world.get('/api/properties', { method: 'DELETE' });
    expect(await problemOf(wrongMethod)).toMatchObject({ status: 405 });
    expect(wrongMethod.headers.get('allow')).toBe('GET, HEAD');
    expect(await problemOf(await world.get('/api/nothing'))).toMatchObject({ status: 404 });
    expect(await problemOf(await world.get('/api/auth/list-sessions'))).toMatchObject({ status: 404 });
    expect(await problemOf(await world.get('/kontakt', { method: 'POST' }))).toMatchObject({ status: 405 });
  });

  it('public data is answered with 503 while catalog is unavailable', async () => {
    await world.catalog.close();
    expect(await problemOf(await world.get('/api/properties?page=3'))).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    await world.catalog.start();
    expect((await world.get('/api/properties?page=3')).status).toBe(200);
  });
});

describe('similar properties', () => {
  let world: World;
  beforeEach(async () => {
    world = await startWorld();
  });
  afterEach(() => world.close());

  const address = '/api/properties/42/similar';
  const similar = { items: [card({ id: 100 })] };
  const carried = async () => {
    const page = await world.get('/immobilie/villa-elbe-42');
    return firstData(await page.text())?.[address];
  };

  it('the page of a property shows similar properties [V-7.26]', async () => {
    world.catalog.answer({ 'catalog.listSimilar': () => similar });
    expect(await carried()).toEqual(similar);
    expect(await (await world.get(address)).json()).toEqual(similar);
    expect(world.catalog.calls.at(-1)).toMatchObject({ message: 'catalog.listSimilar', input: { id: 42 } });
  });

  it('the page of a property is sent uncached and without similar properties if catalog cannot provide them', async () => {
    world.catalog.answer({ 'catalog.listSimilar': () => problem('unavailable') });
    expect(await carried()).toBeUndefined();
    world.catalog.answer({ 'catalog.listSimilar': () => similar });
    expect(await carried()).toEqual(similar);
  });
});

describe('pages', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({});
  });
  afterAll(() => world.close());

  it('the page of each broker has title and meta tags [S-2.33, S-3.6, S-3.8, V-2.1]', async () => {
    for (const { slug, name } of brokers()) {
      const response = await world.get(`/makler/${slug}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(tag(html, /<title>(.*?)<\/title>/)).toContain(name);
      expect(tag(html, /rel="canonical" href="(.*?)"/)).toBe(`${publicUrl}/makler/${slug}`);
      const person = jsonLd(html).find((data) => data['@type'] === 'Person');
      expect(jsonLd(html).map((data) => data['@type'])).toContain('BreadcrumbList');
      expect(person).toMatchObject({ name, worksFor: { '@id': `${publicUrl}/#agentur` } });
    }
  });

  it('the page of a broker shows the broker’s offers, and none while catalog is unavailable', async () => {
    const fresh = await startWorld({});
    const address = '/api/brokers/silke-grotkopp/properties';
    fresh.catalog.answer({ 'catalog.listBrokerProperties': () => problem('unavailable') });
    const without = await fresh.get('/makler/silke-grotkopp');
    expect([without.status, firstData(await without.text())]).toEqual([200, null]);

    // The page without offers was not cached.
    fresh.catalog.answer({ 'catalog.listBrokerProperties': () => ({ items: [card()], total: 9 }) });
    const html = await (await fresh.get('/makler/silke-grotkopp')).text();
    expect(firstData(html)).toEqual({ [address]: { items: [card()], total: 9 } });
    expect(await (await fresh.get(address)).json()).toEqual({ items: [card()], total: 9 });
    expect(fresh.catalog.calls.at(-1)?.input).toEqual({ slug: 'silke-grotkopp' });
    expect((await fresh.get('/api/brokers/niemand/properties')).status).toBe(404);
    await fresh.close();
  });

  it('the structured data of a broker has every field of the specification [S-1.4, S-3.6]', async () => {
    const html = await (await world.get('/makler/silke-grotkopp')).text();
    expect(jsonLd(html).find((data) => data['@type'] === 'Person')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Silke Grotkopp',
      jobTitle: 'Immobilienmaklerin',
      telephone: ['+494066969120', '+491713920014'],
      email: 'grotkopp@brookfleet.example',
      image: expect.stringMatching(/^https:\/\/www\.example\.test\/.*silke-grotkopp/),
      areaServed: ['Timmendorfer Strand', 'Neustadt in Holstein'].map((name) => ({
        '@type': 'City',
        name,
      })),
      knowsLanguage: ['Deutsch'],
      description: expect.stringContaining('lebt in Neustadt in Holstein'),
      url: 'https://www.example.test/makler/silke-grotkopp',
      worksFor: { '@id': 'https://www.example.test/#agentur' },
    });
  });

  it('the structured data of the agency has its address and a customer-service contact in Hamburg [S-3.7, V-1.5]', async () => {
    const html = await (await world.get('/makler/silke-grotkopp')).text();
    expect(jsonLd(html).find((data) => data['@id'] === 'https://www.example.test/#agentur')).toMatchObject({
      '@type': 'RealEstateAgent',
      name: 'Brookfleet Immobilien',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Brookfleetkai 14',
        postalCode: '20457',
        addressLocality: 'Hamburg',
        addressCountry: 'DE',
      },
      areaServed: expect.arrayContaining(['Hamburg', 'Lüneburg', 'Bergedorf', 'Lübeck']),
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: '+494066969120',
        areaServed: 'Hamburg',
      },
    });
  });

  it('the portrait of each broker has an absolute URL for crawlers', async () => {
    for (const { slug, portrait, hasFinestPortrait } of brokers()) {
      const html = await (await world.get(`/makler/${slug}`)).text();
      const person = jsonLd(html).find((data) => data['@type'] === 'Person');
      const image = new URL(String(person?.['image']));
      expect(image.origin + image.pathname).toBe(`${publicUrl}/media/render/website-images/${portrait.path}`);
      expect(image.search).toMatch(
        new RegExp(
          `^\\?width=450&height=600&quality=${hasFinestPortrait ? 100 : 85}&resize=cover&v=[0-9a-f]{16}$`,
        ),
      );
    }
  });
});

describe('the sitemap', () => {
  it('the sitemap lists each public property once, even if catalog needs several answers', async () => {
    const world = await startWorld();
    const stock = Array.from({ length: 2 * publicPagesLimit + 3 }, (_, index) => index + 1).reverse();
    world.catalog.answer({
      'catalog.listPublicPages': ({ before = Infinity }: { before?: number }) => ({
        items: stock
          .filter((id) => id < before)
          .slice(0, publicPagesLimit)
          .map((id) => ({ id, title: `Haus ${id}`, updated_at: '2026-10-01' })),
      }),
    });
    const read = async () => {
      const response = await world.get('/sitemap.xml');
      expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
      return [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    };
    const addresses = await read();
    expect(addresses).toEqual(expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/immobilien`]));
    expect(addresses.filter((address) => address.includes('/immobilie/'))).toEqual(
      stock.map((id) => `${publicUrl}/immobilie/haus-${id}-${id}`),
    );
    const { length: calls } = world.catalog.calls;
    expect(await read()).toEqual(addresses);
    expect(world.catalog.calls).toHaveLength(calls);
    await world.close();
  });
});
