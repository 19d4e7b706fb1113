import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const user = { id: 'u1', email: 'ada@example.org', name: 'Ada' };
const invalid = (field: string, message: string) =>
  refused('invalid-input', { detail: message, errors: [{ field, message }] });

let isOn: boolean;
let codesLeft: number;
let name: string;
beforeEach(() => {
  isOn = false;
  codesLeft = 2;
  name = user.email;
  server.use(
    http.get('*/api/admin/account', () =>
      HttpResponse.json({
        ...user,
        name,
        two_factor: isOn,
        recovery_codes: isOn ? codesLeft : null,
        two_factor_required: false,
      }),
    ),
    http.patch('*/api/admin/account', async ({ request }) => {
      ({ name } = (await request.json()) as { name: string });
      const answer = { ...user, name, two_factor: isOn, recovery_codes: null, two_factor_required: false };
      return HttpResponse.json(answer);
    }),
    http.get('*/api/admin/account/sessions', () => HttpResponse.json({ items: [] })),
    http.post('*/api/auth/two-factor/generate-backup-codes', () => {
      codesLeft = 10;
      return HttpResponse.json({ backupCodes: ['neu01-neu01', 'neu02-neu02'] });
    }),
    http.post('*/api/auth/two-factor/enable', () =>
      HttpResponse.json({
        totpURI: 'otpauth://totp/site:ada?secret=JBSWY3DPEHPK3PXP&issuer=site',
        backupCodes: ['abcde-fghij', 'klmno-pqrst'],
      }),
    ),
    http.post('*/api/auth/two-factor/disable', () => {
      isOn = false;
      return HttpResponse.json({ status: true });
    }),
    http.post('*/api/auth/two-factor/verify-totp', async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      if (code !== '123456') return invalid('code', 'Dieser Code stimmt nicht.');
      isOn = true;
      return HttpResponse.json({ user });
    }),
  );
});

