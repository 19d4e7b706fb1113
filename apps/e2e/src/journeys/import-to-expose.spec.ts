import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';
import { isCleanAtAnyWidth } from '../site/axe.ts';
import { beginningWith, type Visit, visit } from '../site/browser.ts';
import { untilHydrated } from '../site/hydration.ts';
import { mailsFor, mailsIn } from '../site/mailbox.ts';

test.describe.configure({ mode: 'serial' });

let staff: Visit;
let visitor: Visit;

test.beforeAll(async ({ browser, site }) => {
  staff = await visit(browser, site.url);
  visitor = await visit(browser, site.url);
});

test.afterAll(async () => {
  await staff.context.close();
  await visitor.context.close();
});

test(
  'staff sign in and import a property from the CRM [V-1.9]',
  { tag: '@main' },
  async ({ site, stock }) => {
    const { page } = staff;
    await page.goto('/admin');
    await page.getByLabel('E-Mail').fill(site.admin.email);
    await page.getByLabel('Passwort').fill(site.admin.password ?? '');
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    const cards = page.getByRole('region', { name: 'Werkzeuge' });
    await cards.getByRole('link', { name: /Einzelne Immobilie importieren/ }).click();
    const id = page.getByLabel(/Immobilien-ID/);
    await id.fill(String(stock.next.id));
    await id.press('Enter');
    await expect(page.getByText('Import erfolgreich').first()).toBeVisible({ timeout: 50_000 });
    await expect(page.locator('main')).toContainText(stock.next.title);
  },
);

test(
  'a visitor finds the imported property on the property list and opens it',
  { tag: '@main' },
  async ({ stock }) => {
    const { page } = visitor;
    await page.clock.install();
    await page.goto('/');
    const search = page.getByRole('search', { name: 'Immobilien suchen' });
    await search.getByLabel('Kaufen oder mieten').selectOption('Kaufen');
    await search.getByRole('button', { name: 'Suchen' }).click();
    await page.waitForURL(/\/immobilien\?/);
    const filters = page.getByRole('search', { name: 'Immobilien filtern' });
    await expect(filters.getByLabel('Kaufen oder mieten')).toHaveValue('buy');
    await page
      .getByRole('link', { name: beginningWith(stock.next.title) })
      .first()
      .click();
    await page.waitForURL(`**/immobilie/${stock.next.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: stock.next.title })).toBeVisible();
  },
);

test(
  'the visitor requests the exposé, gets it by mail as PDF with a link that works, and the agency gets a mail',
  { tag: '@main' },
  async ({ site, stock }) => {
    const { page } = visitor;
    // A form that is sent before its script comes has no solved challenge, so its mails wait for staff.
    await untilHydrated(page);
    const form = page.getByRole('form', { name: 'Exposé anfordern' });
    await form.getByLabel('Vorname').fill('Ada');
    await form.getByLabel('Nachname').fill('Lovelace');
    await form.getByLabel('E-Mail').fill('ada@example.org');
    await form.getByRole('checkbox').check();
    // The spam defence marks forms filled in under three seconds as suspicious.
    await page.clock.fastForward(4_000);
    await form.getByRole('button', { name: 'Exposé anfordern' }).click();
    await expect(page.getByText('Erfolgreich gesendet').first()).toBeVisible();

    const confirmations = await mailsFor(site, 'ada@example.org');
    expect(confirmations).toHaveLength(1);
    expect(confirmations[0]?.text).toContain(stock.next.title);
    expect(confirmations[0]?.attachments?.map(({ contentType }) => contentType)).toEqual(['application/pdf']);
    const link = /https?:\/\/\S+\/expose\/[\w.-]+/.exec(confirmations[0]?.text ?? '')?.[0] ?? '';
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: stock.next.title })).toBeVisible();
    await isCleanAtAnyWidth(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Exposé herunterladen/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Exposé .*\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
    // The mails to the agency and to the visitor are separate jobs, so either may arrive first.
    const toAgency = async () =>
      (await mailsIn(site)).filter(({ replyTo }) =>
        replyTo?.some(({ address }) => address === 'ada@example.org'),
      );
    await expect.poll(async () => (await toAgency()).length).toBe(1);
    const [letter] = await toAgency();
    expect(letter?.text).toContain('Lovelace');
    expect(letter?.text).toContain(stock.next.title);
  },
);

test(
  'importing a property and requesting its exposé sends nothing to third parties and logs no error in the page',
  { tag: '@main' },
  () => {
    expect(visitor.thirdParties).toEqual([]);
    expect(visitor.errors).toEqual([]);
    // The session route answers 401 before staff have signed in.
    expect(staff.errors.filter((error) => !error.includes('401'))).toEqual([]);
  },
);
