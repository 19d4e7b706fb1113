import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const signedOut = http.get('*/api/admin/me', () => refused('not-signed-in'));
const signIn = '*/api/auth/sign-in/email';

describe('staff area', () => {
  it('an admin sees that the rights are checked and then the dashboard [S-2.42, S-2.46]', async () => {
    server.use(signedIn());
    renderPage('/admin');

    expect(await screen.findByText('Berechtigungen werden geprüft...')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('a person signs in with e-mail and password [S-2.45]', async () => {
    const bodies: unknown[] = [];
    server.use(
      signedOut,
      http.post(signIn, async ({ request }) => {
        bodies.push(await request.json());
        server.use(signedIn());
        return HttpResponse.json({ user: { id: 'u1', email: 'ada@example.org', name: 'Ada' } });
      }),
    );
    const { user } = renderPage('/admin');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');

    expect(await screen.findByText('Erfolgreich angemeldet')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(bodies).toEqual([{ email: 'ada@example.org', password: 'geheim' }]);
  });

  it('the sign-in needs both e-mail and password [S-5.5]', async () => {
    server.use(signedOut);
    const { user } = renderPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Anmelden' }));

    expect(await screen.findByText('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible();
    expect(screen.getByText('Bitte geben Sie Ihr Passwort ein.')).toBeVisible();
  });

  it('a refused sign-in shows the reason, clears the password and keeps the e-mail address [S-8.14]', async () => {
    server.use(
      signedOut,
      http.post(signIn, () => refused('wrong-credentials')),
    );
    const { user } = renderPage('/admin');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'falsch{Enter}');

    expect(await screen.findByText('E-Mail-Adresse oder Passwort ist falsch.')).toBeVisible();
    expect(screen.getByLabelText('Passwort')).toHaveValue('');
    expect(screen.getByLabelText('E-Mail')).toHaveValue('ada@example.org');
  });

  it("an unreadable response to the sign-in shows 'Anmeldefehler' [S-8.14]", async () => {
    server.use(
      signedOut,
      http.post(signIn, () => new HttpResponse('<html>', { status: 502 })),
    );
    const { user } = renderPage('/admin');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    expect(await screen.findByText('Anmeldefehler')).toBeVisible();
  });

  it.each([
    ['no role', signedIn(null)],
    ['a refusal', http.get('*/api/admin/me', () => refused('no-permission'))],
    ['a failed check', http.get('*/api/admin/me', () => refused('internal'))],
  ])('the sign-in refuses an account with %s [S-2.47, S-4.3]', async (_, session) => {
    server.use(session);
    renderPage('/admin');

    expect(await screen.findByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
    expect(screen.getByText('Sie benötigen Admin-Rechte, um auf diesen Bereich zuzugreifen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });

  it('the sign-in form is shown after the sign-out [S-4.3]', async () => {
    server.use(
      signedIn(),
      http.post('*/api/auth/sign-out', () => {
        server.use(signedOut);
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Abmelden' }));

    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    expect(screen.getByText('Abgemeldet')).toBeVisible();
  });
});
