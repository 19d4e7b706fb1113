import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { answerLeads, answerOverview, signedIn } from '../../../test/staff.ts';
import { tools } from '../tools.ts';

const hrefs = (parent: HTMLElement) =>
  within(parent)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('frame of the staff area', () => {
  beforeEach(() => {
    // Default responses for the requests of all tools, because this spec opens every tool.
    server.use(
      signedIn(),
      answerOverview(),
      http.get('*/api/admin/*', () => refused('unavailable')),
    );
  });

  it('side bar and cards of the staff area link to the overview and to every tool [S-1.3, S-2.48]', async () => {
    renderPage('/admin');
    const paths = tools.map(({ path, search: { state } }) => path + (state ? `?state=${state}` : ''));
    const bar = await screen.findByRole('navigation', { name: 'Werkzeuge' });
    expect(hrefs(bar)).toEqual(['/admin', ...paths]);
    expect(within(bar).getByRole('link', { name: 'Übersicht' })).toHaveAttribute('aria-current', 'page');
    expect(hrefs(await screen.findByRole('region', { name: 'Werkzeuge' }))).toEqual(paths);
  });

  it('the staff navigation groups the tools by Arbeit, Bestand, Technik and Verwaltung [S-2.109]', async () => {
    renderPage('/admin');
    const bar = within(await screen.findByRole('navigation', { name: 'Werkzeuge' }));
    expect(bar.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Arbeit',
      'Bestand',
      'Technik',
      'Verwaltung',
    ]);
    expect(hrefs(bar.getByRole('list', { name: 'Bestand' }))).toEqual([
      '/admin/immobilien',
      '/admin/bewertungen',
      '/admin/abgleich',
      '/admin/import',
      '/admin/preise',
      '/admin/zusatzfelder',
    ]);
  });

  it.each(tools.map(({ path, title }) => [path, title]))(
    'the tool %s has a heading and is marked as current in the staff navigation',
    async (path, title) => {
      renderPage(path);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      const bar = screen.getByRole('navigation', { name: 'Werkzeuge' });
      expect(within(bar).getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
    },
  );

  it('the title of every staff page counts the unread leads and is updated within seconds [S-2.97]', async () => {
    server.use(answerLeads({ unread: 2 }));
    const { user } = renderPage('/admin');
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    server.use(answerLeads({ unread: 3 }));
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    const cards = await screen.findByRole('region', { name: 'Werkzeuge' });
    await user.click(within(cards).getByRole('link', { name: /Vorlagen/ }));
    await waitFor(() => expect(document.title).toMatch(/^\(3\) Vorlagen/));
  });

  it('a card of the overview opens its tool [S-2.48]', async () => {
    const { user, address } = renderPage('/admin');
    const cards = await screen.findByRole('region', { name: 'Werkzeuge' });
    await user.click(within(cards).getByRole('link', { name: /Einzelne Immobilie importieren/ }));
    expect(await screen.findByLabelText('Immobilien-ID')).toBeVisible();
    expect(address()).toBe('/admin/import');
  });

  it('an unknown path of the staff area shows the 404 page beside the navigation [S-2.60]', async () => {
    renderPage('/admin/gibt-es-nicht');
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Seite gibt es nicht' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Werkzeuge' })).toBeVisible();
  });

  it('a link in the staff navigation drawer closes the drawer', async () => {
    const { user } = renderPage('/admin');
    await user.click(await screen.findByRole('button', { name: 'Menü öffnen' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menü' });
    await user.click(within(drawer).getByRole('link', { name: 'Einzelne Immobilie importieren' }));
    expect(await screen.findByLabelText('Immobilien-ID')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menü' })).toBeNull());
  });

  it('the URL of a staff tool asks for the sign-in and then shows the tool', async () => {
    server.use(http.get('*/api/admin/me', () => new HttpResponse(null, { status: 401 })));
    const { user } = renderPage('/admin/import');
    await user.type(await screen.findByLabelText('E-Mail'), 'ada@example.org');
    server.use(
      signedIn(),
      http.post('*/api/auth/sign-in/email', () =>
        HttpResponse.json({ user: { id: 'u1', email: 'ada@example.org', name: 'Ada' } }),
      ),
    );
    await user.type(screen.getByLabelText('Passwort'), 'geheim{Enter}');
    expect(await screen.findByLabelText('Immobilien-ID')).toBeVisible();
  });
});
