import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'JSON' });
const tree = (page: Page) => page.getByRole('tree', { name: 'Geparstes JSON' });

test('JSON: pasted text becomes a tree, by keyboard alone', { tag: '@main' }, async ({ staff }) => {
  const { page } = staff;
  await page.goto('/admin/json');
  await field(page).focus();
  await page.keyboard.insertText('"{\\"units\\": [{\\"id\\": 7}]}"');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('JSON erfolgreich geparst!')).toBeVisible();
  await tree(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: 'id: 7' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('$.units[0].id')).toBeVisible();
});

test('JSON: 2 MB go in by the clipboard, and the tree holds the rows of the screen', async ({ staff }) => {
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

for (const [size, viewport] of [
  ['390 px', phone],
  ['1440 px', desktop],
] as const)
  test.describe(`at ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('JSON: axe finds nothing in the empty page, an error and a tree', async ({ staff }) => {
      const { page } = staff;
      await page.goto('/admin/json');
      await expect(page.getByText('Noch kein Ergebnis')).toBeVisible();
      await hasNoFindings(page);
      await field(page).fill('{"id": }');
      await page.getByRole('button', { name: 'JSON parsen' }).click();
      await expect(page.getByText('JSON konnte nicht geparst werden')).toBeVisible();
      await hasNoFindings(page);
      await field(page).fill(JSON.stringify({ units: [{ id: 7, note: 'Elbe '.repeat(40) }] }));
      await page.getByRole('button', { name: 'JSON parsen' }).click();
      await tree(page).focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('End');
      await expect(page.getByRole('region', { name: 'Ganzer Text' })).toBeVisible();
      await hasNoFindings(page);
    });
  });
