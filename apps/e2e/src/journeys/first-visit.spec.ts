import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { violationsOn, expectNoSidewaysScroll, visitorRules } from '../site/axe.ts';
import { phone } from '../site/browser.ts';
import { consoleOf } from '../site/console.ts';
import { untilHydrated } from '../site/hydration.ts';
import { fixedPages, propertyKinds, propertyPath, type PropertyKind } from '../site/public-pages.ts';
import { openRendered } from '../site/server-rendering.ts';

/** The first visit of each public page: console messages, requests and storage of the browser, and findings of axe. */
test.use({ isBannerAnswered: false });

/** Scrolls the whole page, moves the pointer and presses a key, because some scripts load only after an interaction. */
const useThePage = async (page: Page) => {
  await page.mouse.move(200, 200);
  await page.keyboard.press('Tab');
  for (let screen = 0; screen < 8; screen++) await page.mouse.wheel(0, 1_200);
  await page.mouse.wheel(0, -10_000);
};

/** Pages with a separate layout for desktops. */
const withDeskLayout = ['/', '/immobilien', '/bewertung', '/kontakt', 'with pictures'];
const kinds: readonly PropertyKind[] = ['with pictures', 'that is sold', 'for the holidays', 'that is gone'];
const main = ['/', '/immobilien', 'with pictures'];
const portraits = fixedPages.filter((path) => path.startsWith('/makler/'));
const pages = [
  // All broker pages share one layout, so two of the eight are checked; one of them has a video.
  ...fixedPages.filter((path) => !portraits.slice(1, -1).includes(path)),
  '/bewertung?keyword=hauswertberechnen',
  '/kontakt?stadt=berlin',
  ...kinds,
];
const isKind = (name: string): name is PropertyKind => name in propertyKinds;

for (const name of pages)
  test(
    `a first visit of ${isKind(name) ? `a property ${name}` : name} requests no third party, stores nothing, logs nothing to the console and is accessible`,
    { tag: main.includes(name) ? ['@main'] : [] },
    async ({ page, site, stock, visitor: { context, thirdParties } }) => {
      const messages = consoleOf(page, site);
      await openRendered(page, isKind(name) ? propertyPath(name, stock) : name);
      await untilHydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      const accept = page.getByRole('button', { name: 'Nur notwendige' });
      await expect(accept).toBeVisible();
      await page.waitForLoadState('networkidle');
      await useThePage(page);
      expect.soft(await context.cookies()).toEqual([]);
      expect.soft(await page.evaluate(() => localStorage.getItem('consent-preferences'))).toBeNull();

      await accept.click();
      await expect(accept).toHaveCount(0);
      // Axe would measure the contrast of colours in the middle of a fade.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const findings = withDeskLayout.includes(name) ? await violationsOn(page, visitorRules) : [];
      await expectNoSidewaysScroll(page, [2560, 768, 320]);
      await page.setViewportSize(phone);
      findings.push(...(await violationsOn(page, visitorRules)));
      expect.soft(findings).toEqual([]);
      expect.soft(messages).toEqual([]);
      expect(thirdParties).toEqual([]);
    },
  );
