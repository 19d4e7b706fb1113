import { brokers } from '@estate/content/brokers';
import { pageHeads } from '@estate/content/page-heads';
import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { consentVersion } from '../site/consent.ts';
import { openRendered } from '../site/rendered.ts';

test.use({ isBannerAnswered: false });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const banner = (page: Page) => button(page, 'Nur notwendige');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const openFromFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
const stored = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('consent-preferences'))) ?? 'null') as Record<
    string,
    unknown
  > | null;
/** Scrolls the whole page, moves the pointer and presses a key, because the lazy loaders wait for an interaction. */
const useThePage = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  for (let screen = 0; screen < 8; screen++) await page.mouse.wheel(0, 1_200);
  await page.mouse.wheel(0, -10_000);
};

test.describe('before anybody has chosen', () => {
  test('no page asks a third party for anything, whatever a visitor does there', async ({
    page,
    stock,
    visitor,
  }) => {
    test.setTimeout(120_000);
    const paths = Object.keys(pageHeads).filter((key) => key.startsWith('/') && key !== '/admin');
    const others = [
      `/immobilie/${stock.offered.slug}`,
      `/makler/${brokers[7]?.slug ?? ''}`,
      '/gibt-es-nicht',
    ];
    for (const path of [...paths, ...others]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await useThePage(page);
    }
    await page.clock.install();
    await page.goto('/bewertung');
    await page.clock.fastForward(4_000);
    expect(visitor.thirdParties).toEqual([]);
    expect(await stored(page)).toBeNull();
    expect(await visitor.context.cookies()).toEqual([]);
  });

  test('the banner comes after one second and not before', { tag: '@main' }, async ({ page }) => {
    // The BFF keeps the rendered page; a shell would need the clock to be filled.
    await openRendered(page, '/impressum');
    await page.goto('about:blank');
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto('/impressum');
    const link = page.getByRole('banner').getByRole('link').first();
    const isTakenOver = () =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
    // A tick of 1 ms ends one pause in the start of the app (after-paint.ts, main.tsx). The test waits 100 ms between two
    // ticks, because a tick after the hydration would shorten the second that the banner waits.
    await expect(async () => {
      if (!(await isTakenOver())) await page.clock.runFor(1);
      expect(await isTakenOver()).toBe(true);
    }).toPass({ intervals: [100], timeout: 20_000 });
    // The banner's timer starts with the page's first effects, which may run a moment later.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(999);
    await page.waitForLoadState('networkidle');
    expect(await banner(page).count()).toBe(0);
    await page.clock.runFor(1);
    await expect(banner(page)).toBeVisible();
  });
});

test.describe('the banner', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/impressum');
    await expect(banner(page)).toBeVisible();
  });

  for (const [name, choice] of [
    ['Alle akzeptieren', { analytics: true, marketing: true, maps: true }],
    ['Nur notwendige', { analytics: false, marketing: false, maps: false }],
  ] as const)
    test(
      `${name} is stored with version and date and ends the question for good`,
      { tag: '@main' },
      async ({ page }) => {
        await button(page, name).click();
        await expect(banner(page)).not.toBeAttached();
        const preferences = await stored(page);
        expect(preferences).toMatchObject({ necessary: true, ...choice, version: consentVersion });
        expect(Date.parse(String(preferences?.['date']))).toBeGreaterThan(Date.now() - 60_000);
        await page.clock.install();
        await page.reload();
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.clock.fastForward(3_000);
        expect(await banner(page).count()).toBe(0);
      },
    );

  test('opens the settings, where the necessary ones are fixed and each switch is saved by itself', async ({
    page,
  }) => {
    await button(page, 'Einstellungen').click();
    const switches = dialog(page).getByRole('switch');
    await expect(switches).toHaveCount(4);
    await expect(switches.nth(0)).toBeChecked();
    await expect(switches.nth(0)).toBeDisabled();
    await expect(switches.nth(1)).not.toBeChecked();
    await switches.nth(3).check();
    await button(page, 'Auswahl speichern').click();
    await expect(dialog(page)).not.toBeAttached();
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toMatchObject({
      necessary: true,
      analytics: false,
      marketing: false,
      maps: true,
    });
  });

  for (const [name, isOn] of [
    ['Alle akzeptieren', true],
    ['Alle ablehnen', false],
  ] as const)
    test(`${name} in the settings sets all to ${isOn}`, async ({ page }) => {
      await button(page, 'Einstellungen').click();
      await dialog(page).getByRole('button', { name }).click();
      await expect(dialog(page)).not.toBeAttached();
      expect(await stored(page)).toMatchObject({ analytics: isOn, marketing: isOn, maps: isOn });
    });

  test('comes back from the footer and by the event, with what was chosen', async ({ page }) => {
    const switches = dialog(page).getByRole('switch');
    await button(page, 'Nur notwendige').click();
    await openFromFooter(page);
    await switches.nth(1).check();
    await button(page, 'Auswahl speichern').click();
    await expect(dialog(page)).not.toBeAttached();
    await page.evaluate(() => window.dispatchEvent(new Event('open-cookie-settings')));
    await expect(switches.nth(1)).toBeChecked();
    await expect(switches.nth(2)).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).not.toBeAttached();
    expect(await stored(page)).toMatchObject({ analytics: true, marketing: false });
  });
});

test.describe('the tag manager', () => {
  test(
    'loads only once analytics or marketing was agreed to, and after a withdrawal no more',
    { tag: '@main' },
    async ({ page, visitor: { thirdParties } }) => {
      await page.goto('/impressum');
      await button(page, 'Nur notwendige').click();
      await useThePage(page);
      expect(thirdParties).toEqual([]);
      await openFromFooter(page);
      const asked = page.waitForRequest(/googletagmanager\.com\/gtm\.js\?id=GTM-TEST123/);
      await dialog(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
      await useThePage(page);
      await asked;

      await openFromFooter(page);
      const reloaded = page.waitForEvent('load');
      await dialog(page).getByRole('button', { name: 'Alle ablehnen' }).click();
      await reloaded;
      const before = thirdParties.length;
      await useThePage(page);
      expect(thirdParties).toHaveLength(before);
    },
  );
});

test.describe('the film on the page of the home-staging broker', () => {
  test('asks YouTube for nothing until it is clicked for, and then for the frame of this film', async ({
    page,
    visitor: { thirdParties },
  }) => {
    const stager = brokers.find(({ jobTitle }) => jobTitle === 'Home Staging und Innenarchitektur');
    await page.goto(`/makler/${stager?.slug ?? ''}`);
    await button(page, 'Nur notwendige').click();
    const film = page.getByRole('region', { name: 'Einblick in die Arbeit' });
    await film.scrollIntoViewIfNeeded();
    await useThePage(page);
    await expect(film.getByText(/liegt bei YouTube/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(thirdParties).toEqual([]);

    const asked = page.waitForRequest((request) => request.resourceType() === 'document');
    await film.getByRole('button', { name: 'Video laden' }).click();
    const request = await asked;
    expect(request.url()).toBe('https://www.youtube-nocookie.com/embed/Brookfleet0');
    expect(request.isNavigationRequest()).toBe(true);
    // Playwright reports the request before the journey blocks and records it.
    await expect.poll(() => [...new Set(thirdParties)]).toEqual(['www.youtube-nocookie.com']);
  });
});
