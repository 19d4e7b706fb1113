import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { buildLead, rowOf } from '../../../test/leads.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { answerWatch, buildJob, signedIn } from '../../../test/staff.ts';
import { setColorMode } from '../theme/color-mode.ts';
import { forgetPersonalStorage, personalKey } from '../session/personal-storage.ts';
import { storeRecentCommand, readRecentCommands } from './recent.ts';
import { type Command, rankCommands } from './rank.ts';

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

async function pressShortcut(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox', { name: 'Suchen und springen' });
  await waitFor(() => expect(input).toHaveFocus());
  return input;
}

async function openPalette() {
  const page = renderPage('/admin');
  await screen.findByRole('heading', { name: 'Admin Dashboard' });
  return { ...page, input: await pressShortcut(page.user) };
}

describe('palette', () => {
  beforeEach(() => {
    server.use(signedIn());
  });
  afterEach(forgetPersonalStorage);

  it('the command palette opens a tool by a keyword and remembers it as recently used [S-2.62]', async () => {
    const { user, address } = await openPalette();
    server.use(http.get('*/api/admin/properties', () => HttpResponse.json({ items: [], total: 0 })));
    await user.keyboard('holen{Enter}');
    expect(await screen.findByRole('heading', { name: 'Einzelne Immobilie importieren' })).toBeVisible();
    expect(address()).toBe('/admin/import');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(readRecentCommands('u1')).toEqual(['/admin/import']);
  });

  it('arrow keys cycle through the entries of the command palette and announce the active one', async () => {
    const { user, input } = await openPalette();
    const at = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    const all = options();
    expect(at()).toBe(all[0]);
    await user.keyboard('{ArrowUp}');
    expect(at()).toBe(all.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe(all[0]);
    await user.keyboard('{End}');
    expect(at()).toBe(all.at(-1));
    await user.keyboard('{Home}');
    expect(at()).toBe(all[0]);
  });

  it('recently used entries come first in the open command palette', async () => {
    storeRecentCommand('u1', '/admin/import');
    await openPalette();
    expect(options()[0]).toBe('Einzelne Immobilie importieren');
  });

  it('the command palette finds a property by id or title and opens its dialog [S-2.62]', async () => {
    const asked: (string | null)[] = [];
    const villa = { id: 42, title: 'Villa an der Elbe', name: null, city: 'Hamburg' };
    const house = { id: 1042, title: null, name: 'Haus am Deich', city: null };
    server.use(
      http.get('*/api/admin/properties', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q'));
        return HttpResponse.json({ items: [house, villa], total: 2 });
      }),
      http.get('*/api/admin/properties/*', () => refused('property-not-found')),
    );
    const { user, address } = await openPalette();
    await user.keyboard('42');
    await waitFor(() =>
      expect(options().slice(0, 2)).toEqual(['Villa an der ElbeHamburg · 42', 'Haus am Deich1042']),
    );
    expect(asked.at(-1)).toBe('42');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/immobilien?objekt=42'));
    expect(readRecentCommands('u1')).toEqual([]);
  });

  it('Enter in the command palette opens no result of an earlier text', async () => {
    const villa = { id: 42, title: 'Villa an der Elbe', name: null, city: 'Hamburg' };
    server.use(
      http.get('*/api/admin/properties', () => HttpResponse.json({ items: [villa], total: 1 })),
      http.get('*/api/admin/leads', () => HttpResponse.json({ items: [], total: 0 })),
    );
    const { user, address } = await openPalette();
    await user.keyboard('Villa');
    await waitFor(() => expect(options()).toContain('Villa an der ElbeHamburg · 42'));
    await user.keyboard(' 7{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/anfragen?q=Villa+7'));
  });

  it('a word such as Immobilie before a number or name limits the search of the palette, which also offers the whole list [S-2.62]', async () => {
    const villa = { id: 42, title: 'Villa an der Elbe', name: null, city: 'Hamburg' };
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/properties', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('q') ?? '');
        return HttpResponse.json({ items: [villa], total: 1 });
      }),
    );
    const { user, address } = await openPalette();
    await user.keyboard('Immobilie 42 öffnen');
    await waitFor(() =>
      expect(options()).toEqual(['Villa an der ElbeHamburg · 42', 'Immobilien durchsuchen: 42']),
    );
    expect(asked).toContain('42');
    const input = screen.getByRole('combobox', { name: 'Suchen und springen' });
    await user.clear(input);
    await user.type(input, 'Anfrage suchen: Witt');
    await waitFor(() => expect(options().at(-1)).toBe('Anfragen durchsuchen: Witt'));
    expect(options()).not.toContain('Villa an der ElbeHamburg · 42');
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/anfragen?q=Witt'));
  });

  it('the command palette finds a lead by person, e-mail or id and opens it', async () => {
    const asked: (string | null)[] = [];
    const lead = buildLead();
    server.use(
      http.get('*/api/admin/properties', () => HttpResponse.json({ items: [], total: 0 })),
      http.get('*/api/admin/leads', ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.get('page_size') === '6') asked.push(searchParams.get('q'));
        return HttpResponse.json({ items: [rowOf(lead)], total: 1 });
      }),
      http.get('*/api/admin/leads/*', () => refused('not-found')),
    );
    const { user, address } = await openPalette();
    await user.keyboard('witt');
    await waitFor(() => expect(options()[0]).toMatch(/^Jo WittNachricht · /));
    expect(asked.at(-1)).toBe('witt');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/anfragen?anfrage=${lead.id}`));
    expect(readRecentCommands('u1')).toEqual([]);
  });

  it('the command palette shows found leads only once the properties above them have loaded', async () => {
    const gate = createGate();
    server.use(
      http.get('*/api/admin/properties', async () => {
        await gate.opened;
        return HttpResponse.json({
          items: [{ id: 42, title: 'Haus Witt', name: null, city: null }],
          total: 1,
        });
      }),
      http.get('*/api/admin/leads', () => HttpResponse.json({ items: [rowOf(buildLead())], total: 1 })),
    );
    const { user, client } = await openPalette();
    await user.keyboard('witt');
    const leads = ['/api/admin/leads', { q: 'witt', page_size: 6 }];
    await waitFor(() => expect(client.getQueryState(leads)?.status).toBe('success'));
    expect(options()).toEqual(['Anfragen durchsuchen: witt', 'Immobilien durchsuchen: witt']);
    gate.open();
    await waitFor(() => expect(options()[0]).toBe('Haus Witt42'));
    expect(options()[1]).toMatch(/^Jo Witt/);
  });

  it('a text that is too short starts no search in the command palette', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/admin/properties', () => {
        asked += 1;
        return HttpResponse.json({ items: [], total: 0 });
      }),
    );
    const { user } = await openPalette();
    await user.keyboard('x');
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(asked).toBe(0);
    await user.keyboard('y');
    await waitFor(() => expect(asked).toBe(1));
  });

  it('the command palette shows a message if nothing is found, and Enter does nothing', async () => {
    const { user, address } = await openPalette();
    await user.keyboard('§{Enter}');
    expect(screen.getByText('Nichts gefunden')).toBeVisible();
    expect(address()).toBe('/admin');
  });

  it('the command palette starts a sync and shows its page [S-2.194]', async () => {
    const bodies: unknown[] = [];
    server.use(
      ...answerWatch(),
      http.get('*/api/admin/sync/*', () => refused('unavailable')),
      http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: [] })),
      http.post('*/api/admin/jobs', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
      }),
    );
    const { user, address } = await openPalette();
    await user.keyboard('Änderungen abgleichen{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/abgleich'));
    expect(bodies).toEqual([{ kind: 'incremental-sync', importImages: true }]);
    // An action that changes something is not remembered as recently used.
    expect(readRecentCommands('u1')).toEqual([]);
  });

  it('the command palette starts no second sync, and shows the reason of a refusal [S-2.194]', async () => {
    const job = buildJob({ kind: 'full-sync' });
    server.use(
      ...answerWatch(),
      http.get('*/api/admin/sync/*', () => refused('unavailable')),
      http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: [] })),
      http.get('*/api/admin/jobs', () => HttpResponse.json({ items: [job] })),
      http.post('*/api/admin/jobs', () => refused('conflict', { detail: 'Es läuft schon ein Abgleich.' })),
    );
    const { user, address } = await openPalette();
    await user.keyboard('alles abgleichen');
    expect(await screen.findByRole('option', { name: /Jetzt alles abgleichen.*läuft schon/ })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/abgleich'));
    await pressShortcut(user);
    await user.keyboard('Änderungen holen{Enter}');
    expect(await screen.findByText('Der Abgleich wurde nicht gestartet')).toBeVisible();
    expect(screen.getByText('Es läuft schon ein Abgleich.')).toBeVisible();
  });

  it('the command palette opens views of leads, changes the theme and signs out [S-2.194]', async () => {
    const { user, address } = await openPalette();
    await user.keyboard('neue anfragen{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/anfragen?state=new'));
    await pressShortcut(user);
    await user.keyboard('meine{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/anfragen?assignee=u1'));
    await pressShortcut(user);
    await user.keyboard('Design{Enter}');
    await waitFor(() => expect(localStorage.getItem('staff-color-mode')).toBe('dark'));
    act(() => setColorMode('light'));
    let isOut = false;
    server.use(http.post('*/api/auth/sign-out', () => HttpResponse.json({ success: (isOut = true) })));
    await pressShortcut(user);
    await user.keyboard('abmelden{Enter}');
    await waitFor(() => expect(isOut).toBe(true));
    expect(await screen.findByText('Abgemeldet')).toBeVisible();
  });

  it('the command palette offers a Makler no sync and no view of all leads [S-2.194]', async () => {
    server.use(signedIn('broker'));
    const { user } = renderPage('/admin/anfragen');
    await screen.findByRole('heading', { name: 'Anfragen' });
    await pressShortcut(user);
    const titles = options().join('\n');
    expect(titles).toContain('Neue Anfragen anzeigen');
    expect(titles).toContain('Abmelden');
    expect(titles).not.toMatch(/abgleichen|Änderungen holen|Meine Anfragen/);
  });

  it('the command palette closes by its keys and opens by its button', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'Suchen und springen' })[0]!);
    expect(await screen.findByRole('combobox')).toBeVisible();
  });

  it('at most eight recent entries of the command palette are stored, and unreadable ones are ignored', () => {
    for (let n = 0; n < 20; n += 1) storeRecentCommand('u1', `tool-${n}`);
    expect(readRecentCommands('u1')).toHaveLength(8);
    expect(readRecentCommands('u1')[0]).toBe('tool-19');
    localStorage.setItem(personalKey('recent', 'u1'), '{');
    expect(readRecentCommands('u1')).toEqual([]);
  });
});

const command = (id: string, title: string, ...keywords: string[]): Command => ({ id, title, keywords });

const all = [
  command('/admin', 'Übersicht', 'Start'),
  command('/admin/import', 'Einzelne Immobilie importieren', 'Propstack', 'holen'),
  command('/admin/preise', 'Preise aktualisieren', 'price_on_inquiry'),
  command('/admin/protokoll', 'Protokoll', 'Audit'),
];

const found = (input: string, recent: string[] = []) => rankCommands(all, input, recent).map(({ id }) => id);

describe('ranking of the palette', () => {
  it('entries of the command palette match by title and keyword, without case and accents, with every word', () => {
    expect(found('uber')).toEqual(['/admin']);
    expect(found('PROPSTACK')).toEqual(['/admin/import']);
    expect(found('immobilie imp')).toEqual(['/admin/import']);
    expect(found('immobilie preise')).toEqual([]);
  });

  it('the command palette ranks titles that begin with the text first, then the beginning of a word, then its middle', () => {
    expect(found('pr')).toEqual(['/admin/preise', '/admin/protokoll', '/admin/import']);
    expect(found('tokoll')).toEqual(['/admin/protokoll']);
  });

  it('recently used entries come first in the ranking of the palette without an input', () => {
    expect(found('', ['/admin/protokoll', '/admin/import'])).toEqual([
      '/admin/protokoll',
      '/admin/import',
      '/admin',
      '/admin/preise',
    ]);
    expect(found('p', ['/admin/protokoll'])[0]).toBe('/admin/protokoll');
  });

  it('a long input in the command palette is ranked too', () => {
    expect(found('x'.repeat(1_000_000))).toEqual([]);
  });
});
