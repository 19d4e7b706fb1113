import { propertyIdsLimit } from '@estate/contracts/catalog/properties';
import { maxRemovedPerCall } from '@estate/contracts/catalog/property-removal';
import { describe, expect, it } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { removalsOf } from './removals.ts';

/** The number of properties that catalog stores and the CRM does not list. */
const large = 10_000;
const small = maxRemovedPerCall + 50;
const first = 50_000_000;

const { around, crmSync } = await startedCrmSync({ properties: 12 });
await crmSync.sync(false);

const { removed, waiting, limit } = removalsOf({ around, crmSync });

/** Stores `count` properties in the catalog stub that the CRM does not have; returns their ids. */
function store(count: number): number[] {
  const { properties } = around.catalog;
  const sample = properties.values().next().value;
  if (!sample) throw new Error('catalog holds nothing');
  const ids = Array.from({ length: count }, (_, index) => first + index);
  for (const id of ids) properties.set(id, { ...sample, id, images: [] });
  return ids;
}

/** The number of calls of this message to catalog so far, and the length of the longest list of ids in one call. */
function callsOf(message: string) {
  const inputs = around.catalog.server.calls.filter((call) => call.message === `catalog.${message}`);
  const lengths = inputs.map(({ input }) => {
    const { ids = [], properties = [] } = input as { ids?: unknown[]; properties?: unknown[] };
    return Math.max(ids.length, properties.length);
  });
  return { calls: inputs.length, longest: Math.max(0, ...lengths) };
}

describe('with ten thousand properties that vanished', () => {
  it('ten thousand vanished properties are looked up in catalog page by page, and the removal list for confirmation names some of them', async () => {
    const ids = store(large);
    const before = callsOf('listPropertyIds').calls;
    expect((await crmSync.sync(false)).removal).toMatchObject({ vanished: large, is_waiting: true });
    const pages = callsOf('listPropertyIds').calls - before;
    expect(pages).toBeLessThanOrEqual(large / propertyIdsLimit + 2);
    const list = await waiting();
    expect([list?.count, list?.named.length]).toEqual([large, 200]);
    expect(JSON.stringify(list).length).toBeLessThan(100_000);
    expect(callsOf('nameProperties').longest).toBeLessThanOrEqual(200);
    expect(removed()).toEqual({});
    for (const id of ids.slice(small)) around.catalog.properties.delete(id);
  });

  it('each of many vanished properties is requested from the CRM once, and they are removed by calls of limited size', async () => {
    store(small);
    await limit(100);
    const result = await crmSync.sync(false);
    expect(result.removal).toMatchObject({ vanished: small, removed: small, unchanged: 0 });
    expect(result.removal?.named).toHaveLength(200);
    const paths = around.sim.requests.report().paths;
    const requests = Object.entries(paths).filter(([path]) => path.startsWith(`/v1/units/5`));
    expect([requests.length, Math.max(...requests.map(([, times]) => times))]).toEqual([small, 1]);
    expect(callsOf('removeProperties')).toEqual({
      calls: 2,
      longest: maxRemovedPerCall,
    });
  });
});
