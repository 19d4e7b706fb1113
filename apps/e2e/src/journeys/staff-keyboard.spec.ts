import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { endCrmFaults, startCrmFaults } from '../site/crm-faults.ts';
import { openByKeyboard, pressAt, tabTo } from '../site/keyboard.ts';

/* The tools, each with its main task by keyboard alone; at each stop the focus has to be seen. */

const type = (page: Page, text: string) => page.keyboard.type(text);

test('by keyboard a property is opened, closed, taken offline and put online again, and the table is sorted', async ({
  staff: { page },
  stock,
}) => {
  const publicStatus = async () => (await page.request.get(`/api/properties/${stock.leaving.id}`)).status();
  await openByKeyboard(page, '/admin/immobilien');
  const grid = page.getByRole('grid', { name: 'Immobilien' });
  await tabTo(page, page.getByRole('searchbox', { name: 'Suche' }));
  await type(page, String(stock.leaving.id));
  await expect(grid.getByRole('switch')).toHaveCount(1);
  await tabTo(page, grid);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Schließen' })).toBeFocused();
  const onWebsite = dialog.getByRole('switch', { name: 'Auf der Website' });
  await tabTo(page, onWebsite);
  await page.keyboard.press('Space');
  await expect(dialog.getByText('Der Website-Status steht auf inaktiv.', { exact: true })).toBeVisible();
  await expect(page.getByText('Status wurde aktualisiert')).toBeVisible();
  await expect.poll(publicStatus).toBe(410);
  await page.keyboard.press('Space');
  await expect(onWebsite).toBeChecked();
  await expect.poll(publicStatus).toBe(200);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(grid).toBeFocused();
  await pressAt(page, page.getByRole('columnheader', { name: 'Preis' }).getByRole('button'));
  await expect(page).toHaveURL(/sort=-price/);
});

test('by keyboard the API tester calls both versions of the CRM API, and their answers can be read', async ({
  staff: { page },
  stock,
}) => {
  await openByKeyboard(page, '/admin/api-tester');
  await tabTo(page, page.getByLabel('Property ID'));
  await type(page, String(stock.offered.id));
  await tabTo(page, page.getByRole('radio', { name: /API V2/ }));
  await page.keyboard.press('ArrowRight');
  await pressAt(page, page.getByRole('button', { name: 'API abfragen' }));
  const id = `id: ${stock.offered.id}`;
  for (const version of ['V1', 'V2']) {
    const answer = page.getByRole('tree', { name: `Antwort von API ${version}` });
    await expect(answer.getByRole('treeitem', { name: id, exact: true })).toBeVisible();
  }
  await tabTo(page, page.getByRole('tab', { name: 'Vergleich' }));
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'V2' })).toBeFocused();
  await tabTo(page, page.getByRole('tree', { name: 'Antwort von API V2' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('$.', { exact: false }).first()).toBeVisible();
  await isCleanAtAnyWidth(page);
});

for (const path of ['/admin/preise', '/admin/zusatzfelder'])
  test(`by keyboard the batch update of ${path} is started and stopped`, async ({
    staff: { page },
    site,
    stock,
  }) => {
    expect(stock.units).not.toEqual([]);
    await startCrmFaults(site, [{ kind: 'hang', path: '/v1/units' }]);
    const start = page.getByRole('button', { name: 'Alle Immobilien aktualisieren' });
    await openByKeyboard(page, path);
    await pressAt(page, start);
    await pressAt(page, page.getByRole('button', { name: 'Abbrechen' }));
    await expect(page.getByText('Update abgebrochen').first()).toBeVisible();
    await endCrmFaults(site);
    await tabTo(page, start, 'Shift+Tab');
  });

test('by keyboard a property import without images is started, and its result and an earlier import are opened', async ({
  staff: { page },
  stock,
}) => {
  await openByKeyboard(page, '/admin/import');
  const field = page.getByLabel('Immobilien-ID');
  const bring = async () => {
    await page.keyboard.press('Control+a');
    await type(page, String(stock.offered.id));
    const started = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/admin/jobs'),
    );
    await page.keyboard.press('Enter');
    await started;
    await expect(page.getByText('Die Immobilie wurde aktualisiert.').first()).toBeVisible();
  };
  await tabTo(page, field);
  await bring();
  await pressAt(page, page.getByLabel('Bilder importieren'), 'Space');
  await expect(page.getByLabel('Bilder importieren')).not.toBeChecked();
  await tabTo(page, field, 'Shift+Tab');
  await bring();
  const run = page
    .getByRole('group')
    .filter({ hasText: `ID ${stock.offered.id}` })
    .first();
  await pressAt(page, run.locator('summary'));
  await expect(run.getByText('Die Immobilie wurde aktualisiert.')).toBeVisible();
});

test('by keyboard the log of CRM calls is filtered, a call is opened, and the deletion is cancelled', async ({
  staff: { page },
  site,
}) => {
  await site.staff('/api/admin/propstack/test', { propertyId: 999_999_997, apiVersion: 'v1' });
  await openByKeyboard(page, '/admin/crm-protokoll');
  // The filtered list replaces the unfiltered one, which loses the focus.
  const filtered = page.waitForResponse(/propstack\/logs\?.*errorsOnly=true/);
  await pressAt(page, page.getByLabel('Nur Fehler'), 'Space');
  await filtered;
  const call = page.getByRole('button', { name: '/v1/units/999999997' }).first();
  await pressAt(page, call);
  await expect(page.getByRole('dialog').getByText('404 Fehler')).toBeVisible();
  await tabTo(page, page.getByRole('tree', { name: 'Antwort als JSON' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(call).toBeFocused();
  const removal = page.getByRole('button', { name: 'Alle löschen' });
  await tabTo(page, removal, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(removal).toBeFocused();
});

test('by keyboard a JSON text becomes a tree that can be read', async ({ staff: { page } }) => {
  await openByKeyboard(page, '/admin/json');
  await tabTo(page, page.getByRole('textbox', { name: 'JSON' }));
  await page.keyboard.insertText('{"units": [{"id": 7}]}');
  await pressAt(page, page.getByRole('button', { name: 'JSON parsen' }));
  await tabTo(page, page.getByRole('tree', { name: 'Geparstes JSON' }));
  for (const key of ['End', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByText('$.units[0].id')).toBeVisible();
  await isCleanAtAnyWidth(page);
});
