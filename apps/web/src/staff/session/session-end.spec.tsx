import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveJobs } from '../../../test/jobs.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { FakeChannel, fakeSharedTabs } from '../../../test/shared-tabs.ts';
import { signedIn } from '../../../test/staff.ts';

const jobs = '*/api/admin/jobs';
const signedOut = [
  http.get('*/api/admin/me', () => refused('not-signed-in')),
  http.post(jobs, () => refused('not-signed-in')),
  http.get(jobs, () => refused('not-signed-in')),
];

/** Signs in as the person with this id; from then on the server takes jobs and notes them in `started`. */
function acceptSignIn(id: string, started: unknown[] = []) {
  server.use(
    http.post('*/api/auth/sign-in/email', () => {
      server.use(
        id === 'u1' ? signedIn() : signedIn('admin', { id, name: 'Grace' }),
        http.post(jobs, async ({ request }) => {
          started.push(await request.json());
          return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
        }),
        http.get(jobs, () => HttpResponse.json({ items: [] })),
      );
      return HttpResponse.json({ user: { id, email: 'ada@example.org', name: 'Ada' } });
    }),
  );
}

/** Fills the import form, lets the session end and sends the form. */
async function sendWithoutSession() {
  server.use(
    signedIn(),
    http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: [] })),
  );
  const page = renderPage('/admin/import');
  const input = await screen.findByLabelText('Immobilien-ID');
  server.use(...signedOut);
  await page.user.type(input, '42{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nicht authentifiziert' }));
  const signIn = async () => {
    await page.user.type(dialog.getByLabelText('E-Mail'), 'ada@example.org');
    await page.user.type(dialog.getByLabelText('Passwort'), 'geheim{Enter}');
  };
  return { ...page, input, dialog, signIn };
}

describe('a session that ends while somebody works', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = fakeSharedTabs();
  });
  afterEach(() => restore());

  it('after the session expired the sign-in opens over the form, which stays, and the refused request is repeated [S-4.20]', async () => {
    const started: unknown[] = [];
    acceptSignIn('u1', started);
    const { input, dialog, signIn } = await sendWithoutSession();
    expect(dialog.getByText('Bitte melden Sie sich an')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('E-Mail')).toHaveFocus());
    expect(input).toHaveValue('42');
    await signIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started).toEqual([{ kind: 'import-property', propertyId: '42', importImages: true }]);
    expect(input).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Import läuft...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('closing the sign-in after the session expired fails the request and keeps the form [S-4.20]', async () => {
    const { user, input, dialog } = await sendWithoutSession();
    await user.click(dialog.getByRole('button', { name: 'Anmeldung schließen' }));
    expect(await screen.findByText('Import fehlgeschlagen')).toBeVisible();
    expect(screen.getByText('Bitte melden Sie sich an')).toBeVisible();
    expect(input).toHaveValue('42');
  });

  it('after another person signs in the refused request is not repeated, and the form is emptied', async () => {
    const started: unknown[] = [];
    acceptSignIn('u2', started);
    const { signIn } = await sendWithoutSession();
    await signIn();
    await screen.findAllByText('Grace');
    expect(await screen.findByLabelText('Immobilien-ID')).toHaveValue('');
    expect(started).toEqual([]);
  });

  it('a refused request for the jobs opens the sign-in', async () => {
    server.use(signedIn());
    renderPage('/admin');
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    server.use(...signedOut);
    moveJobs();
    expect(await screen.findByRole('dialog', { name: 'Nicht authentifiziert' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Admin Dashboard', hidden: true })).toBeInTheDocument();
  });
});

describe('the other tabs of the browser', () => {
  let restore: () => void;
  beforeEach(() => {
    restore = fakeSharedTabs();
  });
  afterEach(() => restore());
  const tell = (news: object) => act(() => new FakeChannel('staff-session').postMessage(news));

  it('other tabs show the staff page as soon as a person signs in [S-4.21]', async () => {
    server.use(...signedOut);
    renderPage('/admin');
    await screen.findByRole('button', { name: 'Anmelden' });
    server.use(signedIn());
    tell({ type: 'signed-in', userId: 'u1' });
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  });

  it('other tabs show the sign-in as soon as the person signs out [S-4.21]', async () => {
    server.use(signedIn());
    renderPage('/admin');
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    server.use(...signedOut);
    tell({ type: 'signed-out' });
    // A request for the jobs may be refused shortly before and open a dialog, which then closes.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Anmelden' })).toBeVisible());
    expect(screen.queryByRole('heading', { name: 'Admin Dashboard' })).toBeNull();
  });

  it('other tabs ask for the sign-in once the session has expired, and continue after it', async () => {
    server.use(signedIn());
    renderPage('/admin/import');
    const input = await screen.findByLabelText('Immobilien-ID');
    server.use(...signedOut);
    tell({ type: 'ended' });
    expect(await screen.findByRole('dialog', { name: 'Nicht authentifiziert' })).toBeVisible();
    server.use(signedIn());
    tell({ type: 'signed-in', userId: 'u1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input).toBeInTheDocument();
  });

  it('other browser tabs get messages about sign-in and sign-out', async () => {
    const heard: unknown[] = [];
    new FakeChannel('staff-session').onmessage = ({ data }) => heard.push(data);
    server.use(...signedOut);
    acceptSignIn('u1');
    const { user } = renderPage('/admin');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    await screen.findByRole('heading', { name: 'Admin Dashboard' });
    server.use(http.post('*/api/auth/sign-out', () => HttpResponse.json({ success: true })));
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await screen.findByText('Abgemeldet');
    expect(heard).toEqual([{ type: 'signed-in', userId: 'u1' }, { type: 'signed-out' }]);
  });
});
