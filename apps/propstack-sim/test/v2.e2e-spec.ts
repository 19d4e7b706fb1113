import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Sim } from '../src/start-sim.ts';
import { type Body, headersV1, headersV2, json, startTestSim } from './sim-client.ts';

let sim: Sim;
beforeAll(async () => {
  sim = await startTestSim();
});
afterAll(() => sim.stop());

const get = (path: string) => fetch(`${sim.url}${path}`, { headers: headersV2, redirect: 'manual' });
interface Page {
  data: Body[];
  total?: number;
  scroll_id?: string;
}

describe('GET /v2/properties', () => {
  it('tells the total only when asked for it, and only the fields asked for', async () => {
    expect(await json(await get('/v2/properties?per=2'))).not.toHaveProperty('total');
    const page = await json<Page>(
      await get('/v2/properties?per=2&with_total=true&fields=title,price&status=170241'),
    );
    expect(page.total).toBe(84);
    expect(Object.keys(page.data[0] ?? {}).sort()).toEqual(['id', 'price', 'title']);
  });

  it('sends codes, which the options translate, a broker id and nested image addresses', async () => {
    const unit = await json(await get('/v2/properties/4813710'));
    const options = await json<{ data: Record<string, Record<string, string>> }>(
      await get('/v2/properties/options?locale=de'),
    );
    expect(unit).toMatchObject({ heating_type: 'GAS_HEATING', property_status_id: 170241, broker_id: 6401 });
    expect(options.data['heating_type']?.['GAS_HEATING']).toBe('Gas-Heizung');
    expect(unit).not.toHaveProperty('broker');
    expect((unit['images'] as Body[])[0]).toMatchObject({
      urls: { large: expect.stringContaining('/images/') },
    });
    expect((unit['images'] as Body[])[0]).not.toHaveProperty('url');
  });

  it('scrolls over every object once', async () => {
    const ids: unknown[] = [];
    let scrollId = '';
    do {
      const page = await json<Page>(
        await get(`/v2/properties/scroll?per=50&archived=-1&fields=id&scroll_id=${scrollId}`),
      );
      ids.push(...page.data.map(({ id }) => id));
      scrollId = page.scroll_id ?? '';
    } while (scrollId);
    expect(ids).toHaveLength(132);
    expect(new Set(ids).size).toBe(132);
  });

  it('feeds deletions, by time', async () => {
    sim.stock.remove(4813710);
    const feed = await json<Page>(await get('/v2/properties/deleted'));
    expect(feed.data).toEqual([{ id: 4813710, deleted_at: expect.any(String) }]);
    expect((await json<Page>(await get('/v2/properties/deleted?deleted_at_from=2200-01-01'))).data).toEqual(
      [],
    );
    expect((await get('/v2/properties/4813710')).status).toBe(404);
    sim.stock.restoreRemoved();
  });

  it.each([
    ['/v2/properties?updated_at_from=gestern', 422],
    ['/v2/properties/1', 404],
    ['/v2/portals', 403],
    ['/v2/nix', 302],
    ['/v2/property_statuses', 200],
  ])('answers %s with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  it("refuses V1's key with 403 and none with 401", async () => {
    expect((await fetch(`${sim.url}/v2/properties`, { headers: headersV1 })).status).toBe(403);
    expect((await fetch(`${sim.url}/v2/properties`)).status).toBe(401);
    expect((await fetch(`${sim.url}/v2/properties?api_key=sim-key-v2`)).status).toBe(401);
  });
});
