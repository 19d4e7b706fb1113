import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from '@jest/globals';
import { pageHeads } from '@estate/content/page-heads';
import { brokers } from '@estate/content/brokers';
import { eventually } from '@estate/test-kit/wait';
import { type Browser } from 'playwright-core';
import { launchBrowser, visit, type Visit } from '../site/browser.ts';
import { consentVersion } from '../site/consent.ts';
import { startSite, type TestSite } from '../site/start-site.ts';
import { importUnits, unitsOf } from '../site/stock.ts';

let site: TestSite;
let browser: Browser;
let propertyPath: string;
let visitor: Visit;

beforeAll(async () => {
  // Tag manager and maps are both configured, so that missing consent has requests to prevent.
  const env = { bff: { GTM_ID: 'GTM-TEST123', GOOGLE_MAPS_API_KEY: 'a-key-for-the-browser' } };
  [site, browser] = await Promise.all([startSite({ env }), launchBrowser()]);
  const offered = (await unitsOf(site)).find(({ status, isAbroad }) => status === 170241 && !isAbroad);
  if (!offered) throw new Error('the stock offers nothing');
  await importUnits(site, [offered]);
  propertyPath = `/immobilie/${offered.slug}`;
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

beforeEach(async () => {
  visitor = await visit(browser, site.url, { isBannerAnswered: false });
});
afterEach(() => visitor.context.close());

const banner = () => visitor.page.getByRole('button', { name: 'Nur notwendige' });
const button = (name: string) => visitor.page.getByRole('button', { name, exact: true });
const dialog = () => visitor.page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const stored = async () =>
  JSON.parse(
    (await visitor.page.evaluate(() => localStorage.getItem('consent-preferences'))) ?? 'null',
  ) as Record<string, unknown> | null;
/** Scrolls the whole page, moves the pointer and presses a key, because the lazy loaders wait for an interaction. */
const useThePage = async () => {
  const { page } = visitor;
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  for (let screen = 0; screen < 8; screen++) await page.mouse.wheel(0, 1_200);
  await page.mouse.wheel(0, -10_000);
};

describe('before anybody has chosen', () => {
  it('no page asks a third party for anything, whatever a visitor does there', async () => {
    const { page } = visitor;
    const paths = Object.keys(pageHeads).filter((key) => key.startsWith('/') && key !== '/admin');
    for (const path of [...paths, propertyPath, `/makler/${brokers[7]?.slug ?? ''}`, '/gibt-es-nicht']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await useThePage();
    }
    await page.clock.install();
    await page.goto('/bewertung');
    await page.clock.fastForward(4_000);
    expect(visitor.thirdParties).toEqual([]);
    expect(await stored()).toBeNull();
    expect(await visitor.context.cookies()).toEqual([]);
  }, 120_000);

  it('the banner comes after one second and not before', async () => {
    const { page } = visitor;
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto('/impressum');
    // The app pauses between the parts of its start (main.tsx): one tick for each, and none after the first paint.
    const heading = page.getByRole('heading', { level: 1 });
    const stands = () =>
      heading.waitFor({ timeout: 2_000 }).then(
        () => true,
        () => false,
      );
    for (let ticks = 0; ticks < 5 && !(await stands()); ticks += 1) await page.clock.runFor(1);
    expect(await heading.count()).toBe(1);
    // The banner's timer starts with the page's first effects, which may run after its first paint.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(999);
    await page.waitForLoadState('networkidle');
    expect(await banner().count()).toBe(0);
    await page.clock.runFor(1);
    await banner().waitFor();
  }, 30_000);
});

describe('the banner', () => {
  beforeEach(async () => {
    await visitor.page.goto('/impressum');
    await banner().waitFor();
  });

  const choices = [
    ['Alle akzeptieren', { analytics: true, marketing: true }],
    ['Nur notwendige', { analytics: false, marketing: false }],
  ] as const;
  it.each(choices)(
    '%s is stored with version and date and ends the question for good',
    async (name, choice) => {
      await button(name).click();
      await banner().waitFor({ state: 'detached' });
      const preferences = await stored();
      expect(preferences).toMatchObject({ necessary: true, ...choice, version: consentVersion });
      expect(Date.parse(String(preferences?.['date']))).toBeGreaterThan(Date.now() - 60_000);
      await visitor.page.clock.install();
      await visitor.page.reload();
      await visitor.page.getByRole('heading', { level: 1 }).waitFor();
      await visitor.page.clock.fastForward(3_000);
      expect(await banner().count()).toBe(0);
    },
    30_000,
  );

  it('opens the settings, where the necessary ones are fixed and each switch is saved by itself', async () => {
    await button('Einstellungen').click();
    await dialog().waitFor();
    const [necessary, analytics, marketing] = await dialog().getByRole('switch').all();
    expect(await necessary?.isChecked()).toBe(true);
    expect(await necessary?.isDisabled()).toBe(true);
    expect(await analytics?.isChecked()).toBe(false);
    await marketing?.check();
    await button('Auswahl speichern').click();
    await dialog().waitFor({ state: 'detached' });
    expect(await banner().count()).toBe(0);
    expect(await stored()).toMatchObject({ necessary: true, analytics: false, marketing: true });
  }, 30_000);

  it.each([
    ['Alle akzeptieren', true],
    ['Alle ablehnen', false],
  ])(
    '%s in the settings sets both to %s',
    async (name, isOn) => {
      await button('Einstellungen').click();
      await dialog().getByRole('button', { name }).click();
      await dialog().waitFor({ state: 'detached' });
      expect(await stored()).toMatchObject({ analytics: isOn, marketing: isOn });
    },
    30_000,
  );

  it('comes back from the footer and by the event, with what was chosen', async () => {
    const { page } = visitor;
    await button('Nur notwendige').click();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await dialog().getByRole('switch').nth(1).check();
    await button('Auswahl speichern').click();
    await dialog().waitFor({ state: 'detached' });
    await page.evaluate(() => window.dispatchEvent(new Event('open-cookie-settings')));
    await dialog().waitFor();
    expect(await dialog().getByRole('switch').nth(1).isChecked()).toBe(true);
    expect(await dialog().getByRole('switch').nth(2).isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ analytics: true, marketing: false });
  }, 30_000);
});

describe('the tag manager', () => {
  it('loads only once analytics or marketing was agreed to, and after a withdrawal no more', async () => {
    const { page, thirdParties } = visitor;
    await page.goto('/impressum');
    await button('Nur notwendige').click();
    await useThePage();
    expect(thirdParties).toEqual([]);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const asked = page.waitForRequest(/googletagmanager\.com\/gtm\.js\?id=GTM-TEST123/);
    await dialog().getByRole('button', { name: 'Alle akzeptieren' }).click();
    await useThePage();
    await asked;

    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    const reloaded = page.waitForEvent('load');
    await dialog().getByRole('button', { name: 'Alle ablehnen' }).click();
    await reloaded;
    const before = thirdParties.length;
    await useThePage();
    expect(thirdParties).toHaveLength(before);
  }, 60_000);
});

describe('the film on the page of the home-staging broker', () => {
  it('asks YouTube for nothing until it is clicked for, and then for the frame of this film', async () => {
    const { page, thirdParties } = visitor;
    const stager = brokers.find(({ jobTitle }) => jobTitle === 'Home Staging und Innenarchitektur');
    await page.goto(`/makler/${stager?.slug ?? ''}`);
    await button('Nur notwendige').click();
    const film = page.getByRole('region', { name: 'Einblick in die Arbeit' });
    await film.scrollIntoViewIfNeeded();
    await useThePage();
    await film.getByText(/liegt bei YouTube/).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(thirdParties).toEqual([]);

    const asked = page.waitForRequest((request) => request.resourceType() === 'document');
    await film.getByRole('button', { name: 'Video laden' }).click();
    const request = await asked;
    expect(request.url()).toBe('https://www.youtube-nocookie.com/embed/Brookfleet0');
    expect(request.isNavigationRequest()).toBe(true);
    // Playwright reports the request before the journey blocks and records it.
    await eventually(() => expect(new Set(thirdParties)).toEqual(new Set(['www.youtube-nocookie.com'])));
  }, 30_000);
});
