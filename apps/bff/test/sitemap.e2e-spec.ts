import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { problemOf, publicUrl, startWorld, type World } from './world.ts';

const perFile = 5_000;
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
const ofProperties = (xml: string) => addresses(xml).filter((address) => address.includes('/immobilie/'));

describe('a sitemap', () => {
  let world: World;
  /** Ids in stock, ascending. */
  let stock: number[] = [];
  /** Every third id, so that no id equals its position in the list. */
  const stockOf = (count: number) => Array.from({ length: count }, (_, index) => 3 * index + 1);
  const fetched = async (path: string) => {
    const response = await world.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ]);
    return response.text();
  };
  const files = async () => {
    await world.post('/api/admin/caches/clear', {}, { authorization: 'Bearer x' });
    const index = await fetched('/sitemap.xml');
    const paths = addresses(index).map((address) => new URL(address).pathname);
    return Promise.all(paths.map((path) => fetched(path)));
  };

  beforeAll(async () => {
    world = await startWorld();
    world.identity.answer({ 'identity.recordAudit': () => ({ id: 'a1' }) });
    world.catalog.answer({
      'catalog.listPublicPages': ({ before = Infinity }: { before?: number }) => ({
        items: stock
          .filter((id) => id < before)
          .slice(-perFile)
          .reverse()
          .map((id) => ({ id, title: `Haus ${id}`, updated_at: '2026-10-01' })),
      }),
      'catalog.listPublicPageStarts': ({ every }: { every: number }) => ({
        starts: stock.filter((_, index) => index % every === 0),
      }),
    });
  });
  afterAll(() => world.close());

  it('is one list of addresses up to 5,000 properties, and then has no numbered files', async () => {
    stock = stockOf(perFile);
    const xml = await fetched('/sitemap.xml');
    expect(xml).toContain('<urlset ');
    expect(ofProperties(xml)).toHaveLength(perFile);
    expect((await world.get('/sitemap-1.xml')).status).toBe(404);
    expect((await world.get('/sitemap-2.xml')).status).toBe(404);
  });

  it('of 12,000 properties is an index of files with at most 5,000 addresses, each property in one of them', async () => {
    stock = stockOf(12_000);
    const parts = await files();
    expect(await fetched('/sitemap.xml')).toContain('<sitemapindex ');
    expect(addresses(await fetched('/sitemap.xml'))).toEqual(
      [1, 2, 3, 4].map((number) => `${publicUrl}/sitemap-${number}.xml`),
    );
    for (const xml of parts) {
      expect(xml).toContain('<urlset ');
      expect(addresses(xml).length).toBeLessThanOrEqual(perFile);
    }
    expect(addresses(parts[0] ?? '')).toEqual(
      expect.arrayContaining([`${publicUrl}/`, `${publicUrl}/immobilien`]),
    );
    expect(parts.map((xml) => ofProperties(xml).length)).toEqual([0, perFile, perFile, 2_000]);
    const listed = parts.flatMap(ofProperties);
    expect(listed.sort()).toEqual(stock.map((id) => `${publicUrl}/immobilie/haus-${id}-${id}`).sort());
  });

  it('changes its last file only when a property is added', async () => {
    stock = stockOf(12_000);
    const before = await files();
    stock = [...stock, 1_000_000];
    const after = await files();
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(ofProperties(after.at(-1) ?? '')).toHaveLength(2_001);
  });

  it('does not know a number that its index does not name', async () => {
    stock = stockOf(12_000);
    for (const path of ['/sitemap-5.xml', '/sitemap-999.xml']) {
      expect(await problemOf(await world.get(path))).toMatchObject({ status: 404 });
    }
    for (const path of ['/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-1000.xml', '/sitemap-.xml']) {
      expect((await world.get(path)).status).toBe(404);
    }
  });

  it('is answered from memory, each file of it', async () => {
    stock = stockOf(12_000);
    await files();
    const asked = world.catalog.calls.length;
    for (const path of ['/sitemap.xml', '/sitemap-2.xml', '/sitemap-4.xml']) await fetched(path);
    expect(world.catalog.calls).toHaveLength(asked);
  });
});
