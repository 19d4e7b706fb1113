import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoViolations } from '../site/axe.ts';
import { manyRows } from '../site/many-rows.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Immobilien' });
const lines = (page: Page) => grid(page).getByRole('row', { name: /auswählen/ });
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

test('a property that is not online opens as a preview with its images, for staff only', async ({
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
    .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth))
    .toBeGreaterThan(700);
  const address = await image.getAttribute('src');
  expect((await visitor.context.request.get(address ?? '')).status()).toBe(401);
  expect((await visitor.context.request.get(`/api/admin/properties/${id}/preview`)).status()).toBe(401);
  await expectNoViolations(preview);
  await preview.getByRole('link', { name: 'In der Verwaltung öffnen' }).press('Enter');
  await expect(preview.getByRole('dialog')).toBeVisible();
  await switchTo('aktiv');
});

test('a table of 10,000 properties scrolls down with at most 60 rows in the DOM, and sideways to the last column', async ({
  staff,
}) => {
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

  await grid(page).press('Home');
  const isLastColumnShown = () =>
    grid(page).evaluate((scroller) => {
      scroller.scrollLeft = scroller.scrollWidth;
      const cell = scroller.querySelector('[data-line] > :last-child');
      const { left, top, width, height } = cell?.getBoundingClientRect() ?? new DOMRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === cell;
    });
  await expect.poll(isLastColumnShown).toBe(true);
});
