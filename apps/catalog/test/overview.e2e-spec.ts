import { GetStockOverview, SetWebsiteStatus } from '@estate/contracts/catalog-staff';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { property, startCatalog } from './catalog-under-test.ts';

let catalog: Awaited<ReturnType<typeof startCatalog>>;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.close());

it('counts all properties, and those that a visitor sees', async () => {
  expect(await catalog.client.call(GetStockOverview, {})).toEqual({ total: 0, public: 0 });
  await catalog.store(property(1), property(2), property(3), property(4, { property_status_id: 170239 }));
  await catalog.client.call(SetWebsiteStatus, { ids: [3], website_status: 'inaktiv' });
  expect(await catalog.client.call(GetStockOverview, {})).toEqual({ total: 4, public: 2 });
});
