import { agency } from '@estate/content/sections/agency';
import { phoneLink } from '@estate/content/phone';
import { type Browser, type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { answerBanner, consentVersion } from '../site/consent.ts';
import { consoleOf } from '../site/console.ts';
import { imitateDetectors } from '../site/detectors.ts';
import { untilHydrated } from '../site/hydration.ts';
import { delayRequests } from '../site/page-requests.ts';
import { propertyPath } from '../site/public-pages.ts';
import { openRendered } from '../site/server-rendering.ts';
import { type TestSite } from '../site/start-site.ts';
import { type Stock } from '../site/stock.ts';
import { pagesOf } from '../site/hydration-pages.ts';

/** The browser hydrates the server's HTML without console messages and without layout shifts. */

/** Pages with a separate layout for desktops. */
const deskPages = (stock: Stock) => ['/', '/immobilien', '/kontakt', propertyPath('with pictures', stock)];

const width = (px: number) => ({ viewport: { width: px, height: 844 } });

/** All stored items and settings of a browser that change a page, applied at once, with a clock one year ahead. */
async function openAsRegular(browser: Browser, site: TestSite, { pictured, offered }: Stock) {
  const context = await browser.newContext({
    baseURL: site.url,
    ...width(390),
    reducedMotion: 'reduce',
    timezoneId: 'Pacific/Auckland',
    locale: 'en-NZ',
  });
  await blockOthers(context, site);
  const ids = [pictured.id, offered.id];
  const consent = { necessary: true, analytics: true, maps: true, version: consentVersion };
  const localStorageItems = {
    local: {
      'consent-preferences': { ...consent, date: '2026-11-01T00:00:00.000Z' },
      merkliste: ids,
      'zuletzt-angesehen': ids,
    },
    session: {
      'maps-allowed': true,
      bewertung: { step: 4, propertyType: 'house', subtype: 'reihenhaus', startedAt: 1 },
    },
  };
  await context.addInitScript(({ local, session }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, JSON.stringify(value));
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, JSON.stringify(value));
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  }, localStorageItems);
  const page = await context.newPage();
  await page.clock.setSystemTime(Date.UTC(2027, 10, 30));
  return { context, page };
}

/** Blocks the network to third parties. */
const blockOthers = (context: BrowserContext, site: TestSite) =>
  context.route(
    (url) => url.host !== new URL(site.url).host && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );

test.describe('nothing is amiss on any page', () => {
  test('hydration logs no error with full storage, data saving, another time zone and a clock that is a year ahead', async ({
    browser,
    site,
    stock,
  }) => {
    const { context, page } = await openAsRegular(browser, site, stock);
    const messages = consoleOf(page, site);
    for (const path of [...pagesOf(stock), '/verkaufen#referenzen']) {
      await page.goto(path);
      await untilHydrated(page);
      // A navigation cancels pending dynamic imports, and the page would report them as errors.
      await page.waitForLoadState('networkidle');
    }
    expect(messages).toEqual([]);
    await context.close();
  });

  test('hydration logs no error on a phone that turns numbers, dates and addresses into links', async ({
    page,
    context,
    site,
    stock,
  }) => {
    const messages = consoleOf(page, site);
    await imitateDetectors(page, await context.newPage());
    for (const path of [
      '/impressum',
      '/datenschutz',
      propertyPath('with pictures', stock),
      '/',
      '/kontakt',
    ]) {
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
    }
    expect(messages).toEqual([]);
    await page.goto('/impressum');
    await expect(
      page.getByRole('main').getByRole('link', { name: agency.shipped.phone, exact: true }),
    ).toHaveAttribute('href', phoneLink(agency.shipped.phone));
  });

  test('no page and no sent form violates the content security policy', async ({ page, site, stock }) => {
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`${effectiveDirective} forbids ${blockedURI}`),
      ),
    );
    const messages = consoleOf(page, site);
    for (const path of ['/', '/immobilien', '/bewertung', propertyPath('with pictures', stock)]) {
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/kontakt');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await expect(page.getByText('Vorname ist erforderlich')).toBeVisible();
    expect(messages).toEqual([]);
  });

  test('hydration logs no error at 320, 768 and 2560 px', async ({ browser, site, stock }) => {
    for (const px of [320, 768, 2560]) {
      const context = await browser.newContext({ baseURL: site.url, ...width(px) });
      const page = await context.newPage();
      const messages = consoleOf(page, site);
      for (const path of deskPages(stock)) {
        await page.goto(path);
        await untilHydrated(page);
        await page.waitForLoadState('networkidle');
      }
      expect.soft(messages, `${px} px`).toEqual([]);
      await context.close();
    }
  });

  test('hydration logs no error after a reload of a scrolled page, with the lightbox open, and after going back from another page', async ({
    page,
    site,
    stock,
  }) => {
    const messages = consoleOf(page, site);
    await page.goto('/immobilien?deal=buy');
    await page.getByRole('link', { name: 'Weitere Immobilien laden' }).click();
    await expect(page.getByText(/^48 von/)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.reload();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);

    await page.goto(`/immobilie/${stock.pictured.slug}`);
    await page.getByRole('button', { name: 'Großansicht öffnen', exact: true }).click();
    await expect(page.getByRole('dialog', { name: /Großansicht/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: /Großansicht/ })).toBeVisible();

    await page.goto('/impressum');
    await page.goBack();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(messages).toEqual([]);
  });
});

/** Where the headings and the footer begin, in px from the top of the page. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, footer')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const name = element.tagName === 'FOOTER' ? 'footer' : element.textContent;
        return `${name} at ${Math.round(element.getBoundingClientRect().top + window.scrollY)}`;
      }),
  );

test.describe('the page stands where it stood before script and pictures came', () => {
  const pages = [
    ...['/', '/immobilien?type=house&deal=buy&rooms_min=3&page=2', '/bewertung', '/verkaufen', '/gutachten'],
    ...['/ueber-uns', '/kontakt', '/suchauftrag', '/makler/maren-luehrs', 'a property', 'a sold property'],
  ];
  for (const [px, names] of [
    [390, pages],
    [1440, ['/', '/immobilien', 'a property']],
  ] as const)
    for (const name of names)
      test(`at ${px} px loading scripts and pictures causes no layout shift on ${name}`, async ({
        browser,
        site,
        stock,
      }) => {
        const context = await browser.newContext({
          baseURL: site.url,
          ...width(px),
          reducedMotion: 'reduce',
        });
        await answerBanner(context);
        const release = await delayRequests(context, ['script', 'image']);
        const page = await context.newPage();
        const kind = name === 'a property' ? 'with pictures' : 'that is sold';
        await openRendered(page, name.startsWith('/') ? name : propertyPath(kind, stock));
        await page.getByRole('contentinfo').waitFor();
        // Elements can be measured before the style sheet has come.
        await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href));
        const before = await places(page);
        release();
        await untilHydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await places(page)).toEqual(before);
        await context.close();
      });
});
