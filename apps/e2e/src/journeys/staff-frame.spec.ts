import { type Page, type Route } from '@playwright/test';
import { runJob } from '../../../../deploy/staff-client.ts';
import { expect, test } from '../journey.ts';
import { hasNoFindings } from '../site/axe.ts';
import { provoke } from '../site/crm-faults.ts';
import { desktop, phone, type Visit } from '../site/browser.ts';
import { type TestSite } from '../site/start-site.ts';

const dashboard = (page: Page) => page.getByRole('heading', { level: 1, name: 'Admin Dashboard' });
const events = '**/api/admin/jobs/events';

const running = (page: Page) => page.getByText(/Aktualisierung von price_on_inquiry/);

/** A job that takes some seconds whatever ran before. */
const runLongJob = ({ url, token }: TestSite) => runJob(url, token, { kind: 'update-price-on-inquiry' });

/** Opens a page of staff in a new tab of this browser. */
async function openTab({ context }: Visit, path = '/admin'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('#inhalt h1').first().waitFor();
  return page;
}

test('ten tabs share one stream, show the same progress and do not block the site', async ({
  staff,
  site,
  stock,
}) => {
  expect(stock.units.length).toBeGreaterThan(30);
  let streams = 0;
  staff.context.on('request', (request) => {
    if (request.url().endsWith('/jobs/events')) streams += 1;
  });
  const tabs: Page[] = [];
  for (let tab = 0; tab < 10; tab += 1) tabs.push(await openTab(staff));
  const since = Date.now();
  await openTab(staff, '/admin/import');
  await openTab(staff, '/kontakt');
  expect(Date.now() - since).toBeLessThan(4_000);
  expect(streams).toBe(1);

  // The CRM has the job wait, so that each tab can be looked at.
  await provoke(site, [{ kind: 'rate-limit', path: '/v1/units', count: 1, retryAfter: 10 }]);
  const job = runLongJob(site);
  for (const tab of tabs) await expect(running(tab)).toBeVisible();
  await tabs[0]?.close();
  await expect.poll(() => streams).toBe(2);
  await job;
});

test('progress moves again within 15 s after a 503 at the reconnect', async ({ staff, site, stock }) => {
  expect(stock.units.length).toBeGreaterThan(30);
  const { page } = staff;
  let isAway = true;
  let opened = 0;
  // The first stream ends after its first event; from then on the server is away.
  await page.route(events, (route) => {
    opened += 1;
    if (opened === 1) {
      return route.fulfill({ contentType: 'text/event-stream', body: 'data: {"items":[]}\n\n' });
    }
    return isAway ? route.fulfill({ status: 503 }) : route.continue();
  });
  await page.route('**/api/admin/jobs?*', (route) =>
    isAway ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto('/admin');
  await expect(page.getByText('Die Verbindung für Fortschrittsmeldungen wird aufgebaut ...')).toBeVisible();
  const seen = new AbortController();
  const jobs = (async () => {
    while (!seen.signal.aborted) await runLongJob(site);
  })();
  await expect(page.getByText('Kein Vorgang läuft.')).toBeVisible();
  isAway = false;
  await expect(running(page)).toBeVisible({ timeout: 15_000 });
  seen.abort();
  await jobs;
});

test('a session that ends keeps the form, asks in place and goes on', async ({ staff, site }) => {
  const { page, context } = staff;
  await page.goto('/admin/import');
  await page.getByLabel('Immobilien-ID').fill('999999999');
  const endSession = async (route: Route) => {
    await context.clearCookies();
    await route.continue();
  };
  await page.route('**/api/admin/jobs', endSession, { times: 1 });
  await page.getByLabel('Immobilien-ID').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nicht authentifiziert' });
  await expect(dialog.getByLabel('E-Mail')).toBeFocused();
  await expect(page.getByLabel('Immobilien-ID')).toHaveValue('999999999');
  await page.keyboard.type(site.admin.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(site.admin.password ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // There is no such property; that the CRM says so shows that the call went on.
  await expect(page.getByText('Import fehlgeschlagen').first()).toBeVisible({ timeout: 30_000 });
});

test('sign-out and sign-in reach the other tabs within 2 s', async ({ staff, site }) => {
  const [here, there] = [await openTab(staff), await openTab(staff)];
  await here.getByRole('button', { name: 'Abmelden' }).click();
  await expect(there.getByRole('button', { name: 'Anmelden' })).toBeVisible({ timeout: 2_000 });
  await here.getByLabel('E-Mail').fill(site.admin.email);
  await here.getByLabel('Passwort').fill(site.admin.password ?? '');
  await here.getByRole('button', { name: 'Anmelden' }).click();
  await expect(dashboard(here)).toBeVisible();
  await expect(dashboard(there)).toBeVisible({ timeout: 2_000 });
});

for (const [size, viewport] of [
  ['390 px', phone],
  ['1440 px', desktop],
] as const)
  test.describe(`at ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('the keyboard alone leads to a tool, and axe finds nothing on the way', async ({ staff }) => {
      const { page } = staff;
      await page.goto('/admin');
      await expect(page.getByText('Kein Vorgang läuft.')).toBeVisible();
      await hasNoFindings(page);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox')).toBeFocused();
      await hasNoFindings(page);
      await page.keyboard.type('einzel');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Immobilien-ID')).toBeVisible();
      await hasNoFindings(page);
      await page.goto('/admin/gibt-es-nicht');
      await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
      await hasNoFindings(page);
    });
  });
