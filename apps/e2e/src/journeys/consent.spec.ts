import { brokers } from '@estate/content/brokers';
import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { consentVersion } from '../site/consent.ts';

test.use({ isBannerAnswered: false });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const openFromFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click();
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('consent-preferences') ?? 'null') as unknown);
/** Third-party scripts load only after an interaction of the visitor. */
const useThePage = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  await page.mouse.wheel(0, 1_200);
};

test.describe('the tag manager', () => {
  test(
    'the tag manager loads only after consent to analytics, and no longer after its withdrawal',
    { tag: '@main' },
    async ({ page, visitor: { thirdParties } }) => {
      await page.goto('/impressum');
      await button(page, 'Nur notwendige').click();
      await expect(button(page, 'Nur notwendige')).not.toBeAttached();
      expect(await stored(page)).toMatchObject({
        necessary: true,
        analytics: false,

        version: consentVersion,
      });
      await page.reload();
      await useThePage(page);
      expect(thirdParties).toEqual([]);
      await openFromFooter(page);
      const gtmRequest = page.waitForRequest(/googletagmanager\.com\/gtm\.js\?id=GTM-TEST123/);
      await dialog(page).getByRole('button', { name: 'Alle akzeptieren' }).click();
      await useThePage(page);
      await gtmRequest;

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
  test('the video of a broker requests nothing from YouTube before a click, and then only the player', async ({
    page,
    visitor: { thirdParties },
  }) => {
    const stager = brokers().find(({ jobTitle }) => jobTitle === 'Home Staging und Innenarchitektur');
    await page.goto(`/makler/${stager?.slug ?? ''}`);
    await button(page, 'Nur notwendige').click();
    const film = page.getByRole('region', { name: 'Einblick in die Arbeit' });
    await film.scrollIntoViewIfNeeded();
    await useThePage(page);
    await expect(film.getByText(/liegt bei YouTube/)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(thirdParties).toEqual([]);

    const documentRequest = page.waitForRequest((request) => request.resourceType() === 'document');
    await film.getByRole('button', { name: 'Video laden' }).click();
    const request = await documentRequest;
    expect(request.url()).toBe('https://www.youtube-nocookie.com/embed/Brookfleet0');
    expect(request.isNavigationRequest()).toBe(true);
    // Playwright reports the request before the journey blocks and records it.
    await expect.poll(() => [...new Set(thirdParties)]).toEqual(['www.youtube-nocookie.com']);
  });
});
