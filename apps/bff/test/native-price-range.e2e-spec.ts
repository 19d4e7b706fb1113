import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { limitsPerClient } from '../src/limits/rate-limits.ts';
import { formState, type PageFormWorld, startPageFormWorld } from './native-form-world.ts';

const target = '/api/price-ranges';
const plot = {
  page: '/bewertung?keyword=hauswertberechnen',
  property_subtype: 'baugrundstueck',
  district: 'Volksdorf',
  address_postal_code: '22359',
  address_city: 'Hamburg',
  plot_area: '1.200 m²',
  living_area: '',
  construction_year: '',
  land_tenure: '',
};
const stored = {
  id: 'Ab_1',
  home: { property_type: 'grundstueck', property_subtype: 'baugrundstueck', plot_area: 1_200 },
  districts: ['Volksdorf'],
  day: '2026-11-29',
  data_version: 'd1',
  rules_version: '2',
  result: { kind: 'none', reason: 'no-data', widenings: [] },
  claim: null,
};

describe('the questions about a home without a script', () => {
  let world: PageFormWorld;
  const asked = () => world.catalog.calls.filter(({ message }) => message === 'catalog.estimatePriceRange');

  beforeAll(async () => {
    world = await startPageFormWorld();
  });
  beforeEach(() => {
    world.catalog.answer({
      'catalog.estimatePriceRange': () => stored,
      'catalog.getPriceRange': () => stored,
    });
    world.leads.answer({ 'leads.submitValuation': () => ({ id: 'lead-1' }) });
  });
  afterAll(() => world.close());

  it('a questionnaire sent without JavaScript asks for a price range and leads to its page', async () => {
    const response = await world.send(target, plot);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/bewertung/preisspanne/Ab_1#inhalt');
    expect(asked().at(-1)?.input).toEqual({
      home: {
        property_type: 'grundstueck',
        property_subtype: 'baugrundstueck',
        district: 'Volksdorf',
        address_postal_code: '22359',
        address_city: 'Hamburg',
        plot_area: 1_200,
      },
    });
  });

  it.each([
    ['no kind', { property_subtype: '' }, 'property_subtype'],
    ['a plot without its area', { plot_area: '' }, 'plot_area'],
    ['a plot with an area in words', { plot_area: 'groß' }, 'plot_area'],
    ['a plot with a living area', { living_area: '100' }, 'living_area'],
    ['a postcode of four digits', { address_postal_code: '2235' }, 'address_postal_code'],
  ])(
    'a questionnaire with %s comes back with a German message at its field',
    async (_what, change, field) => {
      const before = asked().length;
      const response = await world.send(target, { ...plot, ...change });
      expect(response.status).toBe(422);
      const state = formState(await response.text());
      expect(state).toMatchObject({
        kind: 'home',
        page: plot.page,
        values: { ...change, district: 'Volksdorf' },
      });
      expect(Object.keys(state?.errors ?? {})).toEqual([field]);
      expect(state?.errors[field]).toMatch(/^(Bitte|Diese Angabe)/);
      expect(asked()).toHaveLength(before);
    },
  );

  it('while catalog is down, a questionnaire comes back with its answers and says so', async () => {
    world.catalog.answer({ 'catalog.estimatePriceRange': () => problem('unavailable') });
    const response = await world.send(target, plot);
    expect(response.status).toBe(503);
    expect(formState(await response.text())).toMatchObject({
      values: { plot_area: '1.200 m²' },
      message: 'Die Preisspanne ließ sich gerade nicht berechnen. Ihre Angaben sind noch da.',
    });
  });

  it('the page of a price range sends its valuation without JavaScript, and shows it again if it is refused', async () => {
    const fields = {
      page: '/bewertung/preisspanne/Ab_1',
      consentVersion: 'bewertung-2026-11',
      property_type: 'grundstueck',
      property_subtype: 'baugrundstueck',
      plot_area: '1200',
      price_range_id: 'Ab_1',
      evaluation_purpose: 'verkauf-planen',
      address_street: 'Im Alten Dorfe',
      address_number: '7',
      address_postal_code: '22359',
      address_city: 'Hamburg',
      wish: 'anruf',
      first_name: '',
      last_name: 'Muster',
      email: 'anna@example.test',
      phone: '',
      privacy_accepted: 'on',
    };
    const refused = await world.send('/api/valuations', { ...fields, last_name: '' });
    expect(refused.status).toBe(422);
    expect(formState(await refused.text())).toMatchObject({
      kind: 'valuation',
      page: fields.page,
      errors: { last_name: 'Nachname ist erforderlich' },
    });
    const response = await world.send('/api/valuations', fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      '/danke?formular=bewertung&seite=%2Fbewertung%2Fpreisspanne%2FAb_1#inhalt',
    );
    expect(world.leads.calls.at(-1)?.input).toMatchObject({
      form: {
        property_type: 'grundstueck',
        plot_area: 1_200,
        price_range_id: 'Ab_1',
        last_name: 'Muster',
      },
    });
  });

  it('a client may send as many questionnaires as the app may ask for price ranges', async () => {
    const client = '203.0.113.9';
    const statuses: number[] = [];
    for (let time = 0; time <= limitsPerClient.estimate.points; time += 1)
      statuses.push((await world.send(target, plot, client)).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([303]));
    expect(statuses.at(-1)).toBe(429);
  });
});
