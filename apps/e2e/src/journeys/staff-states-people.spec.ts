import { problem } from '@estate/contracts/problem';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { expectNoViolations, isCleanAtAnyWidth } from '../site/axe.ts';
import { phone } from '../site/browser.ts';

const refuse = (page: Page, calls: string, code: Parameters<typeof problem>[0]) => {
  const body = problem(code);
  return page.route(calls, (route) =>
    route.fulfill({ status: body.status, contentType: 'application/problem+json', json: body }),
  );
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no accessibility violation on the sign-in while it checks, empty, refused, sending, with a forgotten password and without rights', async ({
  page,
}) => {
  const me = '**/api/admin/me';
  const signIn = '**/api/auth/sign-in/email';
  await page.route(me, () => undefined);
  await page.goto('/admin');
  await expect(page.getByText('Berechtigungen werden geprüft...')).toBeVisible();
  await expectNoViolations(page);
  await page.unroute(me);

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('E-Mail').fill('niemand@example.org');
  await page.getByLabel('Passwort').fill('Kein Kennwort 1');
  await refuse(page, signIn, 'wrong-credentials');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'falsch' })).toBeVisible();
  await expectNoViolations(page);
  await page.unroute(signIn);
  await page.route(signIn, () => undefined);
  await page.getByLabel('Passwort').fill('Kein Kennwort 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Anmeldung läuft...' })).toBeVisible();
  await expectNoViolations(page);

  await page.unroute(signIn);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('E-Mail').fill('niemand@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sehen Sie in Ihr Postfach')).toBeVisible();
  await isCleanAtAnyWidth(page);

  await page.route(me, (route) =>
    route.fulfill({ json: { user: { id: 'u1', email: 'a@example.org', name: 'A' }, role: null } }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds no accessibility violation on the dialog of an expired session', async ({
  staff: { page },
}) => {
  await page.goto('/admin/import');
  await page.getByLabel('Immobilien-ID').fill('4812301');
  await refuse(page, '**/api/admin/jobs', 'not-signed-in');
  await page.getByLabel('Immobilien-ID').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nicht authentifiziert' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds no accessibility violation on the page of a forgotten password with an incomplete link, an expired link and a new password', async ({
  page,
}) => {
  const reset = '**/api/auth/reset-password';
  await page.goto('/admin/passwort');
  await expect(page.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible();
  await expectNoViolations(page);
  await page.goto('/admin/passwort#aaaaaaaaaaaaaaaaaaaaaaaa');
  await page.reload();
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('Ein langes Kennwort 47');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Dieser Link ist abgelaufen' })).toBeVisible();
  await isCleanAtAnyWidth(page);
  await page.route(reset, (route) => route.fulfill({ json: { status: true } }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihr neues Passwort gilt' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds no accessibility violation on the page that requires to set up the second factor', async ({
  staff: { page },
}) => {
  const user = { id: 'u1', email: 'a@example.org', name: 'Mika' };
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ json: { user, role: 'broker', needs_two_factor: true } }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('textbox', { name: 'Ihr Passwort' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds no accessibility violation on the command palette with and without hits, and while jobs cannot be loaded', async ({
  staff: { page },
  stock,
}) => {
  await page.route('**/api/admin/jobs', (route) => route.abort());
  await page.goto('/admin/json');
  await expect(page.getByText('Die Verbindung für Fortschrittsmeldungen wird aufgebaut ...')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(String(stock.offered.id));
  await expect(page.getByRole('option', { name: stock.offered.title })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.type('xyz');
  await expect(page.getByRole('option')).toHaveText([/^Anfragen durchsuchen/, /^Immobilien durchsuchen/]);
  await expectNoViolations(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the staff menu opens and closes by keyboard and returns the focus, and axe finds no accessibility violation on it', async ({
    staff: { page },
  }) => {
    await page.goto('/admin/json');
    const button = page.getByRole('button', { name: 'Menü öffnen' });
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeVisible();
    await isCleanAtAnyWidth(page);
    await page.setViewportSize(phone);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menü' })).toBeHidden();
    await expect(button).toBeFocused();
  });
});
