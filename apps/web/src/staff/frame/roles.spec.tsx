import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { answerRows, row } from '../../../test/staff-properties.ts';
import { answerOverview, signedIn } from '../../../test/staff.ts';

const titles = (parent: HTMLElement) =>
  within(parent)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const bar = () => screen.findByRole('navigation', { name: 'Werkzeuge' });

describe('a Makler', () => {
  beforeEach(() => {
    server.use(
      signedIn('broker'),
      answerOverview({ crm: null, storage: null }),
      http.get('*/api/admin/jobs', () => refused('no-permission')),
    );
  });

  it('a Makler sees only the tools of the role in navigation, cards and tiles [S-2.165]', async () => {
    renderPage('/admin');
    expect(titles(await bar())).toEqual([
      'Übersicht',
      expect.stringMatching(/^Anfragen/),
      'Immobilien verwalten',
      'Mein Konto',
    ]);
    expect(await screen.findByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Werkzeuge' })).not.toHaveTextContent('Team');
    expect(screen.queryByText('nicht erreichbar')).toBeNull();
    expect(screen.queryByText('Läuft gerade')).toBeNull();
  });

  it('the app of a Makler never requests the jobs and shows no notice about them [S-2.230]', async () => {
    let requests = 0;
    server.use(
      http.get('*/api/admin/jobs', () => {
        requests += 1;
        return refused('no-permission');
      }),
    );
    renderPage('/admin');
    expect(await screen.findByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
    await expect(
      screen.findByText(/Die Verbindung für Fortschrittsmeldungen/, {}, { timeout: 500 }),
    ).rejects.toThrow();
    expect(requests).toBe(0);
  });

  it.each([
    ['/admin/team', 'Team', 'Admin'],
    ['/admin/abgleich', 'Abgleich mit Propstack', 'Büro oder Admin'],
  ])(
    'a Makler who opens %s sees which roles may open it, beside the navigation [S-2.165]',
    async (path, title, roles) => {
      renderPage(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Keine Berechtigung' })).toBeVisible();
      expect(screen.getByText(`„${title}“ können nur Konten mit der Rolle ${roles} öffnen.`)).toBeVisible();
      expect(await bar()).toBeVisible();
    },
  );

  it('a Makler can read the table of properties and change no status [S-2.165]', async () => {
    server.use(answerRows([row(1), row(2)]));
    renderPage('/admin/immobilien');
    expect(await screen.findByRole('button', { name: 'Spalten und Ansichten' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Alle auswählen' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /auswählen$/ })).toBeNull();
  });

  it('the inbox of a Makler shows no leads of other accounts', async () => {
    renderPage('/admin/anfragen');
    expect(await screen.findByText('Keine Anfragen gefunden')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Ansichten' })).toBeNull();
    expect(screen.queryByLabelText('Zugewiesen')).toBeNull();
  });
});

it('the navigation hides the tools of a role that was taken away as soon as a request is refused [S-2.167]', async () => {
  server.use(signedIn('office'));
  const { user } = renderPage('/admin/anfragen');
  expect(within(await bar()).getByRole('link', { name: 'Vorlagen' })).toBeVisible();
  server.use(
    signedIn('broker'),
    http.get('*/api/admin/leads', () => refused('no-permission')),
  );
  await user.type(screen.getByLabelText('Suche'), 'witt');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Vorlagen' })).toBeNull());
  expect(within(await bar()).getByRole('link', { name: 'Mein Konto' })).toBeVisible();
});
