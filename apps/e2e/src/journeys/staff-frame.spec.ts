import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { endCrmFaults, startCrmFaults } from '../site/crm-faults.ts';
import { type Visit } from '../site/browser.ts';

/** More than the six connections that a browser opens to one host. */
const tabCount = 7;

async function openTab({ context }: Visit, path = '/admin'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('#inhalt h1').first().waitFor();
  return page;
}

test.afterEach(({ site }) => endCrmFaults(site));

test('many staff tabs share one session, show the same job progress and do not block the site', async ({
  staff,
  site,
  stock,
}) => {
  const tabs: Page[] = [];
  while (tabs.length < tabCount) tabs.push(await openTab(staff));
  await openTab(staff, '/kontakt');

  const { id } = stock.offered;
  await startCrmFaults(site, [{ kind: 'hang', path: `/v1/units/${id}` }]);
  const job = { kind: 'import-property', propertyId: id };
  const { jobId } = await site.staff<{ jobId: string }>('/api/admin/jobs', job);
  // A tab that becomes visible refreshes its data at once.
  for (const tab of tabs) {
    await tab.bringToFront();
    await expect(tab.getByText('Import einzelner Immobilien')).toBeVisible();
  }
  await site.staff(`/api/admin/jobs/${jobId}/cancel`, {});
  for (const tab of tabs) {
    await tab.bringToFront();
    await expect(tab.getByText('Kein Vorgang läuft.')).toBeVisible();
  }

  const [here, there] = tabs;
  await here!.getByRole('button', { name: 'Abmelden' }).click();
  await expect(there!.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await here!.getByLabel('E-Mail').fill(site.admin.email);
  await here!.getByLabel('Passwort').fill(site.admin.password ?? '');
  await here!.getByRole('button', { name: 'Anmelden' }).click();
  for (const tab of [here!, there!])
    await expect(tab.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
});
