import { afterAll, describe, expect, it } from '@jest/globals';
import { type Body, headersV1, json, startTestSim } from './sim-client.ts';

const sim = await startTestSim();
afterAll(() => sim.stop());

const get = (path: string) => fetch(`${sim.url}${path}`, { headers: headersV1, redirect: 'manual' });
const list = async (query: string) => json<Body[]>(await get(`/v1/units?${query}`));
const whole = (query = '') => list(`expand=1&per=500&sort_by=id&order=asc&${query}`);
const valueOf = (unit: Body, field: string) => (unit[field] as { value: unknown }).value;

describe('GET /v1/units', () => {
  it("a list of the CRM's API V1 is a bare array, or with with_meta=1 an envelope with the total", async () => {
    expect(await list('')).toHaveLength(20);
    const wrapped = await json(await get('/v1/units?with_meta=1&per=3'));
    expect(wrapped).toEqual({ data: expect.any(Array), meta: { total_count: 129 } });
    expect(wrapped['data']).toHaveLength(3);
  });

  it('a list of V1 without expand has the flat shape: plain values, status, furnishings, other image keys, no hide_address', async () => {
    const [unit] = await list('sort_by=id&order=desc');
    expect(unit).toMatchObject({
      title: 'Stilvolle Altbauwohnung mit zwei Balkonen in Eppendorf',
      status: { id: 170241, name: 'Vermarktung' },
      furnishings: { balcony: true, chimney: true },
    });
    expect(unit).not.toHaveProperty('hide_address');
    expect((unit!['images'] as Body[])[0]).toHaveProperty('original');
  });

  it('an expanded list of V1 wraps values with their labels, some of which are not translated', async () => {
    const [unit] = await list('expand=1&sort_by=id&order=desc');
    expect(unit).toMatchObject({
      hide_address: false,
      country: 'DEU',
      title: { label: 'Überschrift' },
      price_on_inquiry: { label: 'Preis auf Anfrage', value: false },
      building_energy_rating_type: { value: 'Verbrauchsausweis' },
      thermal_characteristic: { label: expect.stringMatching(/^Translation missing/) },
      custom_fields: { kein_automatischer_exposeversand: { pretty_value: 'Nein' } },
    });
  });

  it('an expanded list of V1 contains the address of hidden objects and all internal fields', async () => {
    const hidden = (await whole()).filter((unit) => unit['hide_address'] === true);
    expect(hidden.length).toBeGreaterThan(30);
    for (const unit of hidden) {
      expect(unit['street']).toEqual(expect.stringMatching(/\w/));
      expect(unit['lat']).toEqual(expect.any(Number));
      expect(unit['token']).toEqual(expect.stringMatching(/^tok/));
      expect(valueOf(unit, 'note')).toContain('Schmerzgrenze');
      expect(unit['relationships']).toHaveLength(2);
      expect(unit['broker']).toHaveProperty('email');
    }
    const named = hidden.filter((unit) => String(unit['name']).startsWith(String(unit['street'])));
    expect(named.length).toBeGreaterThanOrEqual(8);
  });

  it('the objects of V1 have the irregular values of the CRM: numeric strings, 0 for nothing, blanks behind the city, both A+ spellings, free text', async () => {
    const units = await whole();
    const values = (field: string) => units.map((unit) => valueOf(unit, field));
    expect(values('price').some((price) => typeof price === 'string')).toBe(true);
    expect(values('price').some((price) => typeof price === 'number')).toBe(true);
    expect(values('base_rent')).toContain(0);
    expect(units.some((unit) => String(unit['city']).endsWith(' '))).toBe(true);
    expect(values('energy_efficiency_class')).toEqual(
      expect.arrayContaining(['A+', 'A_PLUS', 'H', 'ENERGY_REQUIRED', 'ENERGY_CONSUMPTION', null]),
    );
    expect(values('deposit')).toEqual(
      expect.arrayContaining(['3 Kaltmieten', expect.stringMatching(/,00 €$/)]),
    );
    expect(values('flooring_type').some(Array.isArray)).toBe(true);
    expect(values('floor')).toContain('0');
    expect(values('price_on_inquiry').filter(Boolean).length).toBeGreaterThanOrEqual(8);
  });

  it('the images of V1 objects include private ones and floor plans, with equal positions', async () => {
    const units = await whole();
    const images = units.flatMap((unit) => unit['images'] as Body[]);
    expect(images.filter((image) => image['is_private']).length).toBeGreaterThan(50);
    expect(images.filter((image) => image['is_floorplan']).length).toBeGreaterThan(50);
    expect(units.every((unit) => (unit['floorplans'] as unknown[]).length === 0)).toBe(true);
    expect((units[0]!['images'] as Body[]).slice(0, 2).map((image) => image['position'])).toEqual([0, 0]);
    expect(images[0]).toMatchObject({
      url: expect.stringMatching(`^${sim.url}/images/`),
      updated_at: expect.any(String),
    });
  });
});

describe('GET /v1/units/:id', () => {
  it.each(['new=1', 'expand=1'])('an object of V1 has the expanded shape with %s', async (query) => {
    const unit = await json(await get(`/v1/units/4813710?${query}`));
    expect(unit['title']).toEqual({
      label: 'Überschrift',
      value: 'Stilvolle Altbauwohnung mit zwei Balkonen in Eppendorf',
    });
    expect(unit).not.toHaveProperty('optional_fields');
  });

  it('an object of V1 without expand has plain values and optional_fields with internal keys and lists', async () => {
    const unit = await json(await get('/v1/units/4813710'));
    expect(unit).toMatchObject({
      title: expect.any(String),
      hide_address: false,
      property_status_id: 170241,
    });
    const fields = unit['optional_fields'] as { key: string; name: string; value: unknown }[];
    expect(fields).toContainEqual({ key: 'balcony', name: 'Balkon / Terrasse', value: true });
    expect(fields.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['note', 'internal_brokerage', 'chimney']),
    );
    expect(fields.find(({ key }) => key === 'flooring_type')?.value).toEqual(expect.any(Array));
  });

  it('V1 answers an unknown object id with 404 and the text of the CRM', async () => {
    const answer = await get('/v1/units/1');
    expect(answer.status).toBe(404);
    expect(await json(answer)).toEqual({
      errors: ['Property mit der id=1 konnte nicht gefunden werden.'],
    });
  });
});

it.each([
  ['units', {}, 401],
  ['units', { 'x-api-key': 'nein' }, 401],
  ['units', { 'X-Api-Key': 'sim-key-v2' }, 403],
  ['units', { 'x-API-key': 'sim-key-v1' }, 200],
  ['units?api_key=sim-key-v1', {}, 200],
  ['units?updated_at_from=gestern', headersV1, 422],
  ['property_statuses', headersV1, 200],
  ['deals', headersV1, 401],
  ['unitz', headersV1, 302],
])('V1 answers the path %s with the headers %j with the status %i', async (path, headers, status) => {
  const answer = await fetch(`${sim.url}/v1/${path}`, {
    headers: headers as Record<string, string>,
    redirect: 'manual',
  });
  expect(answer.status).toBe(status);
});
