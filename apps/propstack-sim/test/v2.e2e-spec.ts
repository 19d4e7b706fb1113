import { afterAll, expect, it } from '@jest/globals';
import { type Body, headersV1, headersV2, json, startTestSim } from './sim-client.ts';

const sim = await startTestSim();
afterAll(() => sim.stop());

const get = (path: string, headers: Record<string, string> = headersV2) =>
  fetch(`${sim.url}/v2/${path}`, { headers, redirect: 'manual' });

it("a list of the CRM's API V2 has a total and selected fields only if the query asks for them", async () => {
  expect(await json(await get('properties?per=2'))).not.toHaveProperty('total');
  const page = await json<{ data: Body[]; total?: number }>(
    await get('properties?per=2&with_total=true&fields=title,price&status=170241'),
  );
  expect(page.total).toBe(84);
  expect(Object.keys(page.data[0] ?? {}).sort()).toEqual(['id', 'price', 'title']);
});

it('an object of V2 has codes, which the options translate, a broker id and nested image addresses', async () => {
  const unit = await json<Body & { images: Body[] }>(await get('properties/4813710'));
  const options = await json<{ data: Record<string, Record<string, string>> }>(
    await get('properties/options?locale=de'),
  );
  expect(unit).toMatchObject({ heating_type: 'GAS_HEATING', property_status_id: 170241, broker_id: 6401 });
  expect(options.data['heating_type']?.['GAS_HEATING']).toBe('Gas-Heizung');
  expect(unit).not.toHaveProperty('broker');
  expect(unit.images[0]).toMatchObject({ urls: { large: expect.stringContaining('/images/') } });
});

it.each([
  ['properties?updated_at_from=gestern', headersV2, 422],
  ['properties/1', headersV2, 404],
  ['portals', headersV2, 403],
  ['nix', headersV2, 302],
  ['property_statuses', headersV2, 200],
  ['properties', headersV1, 403],
  ['properties', {}, 401],
  ['properties?api_key=sim-key-v2', {}, 401],
])('V2 answers the path %s with the headers %j with the status %i', async (path, headers, status) => {
  expect((await get(path, headers as Record<string, string>)).status).toBe(status);
});
