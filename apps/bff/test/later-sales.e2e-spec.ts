import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { publicUrl, startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const home = { price_range_id: 'range-1', street: 'Elbchaussee', house_number: '7b', zip_code: '22765' };
const leadIds = ['0b0b2c5e-7f0e-4b57-8f3c-0a8f8a2d1c11', '0b0b2c5e-7f0e-4b57-8f3c-0a8f8a2d1c12'];
const sale = {
  property: { id: 42, title: 'Villa' },
  estimated_on: '2026-03-01',
  low: 500_000,
  high: 700_000,
  sold_on: '2026-11-20',
  price: 650_000,
  is_inside: true,
};
const read = async () => {
  const headers = { cookie: 'session', origin: publicUrl };
  return (await world.get('/api/admin/valuations/later-sales', { headers })).json();
};

it('a later sale names the lead that was valued, and catalog gets addresses without the leads', async () => {
  world.leads.answer({
    'leads.listValuedAddresses': () => ({ items: leadIds.map((lead_id) => ({ lead_id, ...home })) }),
  });
  world.catalog.answer({ 'catalog.listLaterSales': () => ({ items: [{ home: 1, ...sale }] }) });
  expect(await read()).toEqual({ valued: 2, items: [{ ...sale, lead_id: leadIds[1] }] });
  expect(world.catalog.calls.at(-1)?.input).toEqual({ homes: [home, home] });
});

it('without a valued address catalog is not asked', async () => {
  world.leads.answer({ 'leads.listValuedAddresses': () => ({ items: [] }) });
  const before = world.catalog.calls.length;
  expect(await read()).toEqual({ valued: 0, items: [] });
  expect(world.catalog.calls).toHaveLength(before);
});
