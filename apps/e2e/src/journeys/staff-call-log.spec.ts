import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { type TestSite } from '../site/start-site.ts';

const unknown = 999_999_998;
/** A call that the CRM answers with 404. */
const callInVain = ({ staff }: TestSite) =>
  staff('/api/admin/propstack/test', { propertyId: unknown, apiVersion: 'v1' });

const rows = (page: Page) => page.getByRole('table', { name: 'Aufrufe von Propstack' }).locator('tbody tr');
const requests = (page: Page) => rows(page).getByRole('button');

test('staff look up a failed call by keyboard @main', async ({ staff, site }) => {
  const { page } = staff;
  await callInVain(site);
  await page.goto('/admin/crm-protokoll');
  await page.getByLabel('Nur Fehler').press('Space');
  await expect(page).toHaveURL(/errorsOnly=true/);
  const failed = requests(page)
    .filter({ hasText: `/v1/units/${unknown}` })
    .first();
  await failed.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Aufruf von Propstack' });
  await expect(dialog.getByText('404 Fehler')).toBeVisible();
  await expect(dialog.getByRole('tree', { name: 'Antwort als JSON' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(failed).toBeFocused();
});

test('the live tail shows new calls on top, and leaves what one reads in its place', async ({
  staff,
  site,
}) => {
  const { page } = staff;
  for (let call = 0; call < 30; call += 1) await callInVain(site);
  await page.goto('/admin/crm-protokoll?limit=25');
  await expect(rows(page)).toHaveCount(25);
  const newest = () => rows(page).first().locator('time').getAttribute('datetime');
  const before = await newest();
  await page.getByRole('button', { name: 'Live' }).click();
  await callInVain(site);
  await expect.poll(newest, { timeout: 10_000 }).not.toBe(before);
  await expect(rows(page)).toHaveCount(25);

  const read = requests(page).nth(14);
  await read.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const place = await read.boundingBox();
  await callInVain(site);
  const waiting = page.getByRole('button', { name: '1 neuen Eintrag zeigen' });
  await expect(waiting).toBeInViewport({ timeout: 10_000 });
  expect(await read.boundingBox()).toEqual(place);
  const seen = await newest();
  await waiting.click();
  await expect.poll(newest).not.toBe(seen);
  await expect(waiting).toBeHidden();
});

test('a lost connection is told, the entries stay, and deleting all asks first', async ({ staff, site }) => {
  const { page } = staff;
  await callInVain(site);
  await page.goto('/admin/crm-protokoll');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Live' }).click();
  await page.route('**/api/admin/propstack/logs?*', (route) => route.abort());
  await page.route('**/api/admin/propstack/logs', (route) => route.abort());
  await expect(page.getByText(/^Fehler beim Laden der Logs: /)).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Alle löschen' }).click();
  await page.getByRole('button', { name: 'Alle Logs löschen' }).click();
  await expect(page.getByText('Fehler beim Löschen der Logs.')).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByText(/^Fehler beim Laden der Logs: /)).toBeHidden();
  await page.getByRole('button', { name: 'Alle löschen' }).click();
  await page.keyboard.press('Escape');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Alle löschen' }).click();
  await page.getByRole('button', { name: 'Alle Logs löschen' }).click();
  await expect(page.getByText('Alle Logs wurden erfolgreich gelöscht.')).toBeVisible();
  await expect(page.getByText('Keine Logs vorhanden')).toBeVisible();
  await hasNoFindings(page);
});

for (const [size, viewport] of [
  ['390 px', phone],
  ['1440 px', desktop],
] as const)
  test.describe(`at ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the log of CRM calls', async ({ staff, site }) => {
      const { page } = staff;
      await callInVain(site);
      await page.goto('/admin/crm-protokoll');
      await expect(rows(page).first()).toBeVisible();
      await hasNoFindings(page);
      await requests(page).first().click();
      await expect(page.getByRole('tree', { name: 'Antwort als JSON' })).toBeVisible();
      await hasNoFindings(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Alle löschen' }).click();
      await expect(page.getByRole('dialog', { name: 'Alle Logs löschen?' })).toBeVisible();
      await hasNoFindings(page);
    });
  });
