import { type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { untilHydrated } from '../site/hydration.ts';
import { recordLayoutShifts, layoutShiftOf } from '../site/layout-shifts.ts';
import { propertyPath } from '../site/public-pages.ts';
import { openRendered } from '../site/server-rendering.ts';

/** The limit is not 0, because the web font makes some words a few pixels wider, which is invisible. */
const unseen = 0.02;

/** Limits the connection to 30 KB/s, as on a phone with bad reception; the HTML then arrives in several pieces. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 30_000,
    uploadThroughput: 50_000,
  });
}

/** Opens the page without anything stored and returns its layout shifts once it is at rest. */
async function shiftsOfFirstVisit(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await recordLayoutShifts(page);
  await openRendered(page, path);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return layoutShiftOf(page);
}

/** Loads the page over a slow line and returns its layout shifts. Scripts are left out, because only the HTML is examined. */
async function shiftsOnSlowLine(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  await recordLayoutShifts(page);
  await page.route('**/*.js', (route) => route.abort());
  await openRendered(page, path);
  await slowDown(page);
  await page.reload();
  return layoutShiftOf(page);
}

/** On a phone, a tablet and a desk; the home page also on the smallest phone. */
const widthsOf = (path: string) => (path === '/' ? [320, 390, 768, 1440] : [390, 1440]);

test('no layout shifts on a first visit when the scripts and web fonts load', async ({
  browser,
  site,
  stock,
}) => {
  for (const path of ['/', '/kontakt', propertyPath('with pictures', stock)])
    for (const width of widthsOf(path)) {
      const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 823 } });
      expect.soft(await shiftsOfFirstVisit(context, path), `${path} at ${width} px`).toBeLessThan(unseen);
      await context.close();
    }
});

test('the home page and a property page do not shift while they load over a slow line', async ({
  browser,
  site,
  stock,
}) => {
  for (const path of ['/', propertyPath('with pictures', stock)])
    for (const width of widthsOf(path)) {
      const context = await browser.newContext({ baseURL: site.url, viewport: { width, height: 823 } });
      expect.soft(await shiftsOnSlowLine(context, path), `${path} at ${width} px`).toBeLessThan(unseen);
      await context.close();
    }
});
