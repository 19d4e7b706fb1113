import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { StaffRole } from '@estate/domain/staff/roles';
import { http, HttpResponse } from 'msw';
import type { StaffAccount } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';

const account = (part: Partial<StaffAccount>): StaffAccount => ({
  id: 'u1',
  email: 'ada@example.org',
  name: part.email ?? 'ada@example.org',
  role: 'admin',
  broker: null,
  state: 'active',
  two_factor: false,
  last_seen: new Date(Date.now() - 3 * 60_000).toISOString(),
  ...part,
});

/** The accounts of the mocked server, which the mocked requests change. */
let accounts: StaffAccount[];
let isRequired: boolean;
let passwords: string[];

describe('the team', () => {
  beforeEach(() => {
    isRequired = false;
    passwords = [];
    accounts = [
      account({}),
      account({ id: 'u2', email: 'neu@example.org', role: 'broker', state: 'invited', last_seen: null }),
    ];
    server.use(
      signedIn(),
      http.get('*/api/admin/staff', () => HttpResponse.json({ items: accounts })),
      http.patch('*/api/admin/staff/:id', async ({ params, request }) => {
        const { role, password } = (await request.json()) as { role: StaffRole; password: string };
        passwords.push(password);
        accounts = accounts.map((one) => (one.id === params['id'] ? { ...one, role } : one));
        return HttpResponse.json(accounts[0]);
      }),
      http.put('*/api/admin/staff/:id/broker', async ({ params, request }) => {
        const { broker } = (await request.json()) as { broker: string | null };
        accounts = accounts.map((one) => (one.id === params['id'] ? { ...one, broker } : one));
        return HttpResponse.json(accounts[0]);
      }),
      http.delete('*/api/admin/staff/:id', ({ params }) => {
        accounts = accounts.filter(({ id }) => id !== params['id']);
        return HttpResponse.json({ removed: true });
      }),
      http.get('*/api/admin/staff-settings', () => HttpResponse.json({ two_factor_required: isRequired })),
      http.put('*/api/admin/staff-settings', async ({ request }) => {
        const { password, ...body } = (await request.json()) as {
          two_factor_required: boolean;
          password: string;
        };
        passwords.push(password);
        isRequired = body.two_factor_required;
        return HttpResponse.json(body);
      }),
      http.post('*/api/admin/staff', async ({ request }) => {
        const given = (await request.json()) as Pick<StaffAccount, 'email' | 'name' | 'role'>;
        accounts = [...accounts, account({ id: 'u3', ...given, state: 'invited' })];
        return HttpResponse.json(accounts.at(-1));
      }),
    );
  });

  /** Enters the own password in the open dialog and presses this button. */
  async function confirm(user: ReturnType<typeof renderPage>['user'], button: string) {
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Ihr Passwort/), 'ein gutes Kennwort');
    await user.click(dialog.getByRole('button', { name: button }));
  }

  const row = (email: string) => screen.findByRole('listitem', { name: email });

  it('each staff account is listed with its state and its last visit', async () => {
    renderPage('/admin/team');
    expect(await row('ada@example.org')).toHaveTextContent('ada@example.org (Sie)zuletzt vor 3 Minuten');
    expect(await row('neu@example.org')).toHaveTextContent('Eingeladennoch nie angemeldet');
  });

  it('an invitation by e-mail adds the staff account to the list', async () => {
    const { user } = renderPage('/admin/team');
    await user.click(await screen.findByRole('button', { name: 'Einladen' }));
    await user.type(screen.getByLabelText(/^E-Mail/), 'kim@example.org');
    await user.type(screen.getByLabelText(/^Name/), 'Kim Ahlers');
    await user.selectOptions(within(screen.getByRole('form')).getByLabelText(/^Rolle/), 'Büro');
    await user.type(screen.getByLabelText(/^Ihr Passwort/), 'ein gutes Kennwort{Enter}');
    expect(await row('Kim Ahlers')).toHaveTextContent('Kim Ahlerskim@example.orgEingeladen');
    expect(screen.getByLabelText('Rolle von Kim Ahlers')).toHaveValue('office');
    expect(screen.queryByRole('button', { name: 'Einladung schicken' })).toBeNull();
  });

  it('a refused invitation of a colleague shows its reason and keeps the form', async () => {
    const text = 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.';
    server.use(http.post('*/api/admin/staff', () => refused('staff-exists', { detail: text })));
    const { user } = renderPage('/admin/team');
    await user.click(await screen.findByRole('button', { name: 'Einladen' }));
    await user.type(screen.getByLabelText(/^E-Mail/), 'ada@example.org');
    await user.type(screen.getByLabelText(/^Ihr Passwort/), 'ein gutes Kennwort{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText(/^E-Mail/)).toHaveValue('ada@example.org');
  });

  it('accounts stay listed below a message that they could not be loaded again', async () => {
    const { user } = renderPage('/admin/team');
    const role = within(await row('neu@example.org')).getByLabelText('Rolle von neu@example.org');
    server.use(http.get('*/api/admin/staff', () => refused('unavailable', { detail: 'Nicht erreichbar.' })));
    await user.selectOptions(role, 'admin');
    await confirm(user, 'Rolle ändern');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Die Konten konnten nicht geladen werden: Nicht erreichbar.');
    expect(role).toBeVisible();
    server.use(http.get('*/api/admin/staff', () => HttpResponse.json({ items: accounts })));
    await user.click(within(alert).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it("a change of an account's role asks for the own password, and the last admin keeps the role", async () => {
    const { user } = renderPage('/admin/team');
    const role = within(await row('neu@example.org')).getByLabelText('Rolle von neu@example.org');
    await user.selectOptions(role, 'admin');
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(role).toHaveValue('broker');
    await user.selectOptions(role, 'admin');
    await confirm(user, 'Rolle ändern');
    expect(await screen.findByText('Die Rolle ist geändert')).toBeVisible();
    expect(role).toHaveValue('admin');
    expect(passwords).toEqual(['ein gutes Kennwort']);
    const text = 'Das geht nicht: Mindestens ein Konto mit Passwort braucht Admin-Rechte.';
    server.use(http.patch('*/api/admin/staff/:id', () => refused('last-admin', { detail: text })));
    await user.selectOptions(role, 'broker');
    await confirm(user, 'Rolle ändern');
    expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(role).toHaveValue('admin');
  });

  it('the broker that an account has on the website can be set for any account, also the own one', async () => {
    const { user } = renderPage('/admin/team');
    const own = await screen.findByLabelText('Person auf der Website von ada@example.org');
    expect(own).toHaveDisplayValue('Keine');
    await user.selectOptions(own, 'Maren Lührs');
    expect(await screen.findByText('Die Person auf der Website ist geändert')).toBeVisible();
    expect(accounts[0]?.broker).toBe('maren-luehrs');
    await user.selectOptions(own, 'Keine');
    await waitFor(() => expect(accounts[0]?.broker).toBeNull());
  });

  it('the role of the own account can only be changed by another admin [S-6.8]', async () => {
    renderPage('/admin/team');
    const own = await screen.findByLabelText('Rolle von ada@example.org');
    expect(own).toBeDisabled();
    expect(own).toHaveAccessibleDescription('Ihre eigene Rolle kann nur ein anderer Admin ändern.');
  });

  it('a staff account whose broker has left the website is marked and can be removed', async () => {
    accounts.push(account({ id: 'u9', email: 'fort@example.org', broker: 'wer-ging' }));
    const { user } = renderPage('/admin/team');
    const left = within(await row('fort@example.org'));
    expect(left.getByText('Nicht mehr auf der Website')).toBeVisible();
    await user.click(left.getByRole('button', { name: 'Konto schließen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Konto entfernen' }));
    expect(await screen.findByText('Das Konto ist entfernt')).toBeVisible();
  });

  it('an account is removed after a confirmation with its name', async () => {
    const { user } = renderPage('/admin/team');
    const remove = within(await row('neu@example.org')).getByRole('button', { name: 'Entfernen' });
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(await row('neu@example.org')).toBeVisible();
    await user.click(remove);
    const dialog = screen.getByRole('dialog', { name: 'neu@example.org entfernen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Konto entfernen' }));
    expect(await screen.findByText('Das Konto ist entfernt')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'neu@example.org' })).toBeNull();
  });

  it('requiring a second factor asks for the password and names the accounts that have none [S-2.164]', async () => {
    const { user } = renderPage('/admin/team');
    const rule = await screen.findByRole('checkbox', { name: /^Alle Konten brauchen einen zweiten Faktor/ });
    await user.click(rule);
    const dialog = screen.getByRole('dialog', { name: 'Zweiten Faktor von allen verlangen?' });
    expect(dialog).toHaveTextContent('Noch keinen haben: ada@example.org (Sie), neu@example.org.');
    expect(rule).not.toBeChecked();
    await confirm(user, 'Von allen verlangen');
    expect(await screen.findByText('Alle Konten brauchen jetzt einen zweiten Faktor')).toBeVisible();
    expect(rule).toBeChecked();
    await user.click(rule);
    await confirm(user, 'Freistellen');
    expect(await screen.findByText('Der zweite Faktor ist wieder freiwillig')).toBeVisible();
    expect(isRequired).toBe(false);
  });

  it('an admin can switch off the second factor of a colleague, but not the own one', async () => {
    accounts = accounts.map((one) => ({ ...one, state: 'active', two_factor: true }));
    server.use(
      http.post('*/api/admin/staff/u2/two-factor/remove', () => {
        accounts = accounts.map((one) => (one.id === 'u2' ? { ...one, two_factor: false } : one));
        return HttpResponse.json(accounts[1]);
      }),
    );
    const { user } = renderPage('/admin/team');
    const name = 'Zweiten Faktor ausschalten';
    expect(within(await row('ada@example.org')).queryByRole('button', { name })).toBeNull();
    await user.click(within(await row('neu@example.org')).getByRole('button', { name }));
    await confirm(user, 'Ausschalten');
    expect(await screen.findByText('Der zweite Faktor ist ausgeschaltet')).toBeVisible();
    expect(await row('neu@example.org')).not.toHaveTextContent('Zweiter Faktor');
  });

  it('sessions of an account are listed with device and time, and can be ended', async () => {
    const at = new Date(Date.now() - 2 * 3_600_000).toISOString();
    let items = [{ id: 's1', user_agent: 'curl/8', signed_in: at, last_seen: at }];
    server.use(
      http.get('*/api/admin/staff/u1/sessions', () => HttpResponse.json({ items })),
      http.delete('*/api/admin/staff/u1/sessions/s1', () => {
        items = [];
        return HttpResponse.json({ ended: 1 });
      }),
    );
    const { user } = renderPage('/admin/team');
    await user.click(within(await row('ada@example.org')).getByRole('button', { name: 'Sitzungen' }));
    expect(await screen.findByText(/zuletzt/, { selector: 'li li span span' })).toHaveTextContent(
      'zuletzt vor 2 Stunden, angemeldet vor 2 Stunden',
    );
    await user.click(screen.getByRole('button', { name: 'Skript abmelden' }));
    expect(await screen.findByText('Zurzeit nirgends angemeldet.')).toBeVisible();
  });
});
