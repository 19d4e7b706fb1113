import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { type TestSite } from '../site/start-site.ts';

const unknown = 999_999_998;
/** A call that the CRM answers with 404. */
const callInVain = ({ staff }: TestSite) =>
  staff('/api/admin/propstack/test', { propertyId: unknown, apiVersion: 'v1' });

const rows = (page: Page) => page.getByRole('table', { name: 'Aufrufe von Propstack' }).locator('tbody tr');
const requests = (page: Page) => rows(page).getByRole('button');

test('the live log of CRM calls shows new calls on top and does not move the row that a person reads', async ({
  staff: { page },
  site,
  stock,
}) => {
  // Importing the stock requested each property, so the log has at least this many calls.
  expect(stock.units.length).toBeGreaterThan(30);
  await page.goto('/admin/crm-protokoll?limit=25');
  await expect(rows(page)).toHaveCount(25);
  const newest = () => rows(page).first().locator('time').getAttribute('datetime');
  const before = await newest();
  await page.getByRole('button', { name: 'Live' }).click();
  await callInVain(site);
  await expect.poll(newest, { timeout: 10_000 }).not.toBe(before);
  await expect(rows(page)).toHaveCount(25);

  const read = requests(page).nth(14);
  // At once, because a smooth scroll would still move the row after it is measured.
  await read.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  const place = await read.boundingBox();
  await callInVain(site);
  const waiting = page.getByRole('button', { name: '1 neuen Eintrag zeigen' });
  await expect(waiting).toBeInViewport({ timeout: 10_000 });
  expect(await read.boundingBox()).toEqual(place);
  const first = await newest();
  // By keyboard, because a click scrolls and the first rows would leave the DOM.
  await waiting.press('Enter');
  await expect.poll(newest).not.toBe(first);
  await expect(waiting).toBeHidden();
  await requests(page).first().press('Enter');
  await expect(page.getByRole('dialog').getByText('404 Fehler')).toBeVisible();
  await isCleanAtAnyWidth(page);
});
