import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { openByKeyboard, pressAt, tabTo } from '../site/keyboard.ts';
import { sendForm } from '../site/send-form.ts';

/* Overview, synchronisation, inbox, accounts and audit log by keyboard alone; at each stop the focus has to be seen. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('by keyboard the overview of staff opens a tool, and closing the command palette returns the focus', async ({
  staff: { page },
}) => {
  await openByKeyboard(page, '/admin');
  const card = page.getByRole('region', { name: 'Werkzeuge' }).getByRole('link', { name: /^JSON/ });
  await tabTo(page, card);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /JSON/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('by keyboard the synchronisation page starts a dry run, shows its result and stores the schedule', async ({
  staff: { page },
  stock,
}) => {
  expect(stock.units).not.toEqual([]);
  await openByKeyboard(page, '/admin/abgleich');
  const start = button(page, 'Probelauf');
  await pressAt(page, start);
  await pressAt(page, button(page, 'Zeitplan speichern'));
  await expect(page.getByText('Zeitplan gespeichert')).toBeVisible();
  const run = page
    .getByRole('group')
    .filter({ hasText: /Probelauf: \d+ Immobilien verglichen/ })
    .first();
  await expect(run).toBeVisible({ timeout: 30_000 });
  await pressAt(page, run.locator('summary').first());
  await expect(run).toHaveAttribute('open');
  await tabTo(page, start, 'Shift+Tab');
});

test(
  'by keyboard a lead is found, commented and closed',
  { tag: '@main' },
  async ({ staff: { page }, site }) => {
    const name = 'Tamara Tabulator';
    await sendForm(site, 'contact-messages', {
      name,
      email: 'tamara.tabulator@example.org',
      message: 'Wann?',
      source: '/kontakt',
      privacyAccepted: true,
    });
    await openByKeyboard(page, '/admin/anfragen');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Suche' })).toBeFocused();
    await page.keyboard.type('tabulator');
    const lead = page.getByRole('link', { name: new RegExp(name) });
    await expect(page.getByRole('list', { name: 'Anfragen' }).getByRole('link')).toHaveCount(1);
    await pressAt(page, lead);
    await tabTo(page, page.getByRole('textbox', { name: 'Kommentar' }));
    await page.keyboard.type('Zurückgerufen');
    await pressAt(page, button(page, 'Kommentar speichern'));
    await expect(page.getByText('Der Kommentar ist gespeichert')).toBeVisible();
    await tabTo(page, button(page, 'Erledigt'), 'Shift+Tab');
    await page.keyboard.press('Space');
    await expect(button(page, 'Wieder öffnen')).toBeVisible();
    await tabTo(page, lead, 'Shift+Tab');
  },
);

test('by keyboard a colleague is invited and removed without losing the focus', async ({
  staff: { page },
  site,
}) => {
  const email = 'tastatur@example.org';
  const row = page.getByRole('listitem', { name: email });
  await openByKeyboard(page, '/admin/team');
  const invite = button(page, 'Einladen');
  await pressAt(page, invite);
  await expect(page.getByRole('textbox', { name: 'E-Mail' })).toBeFocused();
  await page.keyboard.type(email);
  await tabTo(page, page.getByRole('textbox', { name: 'Ihr Passwort' }));
  await page.keyboard.type(site.admin.password ?? '');
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  await expect(invite).toBeFocused();
  const remove = row.getByRole('button', { name: 'Entfernen' });
  await pressAt(page, remove);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(page, page.getByRole('dialog').getByRole('button', { name: 'Konto entfernen' }));
  await expect(row).toBeHidden();
  await expect(page.getByRole('list', { name: 'Konten' })).toBeFocused();
});

test('by keyboard the audit log is searched and saved as a file', async ({ staff: { page }, site }) => {
  await site.staff('/api/admin/leads/access', { email: 'niemand@example.org' });
  await openByKeyboard(page, '/admin/protokoll');
  const save = page.getByRole('link', { name: 'Als CSV speichern' });
  await tabTo(page, page.getByRole('searchbox', { name: 'Suche' }));
  await page.keyboard.type('Auskunft');
  await expect(save).toHaveAttribute('href', /q=Auskunft/);
  await expect(page.getByRole('table', { name: 'Einträge des Protokolls' })).toBeVisible();
  await pressAt(page, page.getByLabel('Nur abgelehnte'), 'Space');
  await expect(save).toHaveAttribute('href', /refused=true/);
  await tabTo(page, save, 'Shift+Tab');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await isCleanAtAnyWidth(page);
});
