import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { buildLead, colleague, mockLead, rowOf } from '../../../test/leads.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { answerLeads, signedIn } from '../../../test/staff.ts';

const first = buildLead();

const second = buildLead({
  id: `${'2'.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}`,
  name: 'Ida Kern',
  state: 'new',
  unread: true,
});

const lines = () => within(screen.getByRole('list', { name: 'Anfragen' })).getAllByRole('link');

describe('the list of leads', () => {
  beforeEach(() => {
    server.use(
      signedIn(),
      answerLeads({ items: [rowOf(first), rowOf(second)], total: 2 }),
      http.get('*/api/admin/colleagues', () => HttpResponse.json({ items: [colleague] })),
    );
  });

  it('a row of the inbox shows sender, content, time and state of a lead', async () => {
    server.use(
      answerLeads({
        items: [
          rowOf(buildLead({ state: 'handled', assignee: 'u2' })),
          rowOf(buildLead({ ...second, suspicious: true, mails: { agency: 'pending', visitor: 'failed' } })),
        ],
        total: 120,
        unread: 1,
      }),
    );
    renderPage('/admin/anfragen');
    expect(
      await screen.findByRole('link', { name: /Jo Witt.*Nachricht · Wann haben Sie Zeit.*Erledigt · Bo/ }),
    ).toBeVisible();
    expect(
      screen.getByRole('link', {
        name: /Ungelesen: Ida Kern.*Spamverdacht.*Nachricht.*Wann haben Sie Zeit.*Neu/,
      }),
    ).toBeVisible();
    expect(screen.getByText('1–2 von 120')).toBeVisible();
    const bar = screen.getByRole('navigation', { name: 'Werkzeuge' });
    expect(await within(bar).findByRole('link', { name: 'Anfragen 1 ungelesen' })).toBeVisible();
  });

  it('search, filters and page of the inbox are read from the URL and written into it', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/leads', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ items: [rowOf(first)], total: 200 });
      }),
    );
    const { user, address } = renderPage('/admin/anfragen?q=witt&kind=contact&page=2&state=unsinn');
    await screen.findByText('51–51 von 200');
    expect(asked).toContain('?q=witt&kind=contact&page=2');
    await user.click(screen.getByRole('button', { name: 'Spam' }));
    await waitFor(() => expect(address()).toBe('/admin/anfragen?q=witt&kind=contact&state=suspicious'));
    await user.clear(screen.getByLabelText('Suche'));
    await user.type(screen.getByLabelText('Suche'), '040 77');
    await waitFor(() => expect(asked).toContain('?q=040%2077&kind=contact&state=suspicious'));
    expect(screen.getByRole('link', { name: 'Als CSV speichern' })).toHaveAttribute(
      'href',
      '/api/admin/leads/export?kind=contact&q=040+77&state=suspicious',
    );
    await user.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(address()).toContain('&page=2'));
  });

  it('the inbox has views of open, all, own, unassigned and spam leads, and a filter by person [S-2.96, S-2.223]', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/admin/leads', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ items: [rowOf(first)], total: 1 });
      }),
    );
    const { user, address } = renderPage('/admin/anfragen?kind=contact');
    const views = within(await screen.findByRole('group', { name: 'Ansichten' }));
    const pressed = (name: string) =>
      waitFor(() => expect(views.getByRole('button', { name, pressed: true })).toBeVisible());
    await pressed('Alle');
    for (const [name, query] of [
      ['Offen', '?kind=contact&state=unhandled'],
      ['Meine', '?kind=contact&assignee=u1'],
      ['Spam', '?kind=contact&state=suspicious'],
      ['Niemand', '?kind=contact&assignee=niemand'],
    ] as const) {
      await user.click(views.getByRole('button', { name }));
      await pressed(name);
      await waitFor(() => expect(asked.at(-1)).toBe(query));
    }
    await user.selectOptions(screen.getByLabelText('Zugewiesen'), 'Bo');
    await waitFor(() => expect(address()).toBe('/admin/anfragen?kind=contact&assignee=u2'));
    expect(views.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('no lead of the former inbox view can be selected while the next view loads', async () => {
    const gate = createGate();
    server.use(
      http.get('*/api/admin/leads', async ({ request }) => {
        const isSpam = request.url.includes('state=suspicious');
        if (isSpam) await gate.opened;
        return HttpResponse.json({ items: [rowOf(isSpam ? second : first)], total: 1 });
      }),
    );
    const { user, address } = renderPage('/admin/anfragen');
    const tick = await screen.findByRole('checkbox', { name: 'Jo Witt auswählen' });
    await user.click(screen.getByRole('button', { name: 'Spam' }));
    await waitFor(() => expect(address()).toBe('/admin/anfragen?state=suspicious'));
    await waitFor(() => expect(tick).toBeDisabled());
    expect(screen.getByRole('checkbox', { name: 'Alle dieser Seite auswählen' })).toBeDisabled();
    act(() => lines()[0]!.focus());
    await user.keyboard('x');
    expect(tick).not.toBeChecked();
    gate.open();
    const next = await screen.findByRole('checkbox', { name: 'Ida Kern auswählen' });
    expect(next).toBeEnabled();
    await user.click(next);
    expect(await screen.findByText('1 Anfrage ausgewählt')).toBeVisible();
  });

  it('the side bar opens the inbox with the open leads, and an empty view shows that all is done [S-2.223]', async () => {
    server.use(answerLeads());
    mockLead(first);
    const { user, address } = renderPage(`/admin/anfragen?anfrage=${first.id}`);
    const bar = within(await screen.findByRole('navigation', { name: 'Werkzeuge' }));
    const link = bar.getByRole('link', { name: /^Anfragen/ });
    expect(link).toHaveAttribute('aria-current', 'page');
    await user.click(link);
    await waitFor(() => expect(address()).toBe('/admin/anfragen?state=unhandled'));
    expect(screen.getByRole('button', { name: 'Offen', pressed: true })).toBeVisible();
    expect(await screen.findByText('Alles erledigt')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle Anfragen zeigen' }));
    await waitFor(() => expect(address()).toBe('/admin/anfragen'));
  });

  it('the list of leads works by keyboard: arrows move, Enter opens, / searches', async () => {
    mockLead(second);
    const { user, address } = renderPage('/admin/anfragen');
    await screen.findByRole('link', { name: /Jo Witt/ });
    expect(lines().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    lines()[0]!.focus();
    await user.keyboard('{ArrowDown}');
    expect(lines()[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(`/admin/anfragen?anfrage=${second.id}`));
    expect(lines()[1]).toHaveAttribute('aria-current', 'true');
    await user.keyboard('/');
    expect(screen.getByLabelText('Suche')).toHaveFocus();
  });

  it('an empty inbox and a failed request show a message, and a button loads again', async () => {
    server.use(answerLeads());
    const { user } = renderPage('/admin/anfragen?q=nichts');
    expect(await screen.findByText('Keine Anfragen gefunden')).toBeVisible();
    server.use(http.get('*/api/admin/leads', () => refused('unavailable')));
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    expect(await screen.findByText('Anfragen konnten nicht geladen werden')).toBeVisible();
    server.use(answerLeads({ items: [rowOf(first)], total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: /Jo Witt/ })).toBeVisible();
  });
});

const detail = () => screen.findByRole('article', { name: first.name });

describe('an open lead', () => {
  beforeEach(() => {
    server.use(
      signedIn(),
      answerLeads({ items: [rowOf(first), rowOf(second)], total: 2 }),
      http.get('*/api/admin/colleagues', () =>
        HttpResponse.json({
          items: [colleague, { ...colleague, id: 'u3', name: 'Ohne Rechte', can_work: false }],
        }),
      ),
    );
  });

  const open = (lead = first) => {
    const kept = mockLead(lead);
    return { ...kept, ...renderPage(`/admin/anfragen?anfrage=${lead.id}`) };
  };

  it('an open lead shows its fields, ways to answer, mails, consent and history [S-2.71]', async () => {
    open(
      buildLead({
        property: { id: 42, title: 'Villa am Park' },
        mail: {
          agency: { state: 'sent', attempts: 1, sent_at: '2026-11-20T09:01:00.000Z' },
          visitor: { state: 'failed', attempts: 1, reason: 'Antwort: 550 unbekannt' },
        },
        history: [{ at: '2026-11-20T10:00:00.000Z', what: 'assigned', by: 'weg', detail: 'u2' }],
      }),
    );
    const article = within(await detail());
    expect(article.getByText('Wann haben Sie Zeit?')).toBeVisible();
    expect(article.getByRole('link', { name: 'jo@example.org' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:jo%40example\.org\?subject=/),
    );
    expect(article.getByRole('link', { name: '+49 40 77-1' })).toHaveAttribute('href', 'tel:+4940771');
    expect(article.getByRole('link', { name: 'Villa am Park' })).toHaveAttribute(
      'href',
      '/admin/immobilien?objekt=42',
    );
    expect(article.getByText('Antwort: 550 unbekannt')).toBeVisible();
    expect(article.getByText('kontakt-2026-11')).toBeVisible();
    expect((await article.findByText(/zugewiesen an Bo/)).closest('li')).toHaveTextContent(
      'Entferntes Konto',
    );
  });

  it('opening a lead marks it as read and does not change its state [S-2.71]', async () => {
    const { sent } = open(buildLead({ state: 'new', unread: true }));
    expect(await within(await detail()).findByLabelText('Stand')).toHaveValue('new');
    await waitFor(() => expect(sent).toEqual([{ path: 'read', body: null }]));
  });

  it('the state of a lead can be changed, with the deadline of the new state [S-2.120, S-2.121]', async () => {
    const { user, sent } = open(buildLead({ due_at: '2026-11-23T17:00:00.000Z', overdue: true }));
    const state = await screen.findByLabelText('Stand', { selector: 'article select' });
    expect(screen.getByText('Überfällig seit Montag, 23. November, 18:00 Uhr')).toBeVisible();
    await user.selectOptions(state, 'Termin');
    await waitFor(() =>
      expect(sent).toEqual([{ path: first.id, body: { state: 'appointment', version: 0 } }]),
    );
    await waitFor(() => expect(state).toHaveValue('appointment'));
  });

  it('a field of a lead that a colleague changed meanwhile is shown beside the own choice, which needs a second confirmation [S-2.71, S-2.220, S-2.222]', async () => {
    const { user, sent, stored } = open();
    const state = await screen.findByLabelText('Stand', { selector: 'article select' });
    Object.assign(stored, { state: 'appointment', version: 1 });
    server.use(answerLeads({ items: [rowOf(stored), rowOf(second)], total: 2 }));
    await user.selectOptions(state, 'Absage');
    expect(await screen.findByText('Jemand anderes war schneller.')).toBeVisible();
    expect(await screen.findByText(/Hier steht jetzt „Termin“, Sie wollten „Absage“/)).toBeVisible();
    expect(screen.getByText('Jemand anderes war schneller.').parentElement).toHaveFocus();
    expect(screen.queryByText('Das hat nicht geklappt')).toBeNull();
    await waitFor(() => expect(lines()[0]).toHaveTextContent('Termin'));
    await user.click(screen.getByRole('button', { name: 'Meine Änderung übernehmen' }));
    await waitFor(() => expect(stored).toMatchObject({ state: 'declined', version: 2 }));
    expect(sent.map(({ path }) => path)).toEqual(['refused', first.id]);
    await waitFor(() => expect(screen.queryByText('Jemand anderes war schneller.')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Bearbeitung' })).toHaveFocus();
  });

  it('the next change of a lead is saved while the counts of the inbox are still fetched', async () => {
    const { user, sent } = open();
    const select = await screen.findByLabelText('Zugewiesen an', { selector: 'article select' });
    await within(select).findByRole('option', { name: 'Bo' });
    const gate = createGate();
    server.use(
      http.get('*/api/admin/leads/unread', async () => {
        await gate.opened;
        return HttpResponse.json({ unread: 0 });
      }),
    );
    await user.selectOptions(select, 'Bo');
    await waitFor(() => expect(select).toHaveValue('u2'));
    await user.selectOptions(select, 'Niemand');
    await waitFor(() => expect(sent).toHaveLength(2));
    gate.open();
  });

  it('a lead is assigned to an account of staff, or to nobody', async () => {
    const { user, sent } = open();
    const select = await screen.findByLabelText('Zugewiesen an', { selector: 'article select' });
    expect(within(select).queryByRole('option', { name: 'Ohne Rechte' })).toBeNull();
    await within(select).findByRole('option', { name: 'Bo' });
    await user.selectOptions(select, 'Bo');
    await waitFor(() => expect(select).toHaveValue('u2'));
    await user.selectOptions(select, 'Niemand');
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([
        { assignee: 'u2', version: 0 },
        { assignee: null, version: 1 },
      ]),
    );
  });

  it('while the names of accounts load, the inbox calls no account removed and shows no unfiltered list', async () => {
    server.use(http.get('*/api/admin/colleagues', () => refused('unavailable')));
    mockLead(buildLead({ assignee: 'u2' }));
    renderPage(`/admin/anfragen?anfrage=${first.id}&assignee=u2`);
    const select = await screen.findByLabelText('Zugewiesen an', { selector: 'article select' });
    expect(select).toHaveDisplayValue('...');
    expect(screen.getByLabelText('Zugewiesen')).toHaveDisplayValue('...');
  });

  it('comments on a lead have author and time, and authors delete their own [S-2.123, S-2.220]', async () => {
    const theirs = { id: 'c1', at: '2026-11-20T10:00:00.000Z', by: 'u2', text: 'Ruft zurück.' };
    const { user, sent } = open(buildLead({ comments: [theirs] }));
    const list = within(await screen.findByRole('list', { name: 'Kommentare' }));
    expect(await list.findByText(/^Bo/)).toBeVisible();
    expect(list.queryByRole('button', { name: /Kommentar löschen/ })).toBeNull();
    await user.type(screen.getByLabelText('Kommentar'), 'Mein Text');
    await user.click(screen.getByRole('button', { name: 'Kommentar speichern' }));
    expect(await list.findByText('Mein Text')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Kommentar')).toHaveValue(''));
    expect(screen.getByRole('button', { name: 'Kommentar speichern' })).toHaveFocus();
    await user.click(list.getByRole('button', { name: 'Kommentar löschen: Mein Text' }));
    await waitFor(() => expect(list.queryByText('Mein Text')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Bearbeitung' })).toHaveFocus();
    expect(sent.map(({ body }) => body)).toMatchObject([{ text: 'Mein Text' }, null]);
  });

  it('the draft of a comment survives a failure, a change to another lead and a reload, and is sent once [S-2.123]', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Kommentar'), 'Entwurf');
    server.use(http.post('*/api/admin/leads/:id/comments', () => refused('unavailable')));
    await user.click(screen.getByRole('button', { name: 'Kommentar speichern' }));
    expect(await screen.findByText('Das hat nicht geklappt')).toBeVisible();
    mockLead(second);
    await user.click(lines()[1]!);
    await screen.findByRole('article', { name: second.name });
    await user.click(lines()[0]!);
    expect(await screen.findByLabelText('Kommentar')).toHaveValue('Entwurf');
    cleanup();
    const again = open();
    expect(await screen.findByLabelText('Kommentar')).toHaveValue('Entwurf');
    const gate = createGate();
    let requests = 0;
    server.use(
      http.post('*/api/admin/leads/:id/comments', async () => {
        requests += 1;
        await gate.opened;
        return HttpResponse.json(first);
      }),
    );
    const save = screen.getByRole('button', { name: 'Kommentar speichern' });
    await again.user.click(save);
    await again.user.click(save);
    gate.open();
    await waitFor(() => expect(screen.getByLabelText('Kommentar')).toHaveValue(''));
    expect(requests).toBe(1);
  });

  it('a lead suspected of spam shows which mails are withheld', async () => {
    const mails = { agency: 'pending', visitor: 'skipped' } as const;
    open(buildLead({ suspicious: true, suspicion: 'zu schnell', mails }));
    expect(await screen.findByText(/zu schnell\. Diese Anfrage steht nur in der Sammelmail/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /erneut senden/ })).toBeNull();
  });

  it('a lead lists other leads of the same person and can be merged as a duplicate [S-2.129, S-2.130, S-2.220]', async () => {
    const { sent } = mockLead(buildLead({ double_of: second.id }));
    server.use(
      http.get('*/api/admin/leads', ({ request }) => {
        const items = request.url.includes(`person=${first.id}`)
          ? [rowOf(first), rowOf(second)]
          : [rowOf(first)];
        return HttpResponse.json({ items, total: items.length });
      }),
      http.post('*/api/admin/leads/:id/merge', async ({ request }) => {
        sent.push({ path: 'merge', body: await request.json() });
        return HttpResponse.json(buildLead({ state: 'handled' }));
      }),
    );
    const { user } = renderPage(`/admin/anfragen?anfrage=${first.id}`);
    const others = within(await screen.findByRole('region', { name: 'Weitere Anfragen dieser Person' }));
    expect(others.getByText('1 weitere von dieser Person')).toBeVisible();
    expect(others.getByRole('link', { name: /Nachricht/ })).toHaveAttribute(
      'href',
      `/admin/anfragen?person=${first.id}&anfrage=${second.id}`,
    );
    await user.click(others.getByRole('button', { name: 'Zusammenführen' }));
    await waitFor(() => expect(sent).toEqual([{ path: 'merge', body: { into: second.id } }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zusammenführen' })).toBeNull());
    expect(others.getByRole('heading')).toHaveFocus();
  });

  it('each mail of a lead can be sent again', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Bestätigung erneut senden' }));
    await waitFor(() => expect(sent).toEqual([{ path: 'resend', body: { mail: 'visitor' } }]));
    expect(await screen.findByText('Die Mail wird gesendet')).toBeVisible();
  });

  it('a deleted lead that is still open shows that it was deleted [S-2.191]', async () => {
    server.use(http.get('*/api/admin/leads/:id', () => refused('not-found')));
    renderPage(`/admin/anfragen?anfrage=${first.id}`);
    expect(await screen.findByText('Diese Anfrage gibt es nicht oder nicht mehr.')).toBeVisible();
    expect(screen.getByText('Sie wurde gelöscht oder ist jetzt jemand anderem zugewiesen.')).toBeVisible();
  });
});
