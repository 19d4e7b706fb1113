import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a button registers the CRM webhook, and then a change in the CRM is imported and shown', async ({
  staff,
  site,
  stock,
}) => {
  const { page } = staff;
  await page.goto('/admin/abgleich');
  const webhook = region(page, 'Webhook');
  const register = webhook.getByRole('button', { name: 'Webhook einrichten' });
  // On a retry the webhooks are registered already.
  await expect(webhook.getByText(/eingerichtet/i).first()).toBeVisible();
  if (await register.isVisible()) await register.press('Enter');
  await expect(webhook.getByText('Eingerichtet für neue und geänderte Immobilien.')).toBeVisible();
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
  await expect(webhook.getByText(`Immobilie ${id}`)).toBeVisible();
  await expect(webhook.getByText(/, aktualisiert/)).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('the dashboard of the job queues opens for staff only', async ({ staff, visitor }) => {
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
