import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { createGate } from '@estate/test-kit/gate';
import { expect, test } from '../journey.ts';
import { expectNoViolations } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { answerBanner } from '../site/consent.ts';
import { untilHydrated } from '../site/hydration.ts';
import { recordLayoutShifts, layoutShiftOf } from '../site/layout-shifts.ts';
import { openRendered } from '../site/server-rendering.ts';
import { type TestSite } from '../site/start-site.ts';

/* Taps before the script is loaded: each is confirmed at once and takes effect after hydration. */

async function open(browser: Browser, site: TestSite, viewport = phone) {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport,
    hasTouch: viewport === phone,
    locale: 'de-DE',
    reducedMotion: 'reduce',
  });
  await answerBanner(context);
  return { context, page: await context.newPage() };
}

/** Holds requests whose address matches until the returned function is called. */
async function hold(context: BrowserContext, address: RegExp): Promise<() => void> {
  const gate = createGate();
  await context.route(address, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  return gate.open;
}

const app = /\/assets\/(?!after-paint)[^/]+\.js$/;
const funnel = /\/assets\/valuation-funnel[^/]+\.js$/;

test('eight taps on "Haus" before the script is loaded move the valuation funnel to its second step only [V-4.51]', async ({
  browser,
  site,
}) => {
  const { context, page } = await open(browser, site);
  const releaseApp = await hold(context, app);
  const keeper = page.waitForResponse(/after-paint/);
  await openRendered(page, '/bewertung');
  await keeper;
  const house = page.getByRole('button', { name: 'Haus', exact: true });
  await expect(async () => {
    await house.tap();
    await expect(house).toHaveAttribute('aria-busy', 'true', { timeout: 100 });
  }).toPass();
  for (let taps = 1; taps < 8; taps += 1) await house.tap();
  await expectNoViolations(page);
  const releaseFunnel = await hold(context, funnel);
  releaseApp();
  // The app handles the taps before the code of the next step is loaded.
  await expect(house).toHaveAttribute('aria-pressed', 'true');
  await expect(house).not.toHaveAttribute('aria-busy');
  releaseFunnel();
  const question = page.getByRole('heading', { name: 'Schritt 2 von 8: Was für ein Haus ist es?' });
  await expect(question).toBeFocused();
  await context.close();
});

test('a filter of the property list that is chosen before the script is loaded is applied [V-4.51]', async ({
  browser,
  site,
  stock,
}) => {
  expect(stock.units.length).toBeGreaterThan(0);
  const { context, page } = await open(browser, site, desktop);
  const releaseApp = await hold(context, app);
  await openRendered(page, '/immobilien');
  await page.getByLabel('Kaufen oder mieten').selectOption('Kaufen');
  await page.getByLabel('Sortierung').selectOption('Preis aufsteigend');
  releaseApp();
  await expect(page).toHaveURL(/\/immobilien\?deal=buy&sort=price_asc$/);
  await expect(page.getByLabel('Kaufen oder mieten')).toHaveValue('buy');
  await context.close();
});

test('a page that is scrolled before the script is loaded keeps its scroll position [V-2.6]', async ({
  browser,
  site,
}) => {
  // A search form without script sends its empty fields too, which the app removes from the address.
  for (const path of ['/ueber-uns', '/immobilien?deal=buy&type=&q=']) {
    const { context, page } = await open(browser, site);
    const releaseApp = await hold(context, app);
    await openRendered(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1_000);
    releaseApp();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await context.close();
  }
});

/** A link to a property with pictures, on the home page. */
const cardOf = (page: Page) => page.getByRole('article').locator('a[href^="/immobilie/"]').last();

for (const viewport of [phone, desktop])
  test(`at ${viewport.width} px a property opened from its card shows title, price and picture while the rest loads [V-4.52]`, async ({
    browser,
    site,
    stock,
  }) => {
    const { context, page } = await open(browser, site, viewport);
    await recordLayoutShifts(page);
    await page.goto(`/immobilien?q=${stock.pictured.id}`);
    await untilHydrated(page);
    const link = page.locator(`a[href="/immobilie/${stock.pictured.slug}"]`);
    await link.scrollIntoViewIfNeeded();
    const price = await page.getByRole('article').getByText('€').first().textContent();
    const releaseProperty = await hold(context, new RegExp(`/api/properties/${stock.pictured.id}$`));
    await link.click();
    const main = page.getByRole('main');
    await expect(main.getByText('Immobilie wird geladen')).toBeAttached();
    await expect(main.getByRole('heading', { level: 1, name: stock.pictured.title })).toBeInViewport();
    await expect(main.getByText(price ?? '', { exact: true })).toBeInViewport();
    const picture = main.locator('img').first();
    await expect(picture).toBeInViewport();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('/media/render/');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoViolations(page);
    const before = await layoutShiftOf(page);
    releaseProperty();
    await expect(page.getByRole('form', { name: 'Exposé anfordern' })).toBeAttached();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await layoutShiftOf(page)).toBe(before);
    await context.close();
  });

