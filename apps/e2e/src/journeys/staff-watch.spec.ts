import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { phone } from '../site/browser.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Empfänger speichern' });
const registered = 'Eingerichtet für neue und geänderte Immobilien.';

/** Registers the webhook unless an earlier journey has. */
async function registerWebhook(page: Page) {
  const webhook = region(page, 'Webhook');
  await expect(webhook.getByText(/eingerichtet/i).first()).toBeVisible();
  const button = webhook.getByRole('button', { name: 'Webhook einrichten' });
  if (await button.isVisible()) {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await expect(webhook.getByText(registered)).toBeVisible();
}

test(
  'watch: by keyboard, staff choose who is told of incidents and register the webhook',
  { tag: '@main' },
  async ({ staff, site }) => {
    const { page } = staff;
    await page.goto('/admin/abgleich');
    await expect(page.getByText('Zurzeit gibt es keine Störung.')).toBeVisible();
    const account = page.getByRole('checkbox', { name: new RegExp(site.admin.email) });
    if (await account.isChecked()) await account.uncheck();
    await account.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.type('45');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Benachrichtigungen gespeichert')).toBeVisible();
    await registerWebhook(page);
    await expect(page.getByRole('row', { name: /^Webhooks/ })).toBeVisible();
    await page.reload();
    await expect(account).toBeChecked();
    await expect(region(page, 'Webhook').getByText(registered)).toBeVisible();
  },
);

test('watch: a change in the CRM comes by itself, and the page says so', async ({ staff, site, stock }) => {
  const { page } = staff;
  await page.goto('/admin/abgleich');
  await registerWebhook(page);
  const { id } = stock.offered;
  await fetch(`${site.crmUrl}/control/touch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, fields: { other_note: `Stand ${Date.now()}` } }),
  });
  await expect(async () => {
    const { last } = await site.staff<{ last: object | null }>('/api/admin/sync/webhook');
    expect(last).toMatchObject({ property_id: id, event: 'property_updated', outcome: 'updated' });
  }).toPass({ timeout: 30_000 });
  await page.reload();
  await expect(region(page, 'Webhook').getByText(`Immobilie ${id}`)).toBeVisible();
  await expect(region(page, 'Webhook').getByText(/, aktualisiert/)).toBeVisible();
});

test('watch: the board of the queues opens for staff and for nobody else', async ({ staff, visitor }) => {
  await staff.page.goto('/admin/abgleich');
  const opened = staff.page.waitForEvent('popup');
  await staff.page.getByRole('link', { name: 'Alle Vorgänge im Einzelnen ansehen' }).click();
  const board = await opened;
  await board.getByRole('link', { name: 'crm-sync' }).first().click();
  await expect(board).toHaveURL(/\/api\/admin\/queues\/queue\/crm-sync/);
  await board.reload();
  await expect(board.getByText('lead-mail').first()).toBeVisible();
  await expect(board.getByRole('button', { name: /pausieren/i })).toHaveCount(0);
  expect((await visitor.page.request.get('/api/admin/queues')).status()).toBe(401);
});

test('watch: two people at once lose nothing of what they chose', async ({ staff }) => {
  const { page, context } = staff;
  await page.goto('/admin/abgleich');
  const second = await context.newPage();
  await second.goto('/admin/abgleich');
  const minutes = (one: Page) => one.getByLabel(/länger warten als/);
  await minutes(page).fill('61');
  await minutes(second).fill('62');
  await save(second).click();
  await expect(second.getByText('Benachrichtigungen gespeichert')).toBeVisible();
  await save(page).click();
  await expect(page.getByText(/Ihre Angaben stehen noch hier/)).toBeVisible();
  await expect(minutes(page)).toHaveValue('61');
  await save(page).click();
  await expect(page.getByText('Benachrichtigungen gespeichert')).toBeVisible();
});

test.describe('at 390 px', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } });

  test('watch: a lost connection is told and can be tried again; axe finds nothing', async ({ staff }) => {
    const { page } = staff;
    const calls = /\/api\/admin\/sync\/(incidents|notices|queues|webhook)/;
    await page.route(calls, (route) => route.abort());
    await page.goto('/admin/abgleich');
    await expect(page.getByText('Das konnte nicht geladen werden')).toHaveCount(4, { timeout: 15_000 });
    await hasNoFindings(page);
    await page.unroute(calls);
    for (const name of ['Störungen', 'Benachrichtigen', 'Webhook', 'Warteschlangen']) {
      await region(page, name).getByRole('button', { name: 'Erneut versuchen' }).click();
    }
    await expect(page.getByText('Das konnte nicht geladen werden')).toHaveCount(0);
    await expect(save(page)).toBeVisible();
    await page.route(calls, (route) => route.abort());
    await save(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(calls);
    await hasNoFindings(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
