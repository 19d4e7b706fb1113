import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { buildLead, colleague, mockLead, rowOf } from '../../../test/leads.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { answerLeads, signedIn } from '../../../test/staff.ts';
import { personalKey } from '../session/personal-storage.ts';

const first = buildLead({ property: { id: 42, title: 'Villa am Park' } });
const maren = { broker: 'maren-luehrs' };
const templates = [
  { title: 'Termin', text: '{Anrede},\n\nkommen Sie zu {Immobilie}?\n\n{Makler}' },
  { title: 'Absage', text: '{Anrede},\n\nleider nein.' },
];

beforeEach(() => {
  localStorage.clear();
  server.use(
    signedIn('admin', maren),
    answerLeads({ items: [rowOf(first)], total: 1 }),
    http.get('*/api/admin/colleagues', () => HttpResponse.json({ items: [colleague] })),
    http.get('*/api/admin/reply-templates', () => HttpResponse.json({ items: templates, version: 1 })),
    http.post('*/api/auth/sign-out', () => HttpResponse.json({ success: true })),
  );
});

const open = (lead = first) => ({ ...mockLead(lead), ...renderPage(`/admin/anfragen?anfrage=${lead.id}`) });
const area = () => screen.findByLabelText<HTMLTextAreaElement>('Text');
const bodies = (sent: readonly { body: unknown }[]) =>
  sent.map(({ body }) => body as Record<string, unknown>);