/** The error message in place of a page, or a part of a page, that failed to load. */
const lost = (page: Page) => page.getByRole('alert').filter({ hasText: 'Keine Verbindung' });
const retry = (page: Page) => lost(page).getByRole('button', { name: 'Erneut versuchen' });

test('without a network property card, list and page show an error, and load when the network is back [V-4.53]', async ({
  browser,
  site,
  stock,
}) => {
  expect(stock.units.length).toBeGreaterThan(0);
  const { context, page } = await open(browser, site);
  await page.goto('/immobilien');
  await untilHydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const list = 'Aktuelle Immobilienangebote';

  await context.setOffline(true);
  await cardOf(page).click();
  await expect(lost(page)).toBeVisible();
  await expectNoViolations(page);
  // A retry without a network shows the message again.
  await retry(page).click();
  await expect(heading).toHaveText('Keine Verbindung');
  await page.goBack();
  await expect(heading).toHaveText(list);
  await page.goForward();
  await expect(heading).toHaveText('Keine Verbindung');
  await context.setOffline(false);
  await retry(page).click();
  await expect(page.getByRole('form', { name: 'Exposé anfordern' })).toBeAttached();
  await page.goBack();
  await expect(heading).toHaveText(list);

  await context.setOffline(true);
  await page.getByLabel('Sortierung').selectOption('Preis aufsteigend');
  await expect(lost(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(lost(page)).toHaveCount(0);
  await context.close();
});

test('a page whose script chunk is missing or does not load shows an error, and a retry loads it [V-4.53]', async ({
  browser,
  site,
}) => {
  const { context, page } = await open(browser, site);
  await page.goto('/impressum');
  await untilHydrated(page);
  const heading = page.getByRole('heading', { level: 1 });
  const footer = page.getByRole('contentinfo');

  await context.setOffline(true);
  await footer.getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect(heading).toHaveText('Keine Verbindung');
  await expectNoViolations(page);
  await page.goBack();
  await expect(heading).toHaveText('Impressum');
  await page.goForward();
  await expect(heading).toHaveText('Keine Verbindung');
  await context.setOffline(false);
  await expect(async () => {
    // The page may load by itself before the click.
    await retry(page)
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await expect(heading).toHaveText('Kontakt', { timeout: 2_000 });
  }).toPass();

  let isDead = true;
  await context.route(/\/assets\/[^/]+\.js$/, (route) => (isDead ? undefined : route.continue()));
  await footer.getByRole('link', { name: 'Über uns', exact: true }).click();
  await expect(lost(page)).toBeVisible();
  await expect(heading).toHaveText('Kontakt');
  isDead = false;
  await retry(page).click();
  await expect(page).toHaveURL(/\/ueber-uns$/);
  await expect(heading).not.toHaveText('Kontakt');
  await expect(lost(page)).toHaveCount(0);
  await untilHydrated(page);
  await page.goBack();
  await expect(heading).toHaveText('Kontakt');
  await context.close();
});
