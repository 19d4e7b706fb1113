import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { unitsOf } from '../site/stock.ts';

const field = (page: Page) => page.getByLabel('Property ID');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test(
  'API tester: both versions are compared side by side, by keyboard alone',
  { tag: '@main' },
  async ({ staff, site }) => {
    const { page } = staff;
    const [unit] = await unitsOf(site);
    await page.goto('/admin/api-tester');
    await field(page).focus();
    await page.keyboard.type(String(unit?.id));
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'Vergleich')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Beide API-Versionen wurden abgefragt')).toBeVisible();
    for (const version of ['V1', 'V2']) {
      const answer = page.getByRole('tree', { name: `Antwort von API ${version}` });
      await expect(answer.getByRole('treeitem', { name: `id: ${unit?.id}`, exact: true })).toBeVisible();
    }
    await tab(page, 'Vergleich').focus();
    await page.keyboard.press('Home');
    await expect(tab(page, 'V1')).toBeFocused();
    await expect(page.getByText('expand=1&new=1')).toBeVisible();
  },
);

test('API tester: an answer of 2 MB comes through and stays a small tree', async ({ staff, site }) => {
  const { page } = staff;
  const unit = (await unitsOf(site)).at(-1);
  const touch = async (fields: object) => {
    const answer = await fetch(`${site.crmUrl}/control/touch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: unit?.id, fields }),
    });
    expect(answer.ok).toBe(true);
  };
  await touch({ long_other_note: 'Elbe '.repeat(400_000) });
  await page.goto('/admin/api-tester');
  await field(page).fill(String(unit?.id));
  await field(page).press('Enter');
  const tree = page.getByRole('tree', { name: 'Antwort von API V2' });
  await expect(tree).toBeVisible();
  await tree.focus();
  await page.keyboard.type('long_other_note');
  await expect(page.getByText('$.long_other_note')).toBeVisible();
  expect(await page.getByRole('treeitem').count()).toBeLessThan(60);
  await touch({ long_other_note: null });
});

test('API tester: a lost connection is told, the input stays and works again', async ({ staff }) => {
  const { page } = staff;
  await page.goto('/admin/api-tester');
  await field(page).fill('999999999');
  await page.route('**/api/admin/propstack/test', (route) => route.abort());
  await field(page).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Netzwerkfehler' }).first()).toBeVisible();
  await expect(field(page)).toHaveValue('999999999');
  await page.unroute('**/api/admin/propstack/test');
  await page.getByRole('button', { name: 'API abfragen' }).click();
  await expect(page.getByText('404 Error')).toBeVisible();
});

for (const [size, viewport] of [
  ['390 px', phone],
  ['1440 px', desktop],
] as const)
  test.describe(`at ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('API tester: axe finds nothing in the form, a refusal and a comparison', async ({ staff, site }) => {
      const { page } = staff;
      const [unit] = await unitsOf(site);
      await page.goto('/admin/api-tester');
      await field(page).press('Enter');
      await expect(page.getByText('Ungültige Eingabe')).toBeVisible();
      await hasNoFindings(page);
      await field(page).fill('999999999');
      await field(page).press('Enter');
      await expect(page.getByText('404 Error')).toBeVisible();
      await hasNoFindings(page);
      await field(page).fill(String(unit?.id));
      await page.getByRole('radio', { name: /Beide/ }).check();
      await field(page).press('Enter');
      await expect(page.getByText('Beide API-Versionen wurden abgefragt')).toBeVisible();
      await hasNoFindings(page);
    });
  });
