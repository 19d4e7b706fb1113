import { problem } from '@estate/contracts/problem';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hasNoFindings, isCleanAtAnyWidth } from '../site/axe.ts';
import { phone } from '../site/browser.ts';
import { answerStaff } from '../site/staff-answers.ts';

const refuse = (page: Page, calls: string, code: Parameters<typeof problem>[0]) => {
  const body = problem(code);
  return page.route(calls, (route) =>
    route.fulfill({ status: body.status, contentType: 'application/problem+json', json: body }),
  );
};

const account = (part: object) => ({
  id: '0123456789abcdef01234567',
  email: 'mareike.petersen-lindenberg@brookfleet.example',
  name: 'Mareike Petersen-Lindenberg',
  role: 'broker',
  state: 'active',
  two_factor: true,
  last_seen: '2026-11-22T18:00:00.000Z',
  ...part,
});
const moments = { signed_in: '2026-11-20T08:00:00.000Z', last_seen: '2026-11-22T18:00:00.000Z' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on the sign-in: checked, empty, refused, on its way, second factor, without rights', async ({
  page,
}) => {
  const me = '**/api/admin/me';
  const signIn = '**/api/auth/sign-in/email';
  await page.route(me, () => undefined);
  await page.goto('/admin');
  await expect(page.getByText('Berechtigungen werden geprüft...')).toBeVisible();
  await hasNoFindings(page);
  await page.unroute(me);

  await page.goto('/admin');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
  await hasNoFindings(page);
  await page.getByLabel('E-Mail').fill('niemand@example.org');
  await page.getByLabel('Passwort').fill('Kein Kennwort 1');
  await refuse(page, signIn, 'wrong-credentials');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'falsch' })).toBeVisible();
  await hasNoFindings(page);
  await page.unroute(signIn);
  await page.route(signIn, () => undefined);
  await page.getByLabel('Passwort').fill('Kein Kennwort 2');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Anmeldung läuft...' })).toBeVisible();
  await hasNoFindings(page);

  await page.unroute(signIn);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
  await hasNoFindings(page);
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

