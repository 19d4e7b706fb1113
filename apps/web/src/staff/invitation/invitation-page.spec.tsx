import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const token = 'T'.repeat(43);

describe('a mailed link', () => {
  it('the link of an invitation sets the password and signs in with it [S-6.7, S-2.168]', async () => {
    let sent: unknown;
    let signedInWith: unknown;
    server.use(
      http.post('*/api/invitations/accept', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ email: 'neu@example.org' });
      }),
      http.post('*/api/auth/sign-in/email', async ({ request }) => {
        signedInWith = await request.json();
        server.use(signedIn('broker'));
        return HttpResponse.json({ user: { id: 'u1', email: 'neu@example.org', name: 'Neu' } });
      }),
    );
    const { user } = renderPage(`/admin/einladung#${token}).`);
    const password = await screen.findByLabelText(/^Neues Passwort/);
    await user.type(password, 'kurz{Enter}');
    expect(await screen.findByText('Das neue Passwort braucht mindestens 12 Zeichen.')).toBeVisible();
    expect(sent).toBeUndefined();
    await user.clear(password);
    const headings = new Set<string | null>();
    const observer = new MutationObserver(() =>
      headings.add(screen.queryByRole('heading', { name: /unvollständig/ })?.textContent ?? null),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    await user.type(password, 'ein langes Kennwort{Enter}');
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    observer.disconnect();
    // The refusal must not appear at any time, also not while the next page is loading.
    expect([...headings]).toEqual([null]);
    expect(sent).toEqual({ token, password: 'ein langes Kennwort' });
    expect(signedInWith).toEqual({ email: 'neu@example.org', password: 'ein langes Kennwort' });
  });

  it('a refused sign-in after an invited person set the password leads to the regular sign-in', async () => {
    server.use(
      http.post('*/api/invitations/accept', () => HttpResponse.json({ email: 'neu@example.org' })),
      http.post('*/api/auth/sign-in/email', () => refused('too-many-requests')),
    );
    const { user } = renderPage(`/admin/einladung#${token}`);
    await user.type(await screen.findByLabelText(/^Neues Passwort/), 'ein langes Kennwort{Enter}');
    expect(await screen.findByRole('heading', { name: 'Ihr Passwort ist gesetzt' })).toBeVisible();
    expect(screen.getByText(/neu@example\.org/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute('href', '/admin');
  });

  it('an expired invitation link shows that it is expired', async () => {
    const detail = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
    server.use(http.post('*/api/invitations/accept', () => refused('invitation-over', { detail })));
    const { user } = renderPage(`/admin/einladung#${token}`);
    await user.type(await screen.findByLabelText(/^Neues Passwort/), 'ein langes Kennwort{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('an invitation link without a token shows an error instead of asking for a password', async () => {
    renderPage('/admin/einladung');
    expect(await screen.findByRole('heading', { name: 'Dieser Link ist unvollständig' })).toBeVisible();
    expect(screen.queryByLabelText(/Passwort/)).toBeNull();
  });
});
