import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { propertySlug } from '@estate/contracts/property-slug';
import { type Browser } from 'playwright-core';
import { launchBrowser, visit, type Visit } from '../site/browser.ts';
import { crmStock } from '../site/crm.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

let site: TestSite;
let browser: Browser;
let staff: Visit;
let visitor: Visit;
let object: { id: number; title: string };

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const stock = await crmStock(site.crmUrl ?? '');
  const offered = stock.find(
    (unit) =>
      unit['country'] === 'DEU' &&
      unit['marketing_type'] === 'BUY' &&
      (unit['property_status'] as { id?: number } | undefined)?.id === 170241,
  );
  object = { id: Number(offered?.['id']), title: String(offered?.['title']) };
  staff = await visit(browser, site.url);
  visitor = await visit(browser, site.url);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await site.stop();
}, 60_000);

it('staff sign in and import an object', async () => {
  const { page } = staff;
  await page.goto('/admin');
  await page.getByLabel('E-Mail').fill(site.admin.email);
  await page.getByLabel('Passwort').fill(site.admin.password ?? '');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
  const cards = page.getByRole('region', { name: 'Werkzeuge' });
  await cards.getByRole('link', { name: /Einzelne Immobilie importieren/ }).click();
  const id = page.getByLabel(/Immobilien-ID/);
  await id.fill(String(object.id));
  await id.press('Enter');
  await page.getByText('Import erfolgreich').first().waitFor({ timeout: 60_000 });
  expect(await page.locator('main').innerText()).toContain(object.title);
}, 90_000);

it('a visitor finds it on the list and opens it', async () => {
  const { page } = visitor;
  await page.goto('/immobilien');
  const card = page.getByRole('link', { name: new RegExp(escape(object.title)) });
  await card.first().click();
  await page.waitForURL(`**/immobilie/${propertySlug(object)}`);
  await page.getByRole('heading', { level: 1, name: object.title }).waitFor();
}, 60_000);

it('the visitor asks for the exposé; agency and visitor get their mails', async () => {
  const { page } = visitor;
  await page.getByLabel(/Vorname/).fill('Ada');
  await page.getByLabel(/Nachname/).fill('Lovelace');
  await page.getByLabel(/E-Mail/).fill('ada@example.org');
  await page.getByRole('checkbox').last().check();
  // The spam defence marks forms filled in under three seconds as suspicious.
  await page.waitForTimeout(3_500);
  await page
    .getByRole('button', { name: /Exposé anfordern/ })
    .last()
    .click();
  await page.getByText('Erfolgreich gesendet').first().waitFor();

  const [confirmation] = await mailsFor(site.mailboxUrl ?? '', 'ada@example.org');
  expect(confirmation?.text).toContain(object.title);
  const mails = await mailsIn(site.mailboxUrl ?? '');
  const toAgency = mails.filter(({ to }) => to.every(({ address }) => address !== 'ada@example.org'));
  expect(toAgency).toHaveLength(1);
  expect(toAgency[0]?.text).toContain('Lovelace');
  expect(toAgency[0]?.text).toContain(object.title);
}, 60_000);

it('nothing went to third parties and nothing failed in the page', () => {
  expect(visitor.thirdParties).toEqual([]);
  expect(visitor.errors).toEqual([]);
  // The session route answers 401 before staff have signed in.
  expect(staff.errors.filter((error) => !error.includes('401'))).toEqual([]);
});

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