describe('a reply to a lead', () => {
  it('the key r starts a reply to a lead with greeting and signature, and the keyboard alone sends it [S-2.88]', async () => {
    const { user, sent } = open();
    await screen.findByRole('button', { name: 'Antworten' });
    await user.keyboard('r');
    expect(await area()).toHaveFocus();
    expect(await area()).toHaveValue('Guten Tag Jo Witt,\n\n\n\nMit freundlichen Grüßen\nMaren Lührs');
    await user.keyboard('gern.');
    expect(screen.getByLabelText('Betreff')).toHaveValue('Re: Ihre Nachricht an uns');
    await user.dblClick(screen.getByRole('button', { name: 'Senden und erledigen' }));
    await screen.findByRole('button', { name: 'Wieder öffnen' });
    expect(bodies(sent)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        subject: 'Re: Ihre Nachricht an uns',
        text: 'Guten Tag Jo Witt,\n\ngern.\n\nMit freundlichen Grüßen\nMaren Lührs',
        files: [],
        handled: true,
        seen: 0,
      },
    ]);
    expect(await screen.findByRole('button', { name: 'Antworten' })).toHaveFocus();
    expect(screen.getByText('beantwortet als Maren Lührs: Re: Ihre Nachricht an uns')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Antwort vom .* erneut senden$/ })).toBeVisible();
  });

  it.each([
    ['own', 'Eigene Adresse', /eine Antwort käme bei uns selbst an/],
    ['robot', 'Adresse eines Automaten', /Antwort liest dort wohl niemand/],
  ] as const)(
    'inbox and reply editor warn of an address that does not belong to the visitor: %s [S-2.239]',
    async (sender, label, text) => {
      const lead = { ...first, sender };
      server.use(answerLeads({ items: [rowOf(lead)], total: 1 }));
      const { user } = open(lead);
      expect(await screen.findByRole('link', { name: new RegExp(label) })).toBeVisible();
      await user.click(await screen.findByRole('button', { name: 'Antworten' }));
      const form = await screen.findByRole('form', { name: 'Antwort schreiben' });
      expect(within(form).getByText(text)).toBeVisible();
    },
  );

  it('a template replaces an unedited reply text and is appended to an edited one [S-2.93]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    const choice = screen.getByLabelText('Vorlage');
    await within(choice).findByRole('option', { name: 'Termin' });
    await user.selectOptions(choice, 'Termin');
    expect(await area()).toHaveValue('Guten Tag Jo Witt,\n\nkommen Sie zu „Villa am Park“?\n\nMaren Lührs');
    await user.selectOptions(choice, 'Absage');
    expect(await area()).toHaveValue('Guten Tag Jo Witt,\n\nleider nein.');
    await user.type(await area(), ' Schade.');
    await user.selectOptions(choice, 'Absage');
    expect(await area()).toHaveValue(
      'Guten Tag Jo Witt,\n\nleider nein. Schade.\n\nGuten Tag Jo Witt,\n\nleider nein.',
    );
  });

  it('the draft of a reply survives a reload and a failure, and is removed at the sign-out [S-2.89]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Halb fertig');
    cleanup();
    const again = open();
    expect((await area()).value).toContain('Halb fertig');
    expect(await area()).not.toHaveFocus();
    server.use(http.post('*/api/admin/leads/:id/replies', () => refused('unavailable')));
    await again.user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText(/^Nicht gesendet\. /)).toBeVisible();
    expect((await area()).value).toContain('Halb fertig');
    await again.user.click(screen.getByRole('button', { name: 'Abmelden' }));
    await screen.findByText('Abgemeldet');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Halb fertig');
  });

  it('the draft of a reply is removed when its lead is deleted [S-2.89]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Halb fertig');
    cleanup();
    server.use(http.get('*/api/admin/leads/:id', () => refused('not-found')));
    renderPage(`/admin/anfragen?anfrage=${first.id}`);
    await screen.findByText('Diese Anfrage gibt es nicht oder nicht mehr.');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Halb fertig');
  });

  it('the draft of a reply that another tab sent is closed, and later changes become a new reply [S-2.89]', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Neu');
    server.use(
      http.post('*/api/admin/leads/:id/replies', () => refused('key-reused', { detail: 'Schon gesendet.' }), {
        once: true,
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText('Nicht gesendet. Schon gesendet.')).toBeVisible();
    const key = personalKey('drafts-reply', 'u1');
    const { id } = (JSON.parse(localStorage.getItem(key)!) as Record<string, { id: string }>)[first.id]!;
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(bodies(sent)).toMatchObject([{ id }]));

    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Noch eine');
    localStorage.removeItem(key);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(await screen.findByRole('button', { name: 'Antworten' })).toBeVisible();
  });

  it('a sent reply leaves no draft, also if another lead was opened meanwhile [S-2.89]', async () => {
    const gate = createGate();
    const { user } = open();
    server.use(
      http.post('*/api/admin/leads/:id/replies', async () => {
        await gate.opened;
        return HttpResponse.json(first);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Gern.');
    await user.click(screen.getByRole('button', { name: 'Senden und erledigen' }));
    expect(await screen.findByRole('button', { name: 'Wird gesendet...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await area()).toHaveAttribute('readonly');
    cleanup();
    gate.open();
    await waitFor(() => expect(JSON.stringify(Object.entries(localStorage))).not.toContain(first.id));
  });

  it('a reply needs a text without placeholders, and asks once if a promised attachment is missing [S-2.93]', async () => {
    const { user, sent } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText('Bitte schreiben Sie einen Text.')).toBeVisible();
    await user.clear(await area());
    await user.type(await area(), 'Das Exposé steht im Anhang. {{Welche Frage?}');
    expect(screen.queryByText('Bitte schreiben Sie einen Text.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(await screen.findByText('Bitte füllen Sie diese Lücke noch aus: {Welche Frage?}')).toBeVisible();
    expect(await area()).toHaveFocus();
    await user.keyboard('Passt es?');
    expect(await area()).toHaveValue('Das Exposé steht im Anhang. Passt es?');
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    expect(
      await screen.findByText('Der Text nennt einen Anhang, aber es hängt keine Datei an.'),
    ).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Trotzdem senden' }));
    await waitFor(() => expect(bodies(sent)).toMatchObject([{ files: [] }]));
  });

  it('replies of a colleague are shown before a second click sends the own one [S-2.240]', async () => {
    const { user, sent, stored } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Auch gern.');
    const theirs = {
      id: 'r1',
      at: '2026-11-28T15:00:00.000Z',
      by: colleague.id,
      from: 'Maren Lührs',
      subject: 'Re:',
      text: 'Gern am Montag.',
      files: [],
      mail: { state: 'sent' as const, attempts: 1 },
    };
    server.use(
      http.post(
        '*/api/admin/leads/:id/replies',
        () => {
          Object.assign(stored, { replies: [theirs] });
          return refused('outdated-record', { detail: 'Inzwischen ging schon eine Antwort hinaus.' });
        },
        { once: true },
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    const again = await screen.findByRole('button', { name: 'Trotzdem senden' });
    expect(screen.getByText(/^Bo hat um \d\d:00 geantwortet:$/)).toBeVisible();
    expect(screen.getByText('Gern am Montag.', { selector: 'form *' })).toBeVisible();
    expect((await area()).value).toContain('Auch gern.');
    await user.click(again);
    await waitFor(() => expect(bodies(sent)).toMatchObject([{ seen: 1 }]));
  });

  it('the request of the visitor stays visible above the text of the reply', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    const form = screen.getByRole('form', { name: 'Antwort schreiben' });
    const request = within(form).getByText(/^Nachricht:/);
    expect(request.compareDocumentPosition(await area())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('files are attached to a reply, and refused files are named at once [S-2.91]', async () => {
    const { user, sent } = open();
    const uploaded: string[] = [];
    server.use(
      http.post('*/api/admin/leads/:id/files', ({ request }) => {
        const name = new URL(request.url).searchParams.get('name')!;
        uploaded.push(`${name} ${request.headers.get('content-type')}`);
        return HttpResponse.json({ id: `f${uploaded.length}`, name, type: 'application/pdf', bytes: 2_048 });
      }),
      http.delete('*/api/admin/leads/:id/files/:file', ({ params }) => {
        uploaded.push(`ohne ${String(params['file'])}`);
        return HttpResponse.json({});
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Gern.');
    const picker = screen.getByLabelText('Dateien für den Anhang');
    await user.upload(picker, [new File(['eins'], 'plan.pdf'), new File(['zwei'], 'foto.jpg')]);
    expect(await screen.findByRole('link', { name: 'foto.jpg' })).toHaveAttribute(
      'href',
      `/api/admin/leads/${first.id}/files/f2`,
    );
    await user.click(screen.getByRole('button', { name: 'plan.pdf entfernen' }));
    await user.upload(picker, new File([new Uint8Array(11 * 1024 * 1024)], 'gross.pdf'));
    expect(await screen.findByText('Alle Anhänge zusammen dürfen höchstens 10 MB haben.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(bodies(sent)).toMatchObject([{ files: ['f2'], handled: false }]));
    expect(uploaded).toEqual([
      'plan.pdf application/octet-stream',
      'foto.jpg application/octet-stream',
      'ohne f1',
    ]);
  });

  it('one click attaches a document of the property to a reply, and failures are named at the attachments [S-2.262]', async () => {
    const { user, sent } = open();
    const ordered: unknown[] = [];
    server.use(
      http.post('*/api/admin/leads/:id/documents', async ({ request }) => {
        ordered.push(await request.json());
        const name = ordered.length === 1 ? 'Exposé Villa am Park.pdf' : 'Kostenblatt Villa am Park.pdf';
        return HttpResponse.json({ id: `f${ordered.length}`, name, type: 'application/pdf', bytes: 2_048 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.type(await area(), 'Anbei.');
    await user.click(await screen.findByRole('button', { name: 'Exposé anhängen' }));
    expect(await screen.findByRole('link', { name: 'Exposé Villa am Park.pdf' })).toHaveAttribute(
      'href',
      `/api/admin/leads/${first.id}/files/f1`,
    );
    expect(screen.queryByRole('checkbox', { name: /^Mit Adresse/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Kostenblatt anhängen' }));
    await screen.findByRole('link', { name: 'Kostenblatt Villa am Park.pdf' });
    const detail = 'Alle Anhänge zusammen dürfen höchstens 10 MB haben.';
    server.use(http.post('*/api/admin/leads/:id/documents', () => refused('invalid-input', { detail })));
    await user.click(screen.getByRole('button', { name: 'Exposé anhängen' }));
    expect(await screen.findByText(detail)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Senden' }));
    await waitFor(() => expect(bodies(sent)).toMatchObject([{ files: ['f1', 'f2'] }]));
    expect(ordered).toEqual([
      { kind: 'expose', with_address: false },
      { kind: 'bank-sheet', with_address: false },
    ]);
  });

  it('a hidden address goes into a document only after it is released to the person [S-2.263]', async () => {
    const ordered: unknown[] = [];
    const state = {
      is_reviewed: false,
      crm_file: null,
      has_bank_sheet: false,
      hides_address: true,
      gaps: [],
    };
    server.use(
      http.get('*/api/admin/properties/42/expose', () => HttpResponse.json(state)),
      http.post('*/api/admin/leads/:id/documents', async ({ request }) => {
        ordered.push(await request.json());
        return HttpResponse.json({ id: 'f1', name: 'Exposé.pdf', type: 'application/pdf', bytes: 2_048 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    await user.click(
      await screen.findByRole('checkbox', { name: /^Mit Adresse: Für diese Person freigeben/ }),
    );
    expect(screen.queryByRole('button', { name: /Kostenblatt/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Exposé mit Adresse anhängen' }));
    await screen.findByRole('link', { name: 'Exposé.pdf' });
    expect(ordered).toEqual([{ kind: 'expose', with_address: true }]);
  });

  it('a lead without a property offers no document', async () => {
    const { user } = open(buildLead());
    await user.click(await screen.findByRole('button', { name: 'Antworten' }));
    expect(await screen.findByRole('button', { name: 'Dateien anhängen' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Exposé anhängen' })).toBeNull();
  });

  it('leads suspected of spam or without an address offer no reply, and mail links have subject and greeting', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'jo@example.org' })).toHaveAttribute(
      'href',
      'mailto:jo%40example.org?subject=Re%3A%20Ihre%20Nachricht%20an%20uns&body=Guten%20Tag%20Jo%20Witt%2C%0A%0A',
    );
    cleanup();
    const { user } = open(buildLead({ suspicious: true, suspicion: 'zu schnell' }));
    await screen.findByRole('button', { name: 'Kein Spam' });
    await user.keyboard('r');
    expect(screen.queryByRole('button', { name: 'Antworten' })).toBeNull();
    expect(screen.queryByLabelText('Text')).toBeNull();
  });
});

describe('the templates', () => {
  it('reply templates are changed, added and removed in one form with errors at their fields [S-2.93]', async () => {
    const saved: unknown[] = [];
    server.use(
      http.put('*/api/admin/reply-templates', async ({ request }) => {
        const body = (await request.json()) as { version: number };
        saved.push(body);
        return HttpResponse.json({ ...body, version: body.version + 1 });
      }),
    );
    const { user } = renderPage('/admin/vorlagen');
    await user.click(await screen.findByRole('button', { name: 'Vorlage 1 entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Neue Vorlage' }));
    const [, text] = screen.getAllByLabelText('Text');
    await user.clear(text!);
    await user.type(text!, '{{Vorname}');
    await user.click(screen.getByRole('button', { name: 'Vorlagen speichern' }));
    expect(await screen.findByText('Diesen Platzhalter gibt es nicht: {Vorname}')).toBeVisible();
    expect(screen.getByText('Bitte geben Sie der Vorlage einen Namen.')).toBeVisible();
    await user.type(screen.getAllByLabelText('Name')[1]!, 'Kurz');
    await user.clear(text!);
    await user.type(text!, '{{Anrede},');
    await user.click(screen.getByRole('button', { name: 'Vorlagen speichern' }));
    expect(await screen.findByText('Vorlagen gespeichert')).toBeVisible();
    expect(saved).toEqual([{ items: [templates[1], { title: 'Kurz', text: '{Anrede},' }], version: 1 }]);
  });
});