describe('the own account', () => {
  beforeEach(() => server.use(signedIn()));

  it('the second factor of an account is switched on by QR code, recovery codes and a first code, and off again, with the focus on the new state [S-6.9, S-2.220]', async () => {
    const { user: person } = renderPage('/admin/konto');
    const panel = await screen.findByRole('region', { name: 'Zweiter Faktor' });
    await person.type(await within(panel).findByLabelText(/^Ihr Passwort/), 'ein Kennwort{Enter}');
    expect(await within(panel).findByRole('img', { name: /QR-Code/ })).toBeVisible();
    expect(within(panel).getByText(/^1\. Öffnen Sie/)).toHaveFocus();
    expect(within(panel).getByText('JBSWY3DPEHPK3PXP')).toBeVisible();
    expect(within(within(panel).getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
    await person.click(within(panel).getByRole('button', { name: 'Codes kopieren' }));
    expect(await screen.findByText('Kopiert')).toBeVisible();
    const code = within(panel).getByLabelText(/Code aus Ihrer App/);
    await person.type(code, '000000{Enter}');
    expect(await within(panel).findByText('Dieser Code stimmt nicht.')).toBeVisible();
    await person.type(code, '123 456{Enter}');
    await waitFor(() => expect(within(panel).getByText(/^Eingeschaltet/)).toHaveFocus());
    expect(screen.queryByText('abcde-fghij')).toBeNull();
    await person.type(within(panel).getByLabelText(/^Ihr Passwort/), 'ein Kennwort{Enter}');
    await waitFor(() => expect(within(panel).getByText(/^Ausgeschaltet/)).toHaveFocus());
  });

  it('the name field of an account is empty until a name is chosen [S-2.160]', async () => {
    const { user: person } = renderPage('/admin/konto');
    const field = await screen.findByLabelText(/^Ihr Name/);
    expect(field).toHaveValue('');
    await person.type(field, '{Enter}');
    expect(await screen.findByText('Bitte geben Sie Ihren Namen ein.')).toBeVisible();
    await person.type(field, 'Ada Lovelace{Enter}');
    expect(await screen.findByText('Ihr Name ist gespeichert')).toBeVisible();
    expect(name).toBe('Ada Lovelace');
  });

  it('an account shows the number of unused recovery codes, and new ones once with the focus [S-2.163, S-2.220]', async () => {
    isOn = true;
    const { user: person } = renderPage('/admin/konto');
    const panel = within(await screen.findByRole('region', { name: 'Zweiter Faktor' }));
    expect(panel.getByText(/^Noch 2 Wiederherstellungscodes sind gültig. Bitte erneuern/)).toBeVisible();
    await person.click(panel.getByRole('button', { name: 'Wiederherstellungscodes erneuern' }));
    const [password] = await panel.findAllByLabelText(/^Ihr Passwort/);
    expect(password).toHaveFocus();
    await person.type(password!, 'ein Kennwort{Enter}');
    expect(await panel.findByText('neu01-neu01')).toBeVisible();
    expect(panel.getByText(/^Das sind Ihre neuen Codes/)).toHaveFocus();
    expect(await panel.findByText('Noch 10 Wiederherstellungscodes sind gültig.')).toBeVisible();
  });

  it('a wrong bisheriges Passwort shows its error at its field in the account', async () => {
    const text = 'Das bisherige Passwort ist falsch.';
    server.use(http.post('*/api/auth/change-password', () => invalid('currentPassword', text)));
    const { user: person } = renderPage('/admin/konto');
    await person.type(await screen.findByLabelText(/^Bisheriges Passwort/), 'falsch');
    await person.type(screen.getByLabelText(/^Neues Passwort/), 'ein langes Kennwort{Enter}');
    const field = await screen.findByLabelText(/^Bisheriges Passwort/);
    await screen.findAllByText(text);
    expect(field).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(/^Neues Passwort/)).toHaveValue('ein langes Kennwort');
  });
});

it('an account without a second factor sets it up first if all accounts need one [S-2.164]', async () => {
  server.use(
    http.get('*/api/admin/me', () =>
      HttpResponse.json({ user, role: 'office', ...(isOn ? {} : { needs_two_factor: true }) }),
    ),
  );
  const { user: person } = renderPage('/admin/immobilien');
  expect(await screen.findByRole('heading', { name: 'Zweiten Faktor einrichten' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Werkzeuge' })).toBeNull();
  await person.type(await screen.findByLabelText(/^Ihr Passwort/), 'ein Kennwort{Enter}');
  await person.type(await screen.findByLabelText(/Code aus Ihrer App/), '123456{Enter}');
  expect(await screen.findByRole('navigation', { name: 'Werkzeuge' })).toBeVisible();
});

it('the sign-in asks for the code of the second factor after the password', async () => {
  let isIn = false;
  server.use(
    http.get('*/api/admin/me', () =>
      isIn ? HttpResponse.json({ user, role: 'admin' }) : new HttpResponse(null, { status: 401 }),
    ),
    http.post('*/api/auth/sign-in/email', () => HttpResponse.json({ twoFactorRedirect: true })),
    http.post('*/api/auth/two-factor/verify-backup-code', () => {
      isIn = true;
      return HttpResponse.json({ user });
    }),
  );
  const { user: person } = renderPage('/admin');
  await person.type(await screen.findByLabelText(/^E-Mail/), 'ada@example.org');
  await person.type(screen.getByLabelText(/^Passwort/), 'ein Kennwort{Enter}');
  await person.type(await screen.findByLabelText(/^Code aus Ihrer App/), '000000{Enter}');
  expect(await screen.findByText('Dieser Code stimmt nicht.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Wiederherstellungscode verwenden' }));
  await person.type(screen.getByLabelText(/^Wiederherstellungscode/), 'abcde-fghij{Enter}');
  expect(await screen.findByRole('navigation', { name: 'Werkzeuge' })).toBeVisible();
});
