import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstSync } from '../src/jobs/first-sync.ts';
import {
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
const first = () => firstSync(crmSync.client, 50);

beforeAll(async () => {
  around = await startSurroundings({ properties: 17 });
  crmSync = await startCrmSync(around);
});
afterAll(async () => {
  await crmSync.close();
  await around.close();
});

describe('the first sync', () => {
  it('fails with its state if the CRM refuses the key, and is made up for by the next call', async () => {
    around.sim.faults.add({ kind: 'key-refused' });
    await expect(first()).rejects.toThrow('ended as failed');
    around.sim.faults.clear();
  });

  it('imports the stock once, also if it is called twice at once, and then says when a sync has run', async () => {
    const [one, other] = await Promise.all([first(), first()]);
    expect(one).toMatch(/^1\d objects imported, 0 failed\.$/);
    expect(other).toBe(one);
    expect(around.catalog.properties.size).toBeGreaterThan(10);
    around.sim.requests.clear();
    expect(await first()).toMatch(/^A sync has run before, at 20/);
    expect(around.sim.requests.report().total).toBe(0);
  });
});