test('axe finds nothing on the dialog of a session that has ended', async ({ staff: { page } }) => {
  await page.goto('/admin/import');
  await page.getByLabel('Immobilien-ID').fill('4812301');
  await refuse(page, '**/api/admin/jobs', 'not-signed-in');
  await page.getByLabel('Immobilien-ID').press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nicht authentifiziert' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds nothing on the page of an invitation: incomplete, refused, done', async ({ page }) => {
  const accept = '**/api/invitations/accept';
  await page.goto('/admin/einladung');
  await expect(page.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible();
  await hasNoFindings(page);
  await page.goto('/admin/einladung#aaaaaaaaaaaaaaaaaaaaaaaa');
  await page.reload();
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await hasNoFindings(page);
  await refuse(page, accept, 'not-found');
  await page.getByRole('textbox', { name: 'Neues Passwort' }).fill('Ein langes Kennwort 47');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await hasNoFindings(page);
  await page.unroute(accept);
  await page.route(accept, (route) => route.fulfill({ json: { email: 'kollegin@example.org' } }));
  await refuse(page, '**/api/auth/sign-in/email', 'too-many-requests');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ihr Passwort ist gesetzt' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds nothing on the page of a forgotten password: incomplete, over, done', async ({ page }) => {
  const reset = '**/api/auth/reset-password';
  await page.goto('/admin/passwort');
  await expect(page.getByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible();
  await hasNoFindings(page);
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

test('axe finds nothing for a Makler: overview, inbox, stock and a page that is not of the role', async ({
  staff: { page },
}) => {
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ json: { user: { id: 'u1', email: 'a@example.org', name: 'Mika' }, role: 'broker' } }),
  );
  for (const [path, heading] of [
    ['/admin', 'Admin Dashboard'],
    ['/admin/anfragen', 'Anfragen'],
    ['/admin/immobilien', 'Immobilien verwalten'],
    ['/admin/team', 'Keine Berechtigung'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await isCleanAtAnyWidth(page);
  }
});

test('axe finds nothing where the second factor has to be set up first', async ({ staff: { page } }) => {
  const user = { id: 'u1', email: 'a@example.org', name: 'Mika' };
  await page.route('**/api/admin/me', (route) =>
    route.fulfill({ json: { user, role: 'broker', needs_two_factor: true } }),
  );
  await page.goto('/admin');
  await expect(page.getByRole('textbox', { name: 'Ihr Passwort' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds nothing on the accounts: invitation, sessions, both dialogs, a refusal', async ({
  staff: { page },
}) => {
  const { id, name } = account({});
  const devices = ['Mozilla/5.0 (Macintosh) Firefox/140.0', null].map((user_agent, at) => ({
    id: `session-${at}`,
    user_agent,
    ...moments,
  }));
  await answerStaff(page, {
    '/api/admin/staff': {
      items: [
        account({}),
        account({ id: '1', email: 'neu@example.org', name: 'neu@example.org', role: null, state: 'invited' }),
      ],
    },
    [`/api/admin/staff/${id}/sessions`]: { items: devices },
    [`/api/admin/staff/${id}`]: 'refusal',
  });
  await page.goto('/admin/team');
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  await page.getByRole('button', { name: 'Einladung schicken' }).click();
  await expect(page.getByText('Bitte geben Sie eine E-Mail-Adresse ein.')).toBeVisible();
  const row = page.getByRole('listitem', { name });
  await row.getByRole('button', { name: 'Sitzungen' }).click();
  await expect(row.getByRole('list', { name: 'Sitzungen' })).toBeVisible();
  await hasNoFindings(page);
  for (const [button, dialog] of [
    ['Zweiten Faktor ausschalten', /^Zweiten Faktor von/],
    ['Entfernen', /entfernen\?$/],
  ] as const) {
    await row.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await hasNoFindings(page);
    await page.keyboard.press('Escape');
  }
  await row.getByLabel(/^Rolle von/).selectOption('admin');
  const dialog = page.getByRole('dialog', { name: /^Rolle von/ });
  await dialog.getByLabel('Ihr Passwort').fill('geraten');
  await dialog.getByRole('button', { name: 'Rolle ändern' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds nothing on the own account with a wrong password and with a key of the second factor', async ({
  staff: { page },
}) => {
  const enable = '**/api/auth/two-factor/enable';
  await page.goto('/admin/konto');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByLabel('Ihr Passwort').fill('falsch');
  await refuse(page, enable, 'wrong-credentials');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'falsch' })).toBeVisible();
  await hasNoFindings(page);
  await page.unroute(enable);
  const backupCodes = Array.from({ length: 10 }, (_, at) => `abcde-1234${at}`);
  await page.route(enable, (route) =>
    route.fulfill({
      json: { totpURI: 'otpauth://totp/Verwaltung:a?secret=ABCDEFGHIJKLMNOP234567', backupCodes },
    }),
  );
  await page.getByLabel('Ihr Passwort').fill('richtig');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Wiederherstellungscodes' })).toBeVisible();
  await isCleanAtAnyWidth(page);
});

test('axe finds nothing on the palette with hits and with searches alone, and while the jobs cannot be read', async ({
  staff: { page },
  stock,
}) => {
  await page.route('**/api/admin/jobs', (route) => route.abort());
  await page.goto('/admin/json');
  await expect(page.getByText('Die Verbindung für Fortschrittsmeldungen wird aufgebaut ...')).toBeVisible();
  await hasNoFindings(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(String(stock.offered.id));
  await expect(page.getByRole('option', { name: stock.offered.title })).toBeVisible();
  await hasNoFindings(page);
  await page.keyboard.type('xyz');
  await expect(page.getByRole('option')).toHaveText([/^Anfragen durchsuchen/, /^Immobilien durchsuchen/]);
  await hasNoFindings(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens and closes by keyboard, gives the focus back, and axe finds nothing', async ({
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
