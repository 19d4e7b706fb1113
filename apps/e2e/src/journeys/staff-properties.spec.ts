import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { manyRows } from '../site/many-rows.ts';
import { type Unit } from '../site/stock.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Immobilien' });
const lines = (page: Page) => grid(page).getByRole('row', { name: /auswählen/ });
const switchIn = (page: Page) => lines(page).getByRole('switch');

/** Opens the table with this property alone. */
async function openAlone(page: Page, { id }: Unit): Promise<void> {
  await page.goto(`/admin/immobilien?q=${id}`);
  await expect(lines(page)).toHaveCount(1);
}

/** Scrolls by less than a screen, every tenth time far; returns the most rows that were in the DOM. */
const scrollThrough = (page: Page) =>
  page.locator('[role=grid]').evaluate(async (scroller) => {
    let most = 0;
    for (let step = 1; step <= 40; step += 1) {
      scroller.scrollBy(0, step % 10 === 0 ? 90_000 : 500);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      most = Math.max(most, scroller.querySelectorAll('[aria-rowindex]').length);
    }
    return most;
  });

test('staff take a property off the site and put it back @main', async ({ staff, stock }) => {
  const { page, context } = staff;
  const { id } = stock.offered;
  const publicStatus = async () => (await context.request.get(`/api/properties/${id}`)).status();
  await openAlone(page, stock.offered);
  await switchIn(page).click();
  await expect(page.getByText('Status wurde aktualisiert')).toBeVisible();
  await expect.poll(publicStatus).toBe(410);
  await grid(page).press('Enter');
  await expect(page.getByText('Der Website-Status steht auf inaktiv.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await switchIn(page).click();
  await expect.poll(publicStatus).toBe(200);
});

test('a property that is not online opens as a preview, with its images, for staff alone', async ({
  staff,
  visitor,
  site,
  stock,
}) => {
  const { page } = staff;
  const { id } = stock.pictured;
  const switchTo = (website_status: string) =>
    site.staff('/api/admin/properties/status', { ids: [id], website_status });
  await switchTo('inaktiv');
  await page.goto(`/admin/immobilien?objekt=${id}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Vorschau öffnen' }).click();
  const preview = await opened;
  await expect(preview.getByText('Vorschau – dieses Objekt ist nicht online')).toBeVisible();
  const image = preview.getByRole('region', { name: 'Bilder' }).getByRole('img').first();
  await expect
    .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
    .toBeGreaterThan(700);
  const address = await image.getAttribute('src');
  expect((await visitor.context.request.get(address ?? '')).status()).toBe(401);
  expect((await visitor.context.request.get(`/api/admin/properties/${id}/preview`)).status()).toBe(401);
  await hasNoFindings(preview);
  await preview.getByRole('link', { name: 'In der Verwaltung öffnen' }).press('Enter');
  await expect(preview.getByRole('dialog')).toBeVisible();
  await switchTo('aktiv');
});

test('10,000 rows scroll with at most 60 in the DOM', async ({ staff }) => {
  const { page } = staff;
  await page.route('**/api/admin/properties?*', (route) =>
    route.fulfill({ json: manyRows(new URL(route.request().url()).searchParams, 10_000) }),
  );
  await page.goto('/admin/immobilien');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '10001');
  await expect(lines(page).first()).toBeVisible();
  expect(await scrollThrough(page)).toBeLessThanOrEqual(60);
  await grid(page).press('End');
  await expect(grid(page).getByText('Haus 10000')).toBeVisible();
});

test('a window of 1440 px shows the last column of the table after a scroll sideways', async ({
  staff: { page },
  stock,
}) => {
  await openAlone(page, stock.offered);
  const isShown = () =>
    grid(page).evaluate((scroller) => {
      scroller.scrollLeft = scroller.scrollWidth;
      const cell = scroller.querySelector('[data-line] > :last-child');
      const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === cell;
    });
  await expect.poll(isShown).toBe(true);
});

test('a 503 rolls the switch back and keeps the focus', async ({ staff, stock }) => {
  const { page } = staff;
  await openAlone(page, stock.offered);
  await page.route('**/api/admin/properties/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await switchIn(page).click();
  await expect(page.getByText('Status konnte nicht aktualisiert werden')).toBeVisible();
  await expect(switchIn(page)).toBeChecked();
  await expect(switchIn(page)).toBeFocused();
});

test('who switches a stale row is told so and sees the new state', async ({ staff, site, stock }) => {
  const { page } = staff;
  const { id } = stock.offered;
  await openAlone(page, stock.offered);
  const switchTo = (website_status: string) =>
    site.staff('/api/admin/properties/status', { ids: [id], website_status });
  await switchTo('inaktiv');
  await switchTo('aktiv');
  await switchIn(page).click();
  await expect(page.getByText('Der Status wurde inzwischen von jemand anderem geändert.')).toBeVisible();
  await expect(switchIn(page)).toBeChecked();
  await switchIn(page).click();
  await expect(page.getByText('Status wurde aktualisiert')).toBeVisible();
  await expect(switchIn(page)).not.toBeChecked();
  await switchTo('aktiv');
});

test('the keyboard alone selects several properties, switches them and takes it back', async ({
  staff,
  stock,
}) => {
  const { page } = staff;
  expect(stock.units.length).toBeGreaterThan(2);
  await page.goto('/admin/immobilien?website_status=aktiv&sort=-id');
  await expect(lines(page).first()).toBeVisible();
  const focused = (name: string) => page.getByRole('button', { name });
  await grid(page).focus();
  for (const key of ['Home', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('2 Immobilien ausgewählt')).toBeVisible();
  await focused('Inaktiv setzen').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 Immobilien auf inaktiv gesetzt.')).toBeVisible();
  await focused('Rückgängig').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 Immobilien auf inaktiv gesetzt.')).toBeHidden();
  await grid(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(grid(page)).toBeFocused();
});

for (const [size, viewport] of [
  ['390 px', phone],
  ['1440 px', desktop],
] as const)
  test.describe(`at ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in property management', async ({ staff, stock }) => {
      const { page } = staff;
      await page.goto('/admin/immobilien');
      await expect(lines(page).first()).toBeVisible();
      await hasNoFindings(page);
      await page.goto(`/admin/immobilien?objekt=${stock.coming.id}`);
      await expect(page.getByRole('heading', { name: 'Preise und Kosten' })).toBeVisible();
      await hasNoFindings(page);
      await page.goto('/admin/immobilien?q=gibt-es-nicht');
      await expect(page.getByText('Keine Immobilien gefunden')).toBeVisible();
      await hasNoFindings(page);
    });
  });
