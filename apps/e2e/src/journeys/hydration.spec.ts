import { type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { answerBanner, consentVersion } from '../site/consent.ts';
import { hydrated } from '../site/hydrated.ts';
import { holdBack } from '../site/page-requests.ts';
import { openRendered } from '../site/rendered.ts';
import { type TestSite } from '../site/start-site.ts';
import { type Stock } from '../site/stock.ts';
import { pagesOf } from '../site/taken-over-pages.ts';

/** The browser takes over what the server has rendered without a word of complaint, and without moving anything. */

/** What the page says in the console, and what it throws; React reports there that a part was not as expected. */
function listen(page: Page, site: TestSite): string[] {
  const heard: string[] = [];
  const own = new URL(site.url).host;
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url } = message.location();
    // Third parties are blocked, and the 404 page is a 404.
    const isOthers = url !== '' && new URL(url).host !== own;
    const isStatus = /status of 4(04|10)/.test(message.text());
    if (!isOthers && !isStatus) heard.push(`${page.url()}: ${message.text()}`);
  });
  return heard;
}

interface State {
  options?: BrowserContextOptions;
  local?: (stock: Stock) => Record<string, unknown>;
  session?: (stock: Stock) => Record<string, unknown>;
  savesData?: boolean;
  time?: number;
}

const consent = (isGiven: boolean) => ({
  'consent-preferences': {
    necessary: true,
    analytics: isGiven,
    marketing: isGiven,
    maps: isGiven,
    version: consentVersion,
    date: '2026-11-01T00:00:00.000Z',
  },
});

const firstVisit = 'a first visit';
const inAYear = Date.UTC(2027, 10, 30);
const states: Record<string, State> = {
  [firstVisit]: {},
  'marked properties': {
    local: ({ pictured, offered }) => ({ ...consent(false), merkliste: [pictured.id, offered.id] }),
  },
  'consent to everything': { local: () => consent(true) },
  'kept viewed properties': {
    local: ({ pictured, offered }) => ({
      ...consent(false),
      'zuletzt-angesehen': [pictured.id, offered.id],
    }),
  },
  'maps allowed in this tab': { local: () => consent(false), session: () => ({ 'maps-allowed': true }) },
  'half a valuation': {
    local: () => consent(false),
    session: () => ({ bewertung: { step: 4, propertyType: 'house', subtype: 'reihenhaus', startedAt: 1 } }),
  },
  'saved data': { savesData: true },
  'reduced motion': { options: { reducedMotion: 'reduce' } },
  'another time zone and language': { options: { timezoneId: 'Pacific/Auckland', locale: 'en-NZ' } },
  'a clock that is a year ahead': { time: inAYear },
  ...Object.fromEntries(
    [320, 390, 768, 2560].map((width) => [`${width} px`, { options: { viewport: { width, height: 844 } } }]),
  ),
};

async function openBrowser(browser: Browser, site: TestSite, stock: Stock, state: State) {
  const context = await browser.newContext({ baseURL: site.url, ...state.options });
  await context.route(
    (url) => url.host !== new URL(site.url).host && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  const stored = { local: state.local?.(stock) ?? {}, session: state.session?.(stock) ?? {} };
  await context.addInitScript(({ local, session }) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, JSON.stringify(value));
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, JSON.stringify(value));
  }, stored);
  if (state.savesData)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  const page = await context.newPage();
  if (state.time !== undefined) await page.clock.setSystemTime(state.time);
  return { context, page, heard: listen(page, site) };
}

test.describe('nothing is amiss on any page', () => {
  test.describe.configure({ timeout: 120_000 });
  for (const [name, state] of Object.entries(states))
    test(`with ${name}`, name === '390 px' ? { tag: '@main' } : {}, async ({ browser, site, stock }) => {
      const { context, page, heard } = await openBrowser(browser, site, stock, state);
      for (const path of pagesOf(stock)) {
        await page.goto(path);
        await hydrated(page);
        // The other states differ in the takeover, not in what comes later.
        if (name === firstVisit) await page.waitForLoadState('networkidle');
      }
      expect(heard).toEqual([]);
      await context.close();
    });

  test('after a reload further down, with the lightbox open, and back from another page', async ({
    browser,
    site,
    stock,
  }) => {
    const { context, page, heard } = await openBrowser(browser, site, stock, { local: () => consent(false) });
    await page.goto('/immobilien?deal=buy');
    await hydrated(page);
    await page.getByRole('link', { name: 'Weitere Immobilien laden' }).click();
    await expect(page.getByText(/^48 von/)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);

    await page.goto(`/immobilie/${stock.pictured.slug}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Großansicht öffnen', exact: true }).click();
    await expect(page.getByRole('dialog', { name: /Großansicht/ })).toBeVisible();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('dialog', { name: /Großansicht/ })).toBeVisible();

    await page.goto('/impressum');
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(heard).toEqual([]);
    await context.close();
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
  test.describe.configure({ timeout: 120_000 });
  for (const width of [390, 1440])
    test(`at ${width} px`, async ({ browser, site, stock }) => {
      for (const path of pagesOf(stock)) {
        const context = await browser.newContext({
          baseURL: site.url,
          viewport: { width, height: 900 },
          reducedMotion: 'reduce',
        });
        await answerBanner(context);
        const release = await holdBack(context, ['script', 'image']);
        // The app loads our fonts, whose letters have other widths.
        await context.route('**/*.woff2', (route) => route.abort());
        const page = await context.newPage();
        // No hash, because the page would scroll.
        await openRendered(page, path.replace(/#.*/, ''));
        await page.getByRole('contentinfo').waitFor();
        const before = await places(page);
        release();
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        expect(await places(page), path).toEqual(before);
        await context.close();
      }
    });
});
