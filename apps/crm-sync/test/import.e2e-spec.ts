import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
const ids = () => around.sim.stock.all().map(({ id }) => id);

beforeAll(async () => {
  around = await startSurroundings();
  crmSync = await startCrmSync(around);
});
beforeEach(() => {
  around.sim.faults.clear();
  around.sim.requests.clear();
});
afterAll(async () => {
  await crmSync.close();
  await around.close();
});

describe('the import of one property', () => {
  it('stores a new one with its pictures and says so', async () => {
    const id = ids()[0]!;
    const result = await crmSync.importOne(id);
    const stored = around.catalog.properties.get(id)!;
    expect(result).toEqual({
      success: true,
      message: 'Import erfolgreich: Die Immobilie wurde neu importiert.',
      property: {
        id,
        title: stored.title,
        city: stored.city,
        price: stored.price ?? stored.base_rent ?? null,
        isUpdate: false,
        failedImageDetails: [],
      },
    });
    expect(stored.images.length).toBeGreaterThan(2);
  });
});
