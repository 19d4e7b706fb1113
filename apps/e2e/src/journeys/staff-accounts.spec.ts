import { totpOf } from '@estate/test-kit/totp';
import { type Browser, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoViolations, isCleanAtAnyWidth } from '../site/axe.ts';
import { visit } from '../site/browser.ts';
import { mailsFor } from '../site/mailbox.ts';
import { sendForm } from '../site/send-form.ts';
import { type TestSite } from '../site/start-site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const password = 'Ein langes Kennwort 47';
const member = (page: Page, email: string) =>
  page.getByRole('list', { name: 'Konten' }).getByRole('listitem', { name: email });

/** Signs in on the page of staff, with the second factor if the account has one. */
async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(secret);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

/** The path of the mailed link to a page, with its token. */
async function linkTo(
  site: TestSite,
  email: string,
  page: '/admin/einladung' | '/admin/passwort',
): Promise<string> {
  let path = '';
  await expect(async () => {
    for (const { text } of await mailsFor(site, email)) {
      const link = /https?:\/\/\S+#\S+/.exec(text)?.[0];
      if (link && new URL(link).pathname === page) path = page + new URL(link).hash;
    }
    expect(path).not.toBe('');
  }).toPass();
  return path;
}

/** Invites a colleague and follows the mailed link in a browser of the colleague, who is signed in then. */
async function inviteColleague(
  admin: Page,
  browser: Browser,
  site: TestSite,
  { email, role }: { email: string; role: 'Makler' | 'Admin' },
) {
  await admin.goto('/admin/team');
  await admin.getByRole('button', { name: 'Einladen' }).click();
  await admin.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await admin.getByRole('form').getByLabel('Rolle').selectOption(role);
  await admin.getByRole('textbox', { name: 'Ihr Passwort' }).fill(site.admin.password ?? '');
  await admin.getByRole('button', { name: 'Einladung schicken' }).click();
  await expect(member(admin, email).getByText('Eingeladen')).toBeVisible();
  await isCleanAtAnyWidth(admin);
  const { page, context } = await visit(browser, site.url);
  await page.goto(await linkTo(site, email, '/admin/einladung'));
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await isCleanAtAnyWidth(page);
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  return { page, context };
}

test('an invited colleague sets password and second factor, signs in with a recovery code, and is signed out at once when the account is removed', async ({
  staff,
  browser,
  site,
}) => {
  const email = 'kollegin@example.org';
  const { page, context } = await inviteColleague(staff.page, browser, site, { email, role: 'Admin' });
  const changed = 'Ein anderes Kennwort 48';
  await page.goto('/admin/konto');
  const form = page.getByRole('form', { name: 'Passwort ändern' });
  await form.getByRole('textbox', { name: 'Bisheriges Passwort' }).fill(password);
  await form.getByRole('textbox', { name: 'Neues Passwort' }).fill(changed);
  await form.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Passwort geändert')).toBeVisible();

  await page.getByRole('textbox', { name: 'Ihr Passwort' }).fill(changed);
  await page.getByRole('button', { name: 'Zweiten Faktor einrichten' }).click();
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const codes = await page
    .getByRole('list', { name: 'Wiederherstellungscodes' })
    .getByRole('listitem')
    .allTextContents();
  await isCleanAtAnyWidth(page);
  await page.getByLabel('3. Code aus Ihrer App').fill(totpOf(`otpauth://totp/x?secret=${secret}`));
  await page.getByRole('button', { name: 'Bestätigen und einschalten' }).click();
  await expect(page.getByText('Der zweite Faktor ist eingeschaltet')).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await signIn(page, email, changed);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await page.getByRole('textbox', { name: 'Wiederherstellungscode' }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await staff.page.reload();
  await expect(member(staff.page, email)).toBeVisible();
  await expect(member(staff.page, email).getByText('Eingeladen')).toBeHidden();
  await member(staff.page, email).getByRole('button', { name: 'Sitzungen' }).click();
  await expect(member(staff.page, email).getByRole('list', { name: 'Sitzungen' })).toBeVisible();
  await isCleanAtAnyWidth(staff.page);
  await member(staff.page, email)
    .getByLabel(/^Rolle von/)
    .selectOption('Makler');
  const change = staff.page.getByRole('dialog', { name: /^Rolle von/ });
  await change.getByLabel('Ihr Passwort').fill('geraten');
  await change.getByRole('button', { name: 'Rolle ändern' }).click();
  await expect(change.getByRole('alert')).toBeVisible();
  await isCleanAtAnyWidth(staff.page);
  await staff.page.keyboard.press('Escape');
  await member(staff.page, email).getByRole('button', { name: 'Entfernen' }).click();
  await expectNoViolations(staff.page);
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(member(staff.page, email)).toBeHidden();
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await context.close();
});

test('a Makler sees only leads assigned to the own account, chooses a name, and resets a forgotten password', async ({
  staff,
  browser,
  site,
}) => {
  const email = 'makler@example.org';
  const { page, context } = await inviteColleague(staff.page, browser, site, { email, role: 'Makler' });
  await page.getByRole('link', { name: 'Mein Konto' }).first().click();
  await page.getByRole('textbox', { name: 'Ihr Name' }).fill('Mika Ohlsen');
  await page.getByRole('button', { name: 'Namen speichern' }).click();
  await expect(page.getByText('Ihr Name ist gespeichert')).toBeVisible();
  for (const path of ['/admin', '/admin/immobilien']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await isCleanAtAnyWidth(page);
  }

  for (const name of ['Olga Eigen', 'Frida Fremd']) {
    const form = { name, email: 'jo@example.org', message: 'Guten Tag', source: '/kontakt' };
    await sendForm(site, 'contact-messages', { ...form, privacyAccepted: true });
  }
  const open = (name: string) => staff.page.getByRole('link', { name: new RegExp(name) }).click();
  await staff.page.goto('/admin/anfragen');
  await open('Frida Fremd');
  await expect(staff.page).toHaveURL(/anfrage=/);
  const foreign = new URL(staff.page.url()).search;
  await open('Olga Eigen');
  await expect(staff.page.getByRole('heading', { name: /Olga Eigen/ }).first()).toBeVisible();
  await staff.page.getByLabel('Zugewiesen an').selectOption('Mika Ohlsen');
  await expect(staff.page.getByText('zugewiesen an Mika Ohlsen')).toBeVisible();

  await page.goto('/admin/anfragen');
  await expect(page.getByRole('link', { name: /Olga Eigen/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Frida Fremd/ })).toBeHidden();
  await isCleanAtAnyWidth(page);
  await page.goto(`/admin/anfragen${foreign}`);
  await expect(page.getByText('Diese Anfrage gibt es nicht oder nicht mehr.')).toBeVisible();
  await page.goto('/admin/team');
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Abmelden' }).first().click();
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Sehen Sie in Ihr Postfach')).toBeVisible();
  await page.goto(await linkTo(site, email, '/admin/passwort'));
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('Ein neues Kennwort 49');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await signIn(page, email, 'Ein neues Kennwort 49');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await context.close();
});
