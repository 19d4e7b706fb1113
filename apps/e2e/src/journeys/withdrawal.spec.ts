import { type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoSidewaysScroll, expectNoViolations, visitorRules } from '../site/axe.ts';
import { desktop, phone } from '../site/browser.ts';
import { leadsWith } from '../site/leads.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';
import { untilRendered } from '../site/server-rendering.ts';
import { type TestSite } from '../site/start-site.ts';
import { openPlainForm, visitWithout } from './plain-forms.ts';

const contract = 'Maklervertrag vom 3. November\nLindenweg 5, siehe www.evil.example';
const formOf = (page: Page) => page.getByRole('form', { name: 'Widerruf' });
const fieldsOf = (page: Page) => ({
  name: formOf(page).getByLabel('Name'),
  contract: formOf(page).getByLabel('Diesen Vertrag widerrufe ich'),
  email: formOf(page).getByLabel('E-Mail für die Eingangsbestätigung'),
});
const press = (page: Page, name: string) => formOf(page).getByRole('button', { name }).click();
const confirmation = (page: Page) => formOf(page).getByRole('button', { name: 'Widerruf bestätigen' });

/** Scrolled to the top, because the header covers parts of links that lie under it. */
async function staysClean(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page, visitorRules);
}

async function fill(page: Page, email: string) {
  const fields = fieldsOf(page);
  await fields.name.fill('Ada Lovelace');
  await fields.contract.fill(contract);
  await fields.email.fill(email);
}

async function expectKept(page: Page, email: string) {
  const fields = fieldsOf(page);
  await expect(fields.name).toHaveValue('Ada Lovelace');
  await expect(fields.contract).toHaveValue(contract);
  await expect(fields.email).toHaveValue(email);
}

async function expectReview(page: Page, email: string) {
  const declaration = page.getByRole('group', { name: 'Ihre Erklärung' });
  for (const text of ['Ada Lovelace', 'Lindenweg 5', email]) await expect(declaration).toContainText(text);
  await expect(confirmation(page)).toBeVisible();
}

/** The page has the receipt, one lead is stored, and both mails are sent. */
async function expectReceived(page: Page, site: TestSite, email: string) {
  await expect(page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeVisible();
  const receipt = page.getByRole('group', { name: 'Eingangsbestätigung' });
  await expect(receipt).toContainText(/\d+\. \S+ \d{4} um \d\d:\d\d Uhr/);
  await expect(receipt).toContainText('Lindenweg 5');
  const leads = await leadsWith(site, 'email', email);
  const consent = { version: null, text: null };
  expect(leads).toMatchObject([{ kind: 'withdrawal', suspicion: null, consent, form: { contract } }]);
  const [mail, ...others] = await mailsFor(site, email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Eingang Ihres Widerrufs');
  expect(mail?.html).toBeFalsy();
  expect(mail?.text).toMatch(/^> Lindenweg 5, siehe www\[\.\]evil\[\.\]example$/m);
  expect(mail?.text).toMatch(/^Eingegangen: \d+\. \S+ \d{4} um \d\d:\d\d Uhr$/m);
  const toAgency = async () =>
    (await mailsIn(site)).filter(({ replyTo }) => replyTo?.some(({ address }) => address === email));
  await expect
    .poll(async () => (await toAgency()).map(({ subject }) => subject))
    .toEqual(['Widerruf: Ada Lovelace']);
}

for (const viewport of [phone, desktop])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(
      `a withdrawal is declared in two steps that keep everything over Back, a reload and a double click at ${viewport.width} px`,
      { tag: viewport === desktop ? ['@main'] : [] },
      async ({ page, site }) => {
        const email = `widerruf-${viewport.width}@example.org`;
        await page.goto('/impressum');
        await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
        await staysClean(page);
        await fill(page, email);
        await press(page, 'Weiter');
        await expectReview(page, email);
        await staysClean(page);
        await expectNoSidewaysScroll(page, [320, viewport.width]);
        await page.goBack();
        await expectKept(page, email);
        await press(page, 'Weiter');
        await expectReview(page, email);
        await page.reload();
        await expectKept(page, email);
        await press(page, 'Weiter');
        await press(page, 'Angaben ändern');
        await expectKept(page, email);
        await press(page, 'Weiter');
        await confirmation(page).dblclick();
        await expectReceived(page, site, email);
        await staysClean(page);
        await expectNoSidewaysScroll(page, [320, viewport.width]);
      },
    );
  });

test('two tabs hold two withdrawals, and each gets its own receipt', async ({ page, site }) => {
  const other = await page.context().newPage();
  for (const [tab, email] of [
    [page, 'tab-1@example.org'],
    [other, 'tab-2@example.org'],
  ] as const) {
    await tab.goto('/widerruf');
    await fill(tab, email);
    await press(tab, 'Weiter');
  }
  await expectReview(page, 'tab-1@example.org');
  await confirmation(page).click();
  await expectReceived(page, site, 'tab-1@example.org');
  await expectReview(other, 'tab-2@example.org');
  await confirmation(other).click();
  await expectReceived(other, site, 'tab-2@example.org');
});

test('without a script a withdrawal is declared in two steps that keep everything, and a double click is one lead', async ({
  browser,
  site,
}) => {
  const email = 'widerruf-ohne@example.org';
  const { page, context } = await visitWithout(browser, site.url);
  await openPlainForm(page, '/gibt-es-nicht', page.locator('body'));
  await untilRendered(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await untilRendered(page);
  await press(page, 'Weiter');
  await expect(formOf(page)).toContainText('Bitte nennen Sie den Vertrag');
  await fill(page, email);
  await press(page, 'Weiter');
  await expectReview(page, email);
  await press(page, 'Angaben ändern');
  await expectKept(page, email);
  await press(page, 'Weiter');
  await expectReview(page, email);
  await confirmation(page).dblclick();
  await expectReceived(page, site, email);
  await context.close();
});

test('the withdrawal can be reached while the consent banner is open', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, viewport: phone });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Ihre Privatsphäre' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' })).toBeVisible();
  await context.close();
});
