import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'JSON' });
const tree = (page: Page) => page.getByRole('tree', { name: 'Geparstes JSON' });

test('the JSON viewer takes 2 MB from the clipboard, and its tree renders only the rows on the screen', async ({
  staff,
}) => {
  const { page, context } = staff;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/json');
  await field(page).focus();
  await page.evaluate(() => {
    const units = Array.from({ length: 10_000 }, (_, id) => ({ id, note: 'Elbe '.repeat(40) }));
    return navigator.clipboard.writeText(JSON.stringify(units));
  });
  await page.keyboard.press('Control+v');
  await expect(page.getByText('Mio. Zeichen eingefügt, hier der Anfang:')).toBeVisible();
  await page.getByRole('button', { name: 'JSON parsen' }).click();
  await tree(page).focus();
  await page.keyboard.press('End');
  const last = page.getByRole('treeitem', { name: /^note: "Elbe/, selected: true });
  await expect(last).toBeInViewport();
  expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
  await page.getByRole('button', { name: 'Pfad kopieren' }).click();
  await expect(page.getByText('Kopiert')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('$[9999].note');
});
