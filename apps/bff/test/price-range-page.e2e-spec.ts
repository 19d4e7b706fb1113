import { problem } from '@estate/contracts/problem';
import { type StoredPriceRange } from '@estate/contracts/catalog/price-range';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { firstData, tag } from './page-parts.ts';
import { startWorld, type World } from './world.ts';

const stored: StoredPriceRange = {
  id: 'Ab_1',
  home: { property_type: 'wohnung', property_subtype: 'studio' },
  districts: ['Ottensen'],
  day: '2026-11-29',
  data_version: 'd1',
  rules_version: '1',
  result: { kind: 'none', reason: 'monument', widenings: [] },
  claim: null,
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('the page of a stored price range carries it, and no search engine lists it', async () => {
  world.catalog.answer({ 'catalog.getPriceRange': () => stored });
  const response = await world.get('/bewertung/preisspanne/Ab_1');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(tag(html, /name="robots" content="(.*?)"/)).toBe('noindex, nofollow');
  expect(tag(html, /<title>(.*?)<\/title>/)).toBe('Preisspanne | Brookfleet Immobilien');
  expect(firstData(html)).toMatchObject({ '/api/price-ranges/Ab_1': { id: 'Ab_1', day: '2026-11-29' } });
});

it('the page of a price range that is unknown or expired is a 404', async () => {
  world.catalog.answer({ 'catalog.getPriceRange': () => problem('not-found') });
  expect((await world.get('/bewertung/preisspanne/unknown')).status).toBe(404);
});

it('while catalog is down, the page of a price range is sent without it, for the app to fetch it', async () => {
  world.catalog.answer({ 'catalog.getPriceRange': () => problem('unavailable') });
  const response = await world.get('/bewertung/preisspanne/Ab_2');
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('/api/price-ranges/Ab_2"');
});
