import { cpuCost } from '@estate/test-kit/cpu-cost';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { maxUrlLength, maxQueryFields } from '../src/routing/read-input.ts';
import { problemOf, startWorld, type World } from './world.ts';

/** One address of each kind that the origin serves. */
const places = [
  ['GET', '/api/properties'],
  ['GET', '/api/properties/42'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/admin/me'],
  ['POST', '/api/contact-messages'],
  ['GET', '/'],
  ['GET', '/immobilien'],
  ['GET', '/immobilie/villa-42'],
  ['GET', '/nirgendwo'],
  ['GET', '/sitemap.xml'],
  ['GET', '/media/render/property-images/42/1.jpeg'],
  ['GET', '/assets/main-abc.js'],
  ['GET', '/favicon.svg'],
  ['GET', '/healthz'],
] as const;

const kibi = 1024;
const filled = (start: string, part: string, length: number) =>
  `${start}${part.repeat(Math.ceil(length / part.length))}`.slice(0, length);
const fields = (count: number) => Array.from({ length: count }, () => 'a').join('&');

describe('the address of a request', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  it.each(places)('is refused with 414 above 4 KB: %s %s', async (method, path) => {
    const response = await world.get(filled(`${path}?`, 'a=b', maxUrlLength + 1), { method });
    expect(response.status).toBe(414);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-request-id')).toBeTruthy();
    expect(await problemOf(response)).toMatchObject({
      code: 'uri-too-long',
      detail: 'Die aufgerufene Adresse ist zu lang.',
    });
  });

  it.each(places)('is refused with 400 with more than 50 query fields: %s %s', async (method, path) => {
    for (const query of [fields(maxQueryFields + 1), filled('', 'a&', maxUrlLength - path.length - 1)]) {
      const response = await world.get(`${path}?${query}`, { method });
      expect(await problemOf(response)).toMatchObject({
        status: 400,
        code: 'invalid-input',
        detail: 'Die Adresse enthält zu viele Angaben. Bitte verwenden Sie höchstens 50.',
      });
    }
  });

  it('may be 4 KB long and have 50 query fields', async () => {
    const long = await world.get(filled('/api/properties?a=', 'b', maxUrlLength));
    const manifold = await world.get(`/immobilien?${fields(maxQueryFields)}&&&`);
    expect([long.status, manifold.status]).toEqual([200, 200]);
  });

  it.each([
    ['a query field again and again', '/api/properties?', 'a&'],
    ['a query field again and again, on a page', '/immobilien?', 'a&'],
    ['a known query field again and again', '/api/properties?', 'city=a&'],
    ['slashes before a word', '/immobilien', '/'],
    ['signs in percent', '/immobilie/', '%61'],
    ['an unknown file', '/assets/', 'a/'],
  ])(
    'of 15 KB costs no more than one of 1 KB: %s',
    async (_name, start, part) => {
      const ask = async (length: number) => {
        const response = await world.get(`${filled(start, part, length)}x`);
        await response.arrayBuffer();
      };
      // Warms up connections and code.
      await ask(kibi);
      const short = await cpuCost(() => ask(kibi));
      expect(await cpuCost(() => ask(15 * kibi))).toBeLessThan(Math.max(20, 3 * short));
    },
    120_000,
  );
});
