import { headerNavigation } from '@estate/content/navigation';
import { type Browser, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { differentPages, fixedPages, propertyPath, sitemapPaths } from '../site/public-pages.ts';
import { openRendered, untilRendered } from '../site/server-rendering.ts';
import { visibleText } from '../site/visible-text.ts';
import { type TestSite } from '../site/start-site.ts';

/** Every public page is complete and can be used in a browser that runs no script. */

/** A browser without scripts, with its requests to third parties. */
async function withoutScript(browser: Browser, site: TestSite, viewport = desktop) {
  const context = await browser.newContext({ viewport, baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(site.url).origin) strangers.push(request.url());
  });
  return { page, strangers, context };
}

/** Names of visible buttons without a function. */
const deadButtons = (page: Page) =>
  page.locator('button:not([type="submit"]):not([aria-controls])').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility({ visibilityProperty: true }) && !button.ariaHidden)
      // The funnel is tested separately.
      .filter((button) => !button.closest('[aria-labelledby="kostenlose-bewertung"]'))
      .map((button) => button.ariaLabel ?? button.textContent),
  );

/** Opens the page without a script, where it can be read and used; returns its text. */
async function isComplete(browser: Browser, site: TestSite, path: string): Promise<string[]> {
  const { page, strangers, context } = await withoutScript(browser, site);
  await openRendered(page, path);
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const text = await visibleText(page);
  expect(await deadButtons(page), path).toEqual([]);
  await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  for (const name of ['AGB', 'Datenschutz', 'Impressum', 'Barrierefreiheit', 'Vertrag widerrufen'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(footer.locator('a[href^="tel:"]')).toBeVisible();
  await expect(footer.locator('a[href^="mailto:"]')).toBeVisible();
  await expectNoSidewaysScroll(page, [320, phone.width]);
  expect(await deadButtons(page), path).toEqual([]);
  expect(strangers).toEqual([]);
  await context.close();
  return text;
}

test('every page is complete without a script and shows no button without effect', async ({
  browser,
  site,
  stock,
}) => {
  for (const path of [...differentPages, propertyPath('that is sold', stock)])
    expect(await isComplete(browser, site, path)).not.toEqual([]);
});

test.describe('a page reads the same without a script', () => {
  for (const path of ['/', '/immobilien', '/verkaufen', '/ueber-uns', 'of a property'])
    test(`the page ${path} reads the same with and without a script`, async ({
      browser,
      page,
      site,
      stock,
    }) => {
      const address = path === 'of a property' ? propertyPath('with pictures', stock) : path;
      const text = await isComplete(browser, site, address);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      expect(text).toEqual(await visibleText(page));
    });
});

test('the sitemap lists only property pages and the pages that this spec opens', async ({ site, stock }) => {
  const others = (await sitemapPaths(site)).filter((path) => !fixedPages.includes(path));
  expect(others.length).toBeLessThanOrEqual(stock.units.length);
  expect(others.filter((path) => !/^\/immobilie\/[\w-]+-\d+$/.test(path))).toEqual([]);
});

test('without a script the menu of the site opens by keyboard on a wide screen', async ({
  browser,
  site,
}) => {
  const { page, context } = await withoutScript(browser, site);
  await openRendered(page, '/impressum');
  const menu = page.getByRole('banner').getByRole('navigation');
  const target = menu.getByRole('link', { name: 'Suchauftrag' });
  await expect(target).toBeHidden();
  await menu.getByRole('button', { name: 'Immobilien' }).focus();
  await expect(target).toBeVisible();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/suchauftrag/);
  await context.close();
});

test('without a script the menu button on a phone leads to all pages', async ({ browser, site }) => {
  const { page, context } = await withoutScript(browser, site, phone);
  await openRendered(page, '/impressum');
  await expect(page.getByRole('button', { name: 'Menü öffnen' })).toBeHidden();
  await page.getByRole('link', { name: 'Zum Menü am Ende der Seite' }).click();
  const pages = page.getByRole('navigation', { name: 'Seiten' });
  await expect(pages).toBeInViewport();
  const targets = await pages
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const { to, hash } of headerNavigation.flatMap((entry) => entry.children ?? [entry]))
    expect(targets).toContain(hash ? `${to}#${hash}` : to);
  await context.close();
});

for (const viewport of [phone, desktop])
  test(
    `without a script the property list is filtered, sorted and paged at ${viewport.width} px`,
    { tag: viewport === desktop ? ['@main'] : [] },
    async ({ browser, site, stock }) => {
      expect(stock.units.length).toBeGreaterThan(48);
      const { page, context } = await withoutScript(browser, site, viewport);
      // Without scripts a sentence above the list replaces the map [V-2.123].
      await openRendered(page, '/immobilien?view=map');
      await expect(page.getByText(/^Die Karte braucht JavaScript/)).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByLabel('Sortierung')).toBeVisible();
      await openRendered(page, '/immobilien');
      await page.getByLabel('Kaufen oder mieten').selectOption('Kaufen');
      await page.getByLabel('Sortierung').selectOption('Preis aufsteigend');
      await page.getByRole('button', { name: 'Filter anwenden' }).click();
      await untilRendered(page);
      await expect(page).toHaveURL(/[?&]deal=buy(&|$)/);
      await expect(page).toHaveURL(/[?&]sort=price_asc(&|$)/);
      await expect(page.getByRole('article').filter({ hasText: 'MIETE' })).toHaveCount(0);
      await page.getByLabel('Preis bis').fill('1.000.000');
      await page.getByRole('checkbox', { name: 'Balkon' }).check();
      await page.getByRole('button', { name: 'Filter anwenden' }).click();
      await untilRendered(page);
      await expect(page.getByRole('link', { name: 'bis 1.000.000 € entfernen' })).toBeVisible();
      await expect(page).toHaveURL(/[?&]balcony=1(&|$)/);
      await expect(page.getByRole('checkbox', { name: 'Balkon' })).toBeChecked();
      await page.getByRole('link', { name: 'Alle Filter löschen' }).click();
      await untilRendered(page);
      await page.getByRole('link', { name: 'Weitere Immobilien laden' }).click();
      await untilRendered(page);
      await expect(page.getByText(/^48 von \d+ Immobilien$/)).toBeVisible();
      await context.close();
    },
  );

test('without a script every picture of a property can be enlarged, and similar properties are listed', async ({
  browser,
  site,
  stock,
}) => {
  const { page, context } = await withoutScript(browser, site, phone);
  await openRendered(page, `/immobilie/${stock.pictured.slug}`);
  const pictures = page.getByRole('region', { name: 'Bilder' }).getByRole('link');
  const opened = await pictures.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const { images } = (await (await fetch(`${site.url}/api/properties/${stock.pictured.id}`)).json()) as {
    images: { storage_path: string; is_floorplan?: boolean }[];
  };
  for (const { storage_path } of images.filter(({ is_floorplan }) => !is_floorplan))
    expect(opened.filter((address) => address.includes(storage_path))).not.toEqual([]);
  for (const address of new Set(opened))
    expect((await fetch(`${site.url}${address}`)).headers.get('content-type')).toMatch(/^image\//);
  const similar = page.getByRole('region', { name: 'Ähnliche Immobilien' });
  expect(await similar.getByRole('article').count()).toBeGreaterThan(0);
  await context.close();
});

test('without a script the favourites page explains that it needs scripts', async ({ browser, site }) => {
  const { page, context } = await withoutScript(browser, site);
  await openRendered(page, '/merkliste');
  await expect(page.getByText('Die Merkliste braucht JavaScript')).toBeVisible();
  await context.close();
});
