import { test as base } from '@playwright/test';
import { signInAdmin, type Visit, visit } from './site/browser.ts';
import { type MapsStub, startMapsStub } from './site/maps-stub.ts';
import { startSite, type TestSite } from './site/start-site.ts';
import { importStock, type Stock } from './site/stock.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** The stub of Google Maps for this worker's site. */
  maps: MapsStub;
  /**
   * One site for all journeys of a worker. Tag manager and maps are configured, so that journeys can check that the
   * site sends no request to them without consent.
   */
  site: TestSite;
  /** The properties of this site, imported once. */
  stock: Stock;
}

interface JourneyFixtures {
  /** Whether the visitor has already chosen 'only necessary' in the consent banner. */
  isBannerAnswered: boolean;
  /** A visitor with a new browser context and an open page. */
  visitor: Visit;
  /** An administrator who is signed in. */
  staff: Visit;
}

/** Playwright's test with these fixtures; each fixture is started only for journeys that use it. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  maps: [
    async ({}, use) => {
      const maps = await startMapsStub();
      await use(maps);
      await maps.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ maps }, use) => {
      const site = await startSite({
        env: {
          bff: {
            GTM_ID: 'GTM-TEST123',
            GOOGLE_MAPS_API_KEY: 'key-of-the-journey',
            GOOGLE_MAPS_URL: maps.scriptUrl,
          },
        },
      });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  stock: [async ({ site }, use) => use(await importStock(site)), { scope: 'worker', timeout: 120_000 }],
  isBannerAnswered: [true, { option: true }],
  visitor: async ({ browser, site, viewport, isBannerAnswered }, use) => {
    const visitor = await visit(browser, site.url, { viewport, isBannerAnswered });
    await use(visitor);
    await visitor.context.close();
  },
  page: ({ visitor }, use) => use(visitor.page),
  staff: async ({ browser, site, viewport }, use) => {
    const staff = await visit(browser, site.url, { viewport });
    await signInAdmin(staff.context, site);
    await use(staff);
    await staff.context.close();
  },
});
