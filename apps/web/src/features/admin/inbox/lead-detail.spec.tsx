import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeEventStreams } from '../../../../test/event-streams.ts';
import { buildLead, colleague, keepLead, rowOf } from '../../../../test/leads.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';
import { answerLeads, signedIn } from '../../../../test/staff.ts';

const first = buildLead();
const second = buildLead({
  id: `${'2'.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}`,
  name: 'Ida Kern',
  state: 'new',
});

const lines = () => within(screen.getByRole('list', { name: 'Anfragen' })).getAllByRole('link');
const detail = () => screen.findByRole('article', { name: first.title });

beforeEach(() => {
  fakeEventStreams();
  server.use(
    signedIn(),
    answerLeads({ items: [rowOf(first), rowOf(second)], total: 2, unread: 1 }),
    http.get('*/api/admin/staff', () => HttpResponse.json({ items: [colleague] })),
  );
});

describe('an open lead', () => {
  const open = (lead = first) => {
    const kept = keepLead(lead);
    return { ...kept, ...renderPage(`/admin/anfragen?anfrage=${lead.id}`) };
  };

  it('shows its fields, ways to answer, mails with their reason, consent and history', async () => {
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

  it('counts as read without another click', async () => {
    const { sent } = open(buildLead({ state: 'new' }));
    expect(await within(await detail()).findByText('Offen')).toBeVisible();
    expect(sent).toEqual([{ path: 'read', body: null }]);
  });

  it('is handled by button or by the key e, which types a letter in a field', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Als erledigt markieren' }));
    await screen.findByRole('button', { name: 'Wieder öffnen' });
    fireEvent.keyDown(document.body, { key: 'e' });
    await screen.findByRole('button', { name: 'Als erledigt markieren' });
    await user.type(screen.getByLabelText('Notiz'), 'e');
    expect(sent.map(({ body }) => body)).toEqual([
      { handled: true, version: 0 },
      { handled: false, version: 1 },
    ]);
    expect(screen.getByLabelText('Notiz')).toHaveValue('e');
  });

  it('is assigned to an account of staff, or to nobody', async () => {
    const { user, sent } = open();
    const select = await screen.findByLabelText('Zugewiesen an');
    await within(select).findByRole('option', { name: 'Bo' });
    await user.selectOptions(select, 'Bo');
    await waitFor(() => expect(select).toBeEnabled());
    await user.selectOptions(select, 'Niemand');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ assignee: null, version: 1 }));
    expect(sent[0]?.body).toEqual({ assignee: 'u2', version: 0 });
  });

  it('keeps the text of the note when somebody else was faster, shows theirs and saves over it on purpose', async () => {
    const { user, sent, stored } = open();
    await user.type(await screen.findByLabelText('Notiz'), 'Mein Text');
    Object.assign(stored, { note: 'Ihr Text', version: 1 });
    await user.click(screen.getByRole('button', { name: 'Notiz speichern' }));
    expect(await screen.findByText(/Inzwischen hat jemand anderes die Notiz geändert/)).toBeVisible();
    expect(screen.getByText('Gespeichert ist: Ihr Text')).toBeVisible();
    expect(screen.getByLabelText('Notiz')).toHaveValue('Mein Text');
    await user.click(screen.getByRole('button', { name: 'Notiz speichern' }));
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({ path: first.id, body: { note: 'Mein Text', version: 1 } }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Notiz speichern' })).toBeDisabled());
  });

  it('keeps the draft of a note through a failure and a look at another lead', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText('Notiz'), 'Entwurf');
    server.use(http.patch('*/api/admin/leads/:id', () => refused('unavailable')));
    await user.click(screen.getByRole('button', { name: 'Notiz speichern' }));
    expect(await screen.findByText('Das hat nicht geklappt')).toBeVisible();
    keepLead(second);
    await user.click(lines()[1]!);
    await screen.findByRole('article', { name: second.title });
    keepLead();
    await user.click(lines()[0]!);
    expect(await screen.findByLabelText('Notiz')).toHaveValue('Entwurf');
  });

  it('is let go if it is no spam, and its mails wait until then', async () => {
    const { user, sent } = open(buildLead({ suspicious: true, suspicion: 'zu schnell' }));
    expect(await screen.findByText(/zu schnell\. Diese Anfrage steht nur in der Sammelmail/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /erneut senden/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kein Spam' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Kein Spam' })).toBeNull());
    expect(sent.map(({ path }) => path)).toEqual(['release']);
  });

  it('has each mail sent again', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Bestätigung erneut senden' }));
    await waitFor(() => expect(sent).toEqual([{ path: 'resend', body: { mail: 'visitor' } }]));
    expect(await screen.findByText('Die Mail wird gesendet')).toBeVisible();
  });

  it('that is deleted says so', async () => {
    server.use(
      http.get('*/api/admin/leads/:id', () => refused('not-found', { detail: 'Gibt es nicht mehr.' })),
    );
    renderPage(`/admin/anfragen?anfrage=${first.id}`);
    expect(await screen.findByText('Anfrage konnte nicht geladen werden')).toBeVisible();
    expect(screen.getByText('Gibt es nicht mehr.')).toBeVisible();
  });
});
