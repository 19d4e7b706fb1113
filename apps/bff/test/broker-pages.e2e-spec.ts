import { brokers } from '@estate/content/brokers';
import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstData, jsonLd, tag } from './page-parts.ts';
import { card } from './records.ts';
import { publicUrl, startWorld, type World } from './world.ts';

describe('pages', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({});
  });
  afterAll(() => world.close());

  it('describe each broker', async () => {
    for (const { slug, name } of brokers) {
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

  it('carry the offers of the broker, and come without them while catalog is away', async () => {
    const fresh = await startWorld({});
    const address = '/api/brokers/silke-grotkopp/properties';
    fresh.catalog.answer({ 'catalog.listBrokerProperties': () => problem('unavailable') });
    const without = await fresh.get('/makler/silke-grotkopp');
    expect([without.status, firstData(await without.text())]).toEqual([200, null]);

    // What lacked the offers was not kept.
    fresh.catalog.answer({ 'catalog.listBrokerProperties': () => ({ items: [card()], total: 9 }) });
    const html = await (await fresh.get('/makler/silke-grotkopp')).text();
    expect(firstData(html)).toEqual({ [address]: { items: [card()], total: 9 } });
    expect(await (await fresh.get(address)).json()).toEqual({ items: [card()], total: 9 });
    expect(fresh.catalog.calls.at(-1)?.input).toEqual({ slug: 'silke-grotkopp' });
    expect((await fresh.get('/api/brokers/niemand/properties')).status).toBe(404);
    await fresh.close();
  });

  it('describe a broker with every field of the specification', async () => {
    const html = await (await world.get('/makler/silke-grotkopp')).text();
    expect(jsonLd(html).find((data) => data['@type'] === 'Person')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Person',
      name: 'Silke Grotkopp',
      jobTitle: 'Immobilienmaklerin',
      telephone: ['+494066969120', '+491713920014'],
      email: 'grotkopp@brookfleet.example',
      image: expect.stringMatching(/^https:\/\/www\.example\.test\/.*silke-grotkopp/),
      areaServed: ['Timmendorfer Strand', 'Scharbeutz', 'Neustadt in Holstein'].map((name) => ({
        '@type': 'City',
        name,
      })),
      knowsLanguage: ['Deutsch'],
      description: expect.stringContaining('lebt in Neustadt in Holstein'),
      url: 'https://www.example.test/makler/silke-grotkopp',
      worksFor: { '@id': 'https://www.example.test/#agentur' },
    });
  });

  it('describe the agency with its address and a customer-service contact in Hamburg', async () => {
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

  it('give crawlers the portrait of each broker at an absolute address', async () => {
    for (const { slug, photo, photoQuality } of brokers) {
      const html = await (await world.get(`/makler/${slug}`)).text();
      const person = jsonLd(html).find((data) => data['@type'] === 'Person');
      const image = new URL(String(person?.['image']));
      expect(image.origin + image.pathname).toBe(
        `${publicUrl}/media/render/website-images/portraits/${photo}.jpg`,
      );
      expect(image.search).toMatch(
        new RegExp(`^\\?width=450&height=600&quality=${photoQuality}&resize=cover&v=[0-9a-f]{16}$`),
      );
    }
  });
});
