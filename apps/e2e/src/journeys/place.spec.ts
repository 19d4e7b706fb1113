import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { desktop, phone } from '../site/browser.ts';
import { recordLayoutShifts, layoutShiftOf } from '../site/layout-shifts.ts';
import { openRendered, untilRendered } from '../site/server-rendering.ts';

/** Back restores filters, loaded pages, scroll position and focus (visitor-area §2). */
const cards = (page: Page) => page.getByRole('article').getByRole('link');
const place = (page: Page) => page.evaluate(() => window.scrollY);

test.beforeAll(({ stock }) => {
  expect(stock.units.length).toBeGreaterThan(48);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('going back from a property restores the filters, loaded pages, scroll position and focused card of the list', async ({
    visitor: { page },
    site,
  }) => {
    await page.goto(`${site.url}/immobilien?sort=newest`);
    await expect(cards(page)).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Weitere Immobilien laden' }).click();
    await expect(page.getByText(/^48 von \d+ Immobilien$/)).toBeVisible();
    // The first new card takes the focus.
    await expect(page.getByRole('article').nth(24).getByRole('link')).toBeFocused();
    const href = (await cards(page).nth(35).getAttribute('href')) ?? '';
    const card = page.locator(`article a[href="${href}"]`);
    await card.scrollIntoViewIfNeeded();
    // In one step, because Playwright's click may scroll first.
    const before = await card.evaluate((link: HTMLAnchorElement) => {
      const top = window.scrollY;
      link.click();
      return top;
    });
    expect(before).toBeGreaterThan(5_000);
    await expect(page).toHaveURL(new RegExp(href));
    await expect.poll(() => place(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(/sort=newest.*page=2|page=2.*sort=newest/);
    await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(3);
    await expect(card).toBeFocused();

    await page.goForward();
    await page.getByRole('link', { name: /^Zurück/ }).click();
    await expect(page).toHaveURL(/sort=newest.*page=2|page=2.*sort=newest/);
    await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(3);
    await expect(card).toBeFocused();

    await page.reload();
    await expect.poll(async () => Math.abs((await place(page)) - before)).toBeLessThan(3);
  });

  test('a new page is shown from its top [V-2.6]', async ({ visitor: { page }, site }) => {
    await page.goto(`${site.url}/ueber-uns`);
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true });
    await contact.scrollIntoViewIfNeeded();
    expect(await place(page)).toBeGreaterThan(500);
    await contact.click();
    await expect(page).toHaveURL(/kontakt/);
    await expect.poll(() => place(page)).toBe(0);
  });
});

test('going back closes the lightbox of a property and stays on its page', async ({
  visitor: { page },
  site,
  stock,
}) => {
  await page.goto(`${site.url}/immobilien`);
  await page.goto(`${site.url}/immobilie/${stock.pictured.slug}`);
  await page.getByRole('button', { name: 'Großansicht öffnen', exact: true }).click();
  const large = page.getByRole('dialog', { name: /Großansicht/ });
  await expect(large).toBeVisible();
  await page.goBack();
  await expect(large).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(stock.pictured.slug));
  await page.getByRole('button', { name: 'Großansicht öffnen', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  // Closing the dialog removes its history entry; the browser goes back shortly after the dialog has disappeared.
  await expect.poll(() => page.evaluate(() => Object.hasOwn(history.state as object, 'dialog'))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/immobilien$/);
});

test('going back in the valuation funnel shows the step before and keeps the answers', async ({
  visitor: { page },
  site,
}) => {
  await page.goto(`${site.url}/kontakt`);
  await page.goto(`${site.url}/verkaufen`);
  const step = (number: number) =>
    page.getByRole('heading', { name: new RegExp(`^Schritt ${number} von 8`) });
  await page.getByRole('button', { name: 'Wohnung', exact: true }).click();
  await page.getByRole('button', { name: 'Maisonette' }).click();
  await page.getByLabel('Baujahr').fill('1911');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(step(4)).toBeVisible();
  await page.goBack();
  await expect(step(3)).toBeVisible();
  await expect(page.getByLabel('Baujahr')).toHaveValue('1911');
  await page.goForward();
  await expect(step(4)).toBeVisible();
  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await expect(step(3)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(step(1)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/kontakt/);
});

test('removing a property from the favourites by keyboard moves the focus to the next favourite', async ({
  visitor: { page },
  site,
}) => {
  await page.goto(`${site.url}/immobilien?sort=newest`);
  const hearts = page.getByRole('button', { name: /merken$/ });
  const linked = page.getByRole('article').filter({ has: page.getByRole('link') });
  for (const index of [0, 1, 2]) await linked.nth(index).getByRole('button').click();
  await page.goto(`${site.url}/merkliste`);
  const links = page.getByRole('columnheader').getByRole('link');
  await expect(links).toHaveCount(3);
  const next = await links.nth(1).getAttribute('href');
  await hearts.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(2);
  await expect(page.locator(`thead a[href="${next}"]`)).toBeFocused();
});

interface LayoutRecord {
  /** Each height that the page had, in px. */
  heights: number[];
  /** Number of frames in which the last section was not rendered yet. */
  without: number;
}

declare global {
  interface Window {
    layoutRecord?: LayoutRecord;
  }
}

/** Records the height of the page in each frame after its HTML has arrived. */
function noteBuilding(): void {
  const record: LayoutRecord = { heights: [], without: 0 };
  window.layoutRecord = record;
  const note = () => {
    requestAnimationFrame(note);
    if (document.readyState === 'loading') return;
    if (!document.querySelector('#partner')) record.without += 1;
    const height = document.documentElement.scrollHeight;
    if (record.heights.at(-1) !== height) record.heights.push(height);
  };
  requestAnimationFrame(note);
}

for (const [viewport, reducedMotion] of [
  [phone, 'reduce'],
  [desktop, 'no-preference'],
] as const)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion } });

    test('a reload at the end of the home page restores the scroll position at once, without a layout shift', async ({
      visitor: { page },
    }) => {
      await openRendered(page, '/');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const last = page.getByRole('heading', { name: 'Unsere Kooperationspartner' });
      await last.scrollIntoViewIfNeeded();
      await page.addInitScript(noteBuilding);
      await recordLayoutShifts(page);
      await page.reload({ waitUntil: 'commit' });
      await untilRendered(page);
      await expect(last).toBeInViewport();
      await page.waitForLoadState('networkidle');
      const { heights, without } = (await page.evaluate(() => window.layoutRecord))!;
      expect.soft(without, 'frames without the last section').toBe(0);
      expect.soft(heights, 'heights').toHaveLength(1);
      // On a phone these are lines of the visible cards.
      expect.soft(await layoutShiftOf(page), 'layout shift').toBeLessThan(viewport === phone ? 0.15 : 0.01);
    });
  });
