import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { beginningWith, type Visit, visit } from '../site/browser.ts';
import { leadsWith } from '../site/leads.ts';

const pageSize = 24;
const seeker = {
  Vorname: 'Emmy',
  Nachname: 'Noether',
  'E-Mail': 'emmy@example.org',
  Telefon: '040 123456',
} as const;

test.describe.configure({ mode: 'serial' });

let visitor: Visit;
let page: Page;
/** Listed properties, without the holiday homes. */
let listed: number;

const search = () => page.getByPlaceholder('Titel/Objekt-ID suchen...');
const address = () => new URL(page.url()).search;
/** Titles on the cards of a list, without those of the holiday section. */
const titlesOn = (where: Page) => where.locator('main > section').first().getByRole('heading', { level: 3 });
const titles = () => titlesOn(page);
const status = () =>
  page
    .getByRole('status')
    .filter({ hasText: /Immobilien?$/ })
    .first();
const total = async () => Number.parseInt(await status().innerText(), 10);
const showsAll = () => expect(status()).toHaveText(`${listed} Immobilien`);

test.beforeAll(async ({ browser, site, stock }) => {
  expect(stock.units.length).toBeGreaterThan(30);
  const answer = await fetch(`${site.url}/api/properties?page_size=1`);
  listed = ((await answer.json()) as { total: number }).total;
  visitor = await visit(browser, site.url);
  ({ page } = visitor);
});

test.afterAll(() => visitor.context.close());

test.describe('the listing page', () => {
  test(
    'the listing page shows available properties first, and holiday homes in their own section [V-2.76]',
    { tag: '@main' },
    async ({ stock }) => {
      await page.goto('/immobilien');
      await showsAll();
      await expect(titles().first()).not.toHaveText(stock.coming.title);
      await expect(titles().first().getByRole('link')).toBeVisible();
      await expect(page.locator('#ferienimmobilien')).toContainText(stock.holiday.title);
    },
  );

  test('the listing page finds a property by id and by title in any case, and its address repeats the search', async ({
    stock: { pictured, coming },
  }) => {
    const id = String(pictured.id);
    for (const words of [pictured.title.toUpperCase().slice(0, 20), id]) {
      await search().fill(words);
      await expect.poll(() => new URLSearchParams(address()).get('q')).toBe(words);
      await expect(titles().filter({ hasText: pictured.title })).not.toHaveCount(0);
      await expect(titles().filter({ hasText: coming.title })).toHaveCount(0);
    }
    await page.reload();
    await expect(titles().filter({ hasText: pictured.title })).not.toHaveCount(0);
    // The words of the title would not stay in the field, because what they mean moves into the filters.
    await expect(search()).toHaveValue(id);
  });

  test('a property search without hits links to a search order of this search', async ({ site }) => {
    await page.goto('/immobilien?q=schloss+am+mond&type=house&deal=rent&rooms_min=4&price_max=2500');
    await page.getByRole('link', { name: 'Suchauftrag mit diesen Filtern' }).click();
    const form = page.getByRole('form', { name: 'Suchauftrag' });
    await expect(form.getByRole('note')).toContainText('Mieten · Haus · ab 4 Zimmer · bis 2.500 €/Monat');
    for (const [label, value] of Object.entries(seeker))
      await form.getByLabel(beginningWith(label)).fill(value);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Suchauftrag erteilen' }).click();
    await expect(page.getByRole('heading', { name: 'Suchauftrag erfolgreich erstellt' })).toBeVisible();
    const [lead] = await leadsWith(site, 'email', seeker['E-Mail']);
    expect(lead?.form).toMatchObject({
      buyOrRent: 'rent',
      propertyType: 'house',
      minRooms: 4,
      maxPrice: 2500,
      notes: 'Suchbegriff: schloss am mond',
    });
  });

  test(
    'the listing page filters by type, deal, place and rooms and sorts, and its link shows the same list',
    { tag: '@main' },
    async ({ browser, site }) => {
      await page.goto('/immobilien');
      await page.getByLabel('Objektart').selectOption({ label: 'Haus' });
      await page.getByLabel('Kaufen oder mieten').selectOption({ label: 'Kaufen' });
      await expect.poll(address).toBe('?type=house&deal=buy');
      await expect.poll(total).toBeLessThan(listed);
      await page.getByRole('button', { name: 'Weitere Filter' }).click();
      await page.getByLabel('Zimmer ab').fill('4');
      await page.keyboard.press('Tab');
      const sorted = page.waitForResponse(/sort=price_asc/);
      await page.getByLabel('Sortierung').selectOption({ label: 'Preis aufsteigend' });
      await sorted;
      await expect.poll(address).toBe('?type=house&deal=buy&rooms_min=4&sort=price_asc');
      await expect(async () => {
        const found = await total();
        expect(found).toBeGreaterThan(0);
        expect(await titles().count()).toBe(Math.min(found, pageSize));
      }).toPass();

      const { context, page: friend } = await visit(browser, site.url);
      await friend.goto(`/immobilien${address()}`);
      await expect(async () =>
        expect(await titlesOn(friend).allInnerTexts()).toEqual(await titles().allInnerTexts()),
      ).toPass();
      await context.close();

      await page.getByRole('link', { name: 'Alle Filter löschen' }).click();
      await showsAll();
    },
  );

  test('the listing page sends nothing to third parties and logs no error', () => {
    expect(visitor.thirdParties).toEqual([]);
    expect(visitor.errors).toEqual([]);
  });
});
