import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';

const token = 'T'.repeat(24);

describe('a forgotten password', () => {
  it('the form for a forgotten password keeps the address and shows the same answer for known and unknown addresses [S-2.161]', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/admin/me', () => refused('not-signed-in')),
      http.post('*/api/auth/request-password-reset', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ status: true });
      }),
    );
    const { user } = renderPage('/admin');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Passwort vergessen?' }));
    expect(await screen.findByLabelText(/^E-Mail/)).toHaveValue('ada@example.org');
    await user.click(screen.getByRole('button', { name: 'Link anfordern' }));
    expect(await screen.findByText(/^Gehört ada@example.org zu einem Konto/)).toBeVisible();
    expect(sent).toEqual([{ email: 'ada@example.org' }]);
    await user.click(screen.getByRole('button', { name: 'Zur Anmeldung' }));
    expect(screen.getByLabelText('Passwort')).toBeVisible();
  });

  it('a refused request for a new password shows its reason and keeps the address', async () => {
    const detail = 'Zu viele Versuche. Bitte versuchen Sie es in 8 Sekunden erneut.';
    server.use(
      http.get('*/api/admin/me', () => refused('not-signed-in')),
      http.post('*/api/auth/request-password-reset', () => refused('too-many-requests', { detail })),
    );
    const { user } = renderPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Passwort vergessen?' }));
    await user.type(await screen.findByLabelText(/^E-Mail/), 'ada@example.org{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByLabelText(/^E-Mail/)).toHaveValue('ada@example.org');
  });

  it('the link in the mail for a forgotten password sets a new password [S-2.162]', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/auth/reset-password', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ status: true });
      }),
    );
    const { user } = renderPage(`/admin/passwort#${token}`);
    await user.type(await screen.findByLabelText(/^Neues Passwort$/), 'ein langes Kennwort{Enter}');
    expect(await screen.findByRole('heading', { name: 'Ihr neues Passwort gilt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/admin');
    expect(sent).toEqual({ token, newPassword: 'ein langes Kennwort' });
  });

  it('an expired link for a forgotten password explains how to get another [S-2.162]', async () => {
    server.use(http.post('*/api/auth/reset-password', () => refused('invitation-over')));
    const { user } = renderPage(`/admin/passwort#${token}`);
    await user.type(await screen.findByLabelText(/^Neues Passwort$/), 'ein langes Kennwort{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieser Link ist abgelaufen');
    expect(screen.getByText(/unter „Passwort vergessen\?“/)).toBeVisible();
  });
});
