import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { type Visit, visit } from '../site/browser.ts';

let visitor: Visit;
let page: Page;

/** The position of a card's state in the order of the page. */
const placeOf = (card: string): number => (/reserviert/i.test(card) ? 2 : /coming soon/i.test(card) ? 1 : 0);

test.beforeAll(async ({ browser, site }) => {
  visitor = await visit(browser, site.url);
  ({ page } = visitor);
});
test.afterAll(() => visitor.context.close());

test.describe('the true status', () => {
  test(
    'the property list shows available properties first, then coming ones without a link, then reserved ones',
    { tag: '@main' },
    async ({ site, stock }) => {
      const answer = await fetch(`${site.url}/api/properties?page_size=1`);
      const { total } = (await answer.json()) as { total: number };
      await page.goto('/immobilien?page=9');
      const cards = page.locator('main > section').first().getByRole('article');
      await expect(cards).toHaveCount(total);
      const order = (await cards.allInnerTexts()).map(placeOf);
      expect(new Set(order)).toEqual(new Set([0, 1, 2]));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      await expect(page.getByRole('link', { name: stock.coming.title })).toHaveCount(0);
    },
  );

  test('the page of a sold property offers only similar properties and the search order', async ({
    stock,
    site,
  }) => {
    const sold = stock.units.find(
      ({ status, isForSale, isAbroad }) => status === 170243 && isForSale && !isAbroad,
    );
    const answer = await fetch(`${site.url}/api/properties/${sold?.id}`);
    expect(Object.keys((await answer.json()) as object)).not.toEqual(expect.arrayContaining(['price']));
    await page.goto(`/immobilie/${sold?.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sold?.title ?? '');
    await expect(page.getByText('Verkauft', { exact: true })).toBeVisible();
    // Only text outside the cards is checked, because the cards of similar properties have prices.
    const own = page.locator(':not(article *)');
    const offer = /Exposé anfordern|Verfügbar|Bezugsfrei|rovision|Kaufpreis/;
    await expect(page.getByText(offer).and(own)).toHaveCount(0);
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('region', { name: 'Ähnliche Immobilien' })).toBeVisible();
    await page.getByRole('region', { name: 'Nicht mehr im Angebot' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihr Suchauftrag' })).toBeVisible();
  });

  test('the page of a sold property shows on a phone once that it is sold, and its bottom bar offers the search order', async ({
    browser,
    site,
    stock,
  }) => {
    const phone = await visit(browser, site.url, { viewport: { width: 390, height: 844 } });
    const sold = stock.units.find(({ status, isForSale }) => status === 170243 && isForSale);
    await phone.page.goto(`/immobilie/${sold?.slug}`);
    const offered = phone.page.getByRole('link', { name: 'Suchauftrag erteilen' });
    await offered.first().scrollIntoViewIfNeeded();
    await expect(offered).toHaveCount(1);
    await phone.page.getByRole('complementary', { name: 'Kontakt' }).scrollIntoViewIfNeeded();
    await expect(offered).toHaveCount(2);
    await phone.context.close();
  });
});
