import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type AuditItem, type Erasure, type PersonData } from '../../shared/api/types.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { personalKey } from '../session/personal-storage.ts';

const email = 'jo@example.test';

const at = '2026-11-20T09:00:00.000Z';

const lead = (id: string, kind: 'contact' | 'valuation'): PersonData['leads'][number] => ({
  id,
  kind,
  received_at: at,
  name: 'Jo Witt',
  email,
  about: '',
  state: 'open',
  unread: false,
  overdue: false,
  suspicious: false,
  mails: { agency: 'sent', visitor: 'sent' },
  title: 'Nachricht',
  content: [],
  consent: { at },
  mail: { agency: { state: 'sent', attempts: 1 }, visitor: { state: 'sent', attempts: 1 } },
  replies: [],
  reply: { subject: '', greeting: '', quote: '' },
  comments: [],
  comment_count: 0,
  version: 0,
  history: [],
  delete_after: at,
});

const erasure = (done_at: string | null): Erasure => ({
  id: 'e-1',
  subject: 'person',
  requested_at: at,
  done_at,
  parts: [
    { service: 'leads', confirmed_at: at, erased: { leads: 3, mentions: 1 }, left: {} },
    { service: 'crm-sync', confirmed_at: done_at, erased: {}, left: {} },
    { service: 'identity', confirmed_at: at, erased: {}, left: {} },
  ],
});

type Part = Erasure['parts'][number];

/** The erasures of the mocked server, which the mocked requests change. */
let erasures: Erasure[];

let asked: unknown[];

describe('access and erasure', () => {
  beforeEach(() => {
    erasures = [];
    asked = [];
    server.use(
      signedIn(),
      http.get('*/api/admin/leads/erasures', () => HttpResponse.json({ items: erasures })),
      http.post('*/api/admin/leads/access', async ({ request }) => {
        asked.push(await request.json());
        const leads = [lead('1', 'contact'), lead('2', 'contact'), lead('3', 'valuation')];
        return HttpResponse.json({ email, created_at: at, leads, reports: [], search_orders: [] });
      }),
      http.post('*/api/admin/leads/erase', async ({ request }) => {
        asked.push(await request.json());
        erasures = [erasure(null)];
        return HttpResponse.json(erasures[0]);
      }),
    );
  });

  const field = () => screen.findByLabelText(/^E-Mail oder Telefon der Person/);
  async function ask() {
    const page = renderPage('/admin/datenschutz');
    await page.user.type(await field(), `${email}{Enter}`);
    return page.user;
  }

  it("a request for a person's data counts what is stored, and an erasure asks for a confirmation with these counts [S-2.74]", async () => {
    const user = await ask();
    expect(await screen.findByText('Gespeichert: 3 Anfragen (1 Bewertung, 2 Nachrichten).')).toBeVisible();
    expect(screen.getByRole('heading', { name: email })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Alle Daten löschen' }));
    const dialog = screen.getByRole('dialog', { name: 'Alle Daten löschen?' });
    expect(dialog).toHaveTextContent('3 Anfragen (1 Bewertung, 2 Nachrichten), mit Mails, Notizen');
    await user.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
    expect(asked).toEqual([{ email }]);
  });

  it('data of a person that staff looked up stay in no cache of the browser', async () => {
    const { user, router, client } = renderPage('/admin/datenschutz');
    await user.type(await field(), `${email}{Enter}`);
    await screen.findByRole('heading', { name: email });
    await act(() => router.navigate({ to: '/admin/konto' }));
    const mutations = () => client.getMutationCache().getAll();
    await waitFor(() => expect(JSON.stringify(mutations().map(({ state }) => state))).not.toContain(email));
  });

  it('the data of a person without an address are found by telephone number [S-2.180]', async () => {
    server.use(
      http.post('*/api/admin/leads/access', async ({ request }) => {
        asked.push(await request.json());
        const leads = [lead('1', 'contact')];
        return HttpResponse.json({
          phone: '0170 5550123',
          created_at: at,
          leads,
          reports: [],
          search_orders: [],
        });
      }),
    );
    const { user } = renderPage('/admin/datenschutz');
    await user.type(await field(), '0170 5550123{Enter}');
    expect(await screen.findByRole('heading', { name: '0170 5550123' })).toHaveFocus();
    expect(screen.getByText(/Jo Witt$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Alle Daten löschen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Alle Daten löschen' }));
    await waitFor(() => expect(asked).toEqual([{ phone: '0170 5550123' }, { phone: '0170 5550123' }]));
  });

  it('an erasure of a person shows its progress until every service has confirmed it, and then the proof [S-2.74]', async () => {
    const user = await ask();
    await user.click(await screen.findByRole('button', { name: 'Alle Daten löschen' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Alle Daten löschen' }));
    const proof = await screen.findByRole('listitem', { name: /^Löschung vom/ });
    expect(proof).toHaveTextContent('Läuft');
    expect(proof).toHaveTextContent('3 Anfragen, 1 Erwähnung, bestätigt am');
    expect(proof).toHaveTextContent('noch nicht bestätigt, wird wiederholt');
    expect(asked).toEqual([{ email }, { email }]);
    expect(screen.queryByRole('heading', { name: email })).toBeNull();
    expect(await field()).toHaveValue('');
    erasures = [erasure(at)];
    expect(await within(proof).findByText('Abgeschlossen')).toBeVisible();
    expect(proof).not.toHaveTextContent('noch nicht bestätigt');
  });

  it("an erasure of a person removes the drafts about that person's leads from the browser [S-2.89]", async () => {
    const draft = {
      id: 'd',
      subject: '',
      text: 'Frau Witt ruft an',
      files: [],
      seen: 0,
      changed: Date.now(),
    };
    const keys = [personalKey('drafts-reply', 'u1'), personalKey('drafts-comment', 'u1')];
    for (const key of keys) localStorage.setItem(key, JSON.stringify({ 2: draft, other: draft }));
    const user = await ask();
    await user.click(await screen.findByRole('button', { name: 'Alle Daten löschen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Alle Daten löschen' }));
    await screen.findByRole('listitem', { name: /^Löschung vom/ });
    for (const key of keys) {
      expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({ other: draft });
      localStorage.removeItem(key);
    }
  });

  it('an erasure of a person names the contacts that stay in Propstack [S-2.209]', async () => {
    server.use(
      http.post('*/api/admin/leads/access', () => {
        const crm_transfer = { state: 'transferred', contact_id: 123, conflicts: [] } as const;
        const leads = [
          { ...lead('1', 'contact'), crm_transfer },
          { ...lead('2', 'contact'), crm_transfer },
        ];
        return HttpResponse.json({ email, created_at: at, leads, reports: [], search_orders: [] });
      }),
    );
    const user = await ask();
    await user.click(await screen.findByRole('button', { name: 'Alle Daten löschen' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('In Propstack liegt noch Kontakt 123.');
    await user.click(within(dialog).getByRole('button', { name: 'Alle Daten löschen' }));
    await screen.findByRole('listitem', { name: /^Löschung vom/ });
    expect(screen.getByText('In Propstack liegt noch Kontakt 123.')).toBeVisible();
  });

  it('an erasure of a person that was ordered offline is never carried out later [S-2.84]', async () => {
    const user = await ask();
    await user.click(await screen.findByRole('button', { name: 'Alle Daten löschen' }));
    act(() => void window.dispatchEvent(new Event('offline')));
    server.use(http.post('*/api/admin/leads/erase', () => HttpResponse.error(), { once: true }));
    try {
      const dialog = within(screen.getByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Alle Daten löschen' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
      expect(screen.getByText('Keine Verbindung.')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Abbrechen' }));
    } finally {
      act(() => void window.dispatchEvent(new Event('online')));
    }
    await waitFor(() => expect(screen.queryByText('Keine Verbindung.')).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Auskunft erstellen' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(erasures).toEqual([]);
  });

  it("a failed look-up of a person's data keeps the address and shows the reason", async () => {
    server.use(http.post('*/api/admin/leads/access', () => HttpResponse.error()));
    const user = await ask();
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
    expect(await field()).toHaveValue(email);
    const message = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
    server.use(
      http.post('*/api/admin/leads/access', () =>
        refused('invalid-input', { errors: [{ field: 'email', message }] }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Auskunft erstellen' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it("a look-up of a person's data by the link of a lead shows why it failed", async () => {
    server.use(http.post('*/api/admin/leads/access', () => HttpResponse.error()));
    const { router } = renderPage('/admin/json');
    await screen.findByRole('heading', { level: 1 });
    await act(() => router.navigate({ to: '/admin/datenschutz', state: { person: email } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
    expect(await field()).toHaveValue(email);
  });

  it('a refused erasure of a person keeps the dialog open with the reason', async () => {
    const text = 'Diese E-Mail-Adresse gehört zu einem Konto der Verwaltung.';
    server.use(http.post('*/api/admin/leads/erase', () => refused('conflict', { detail: text })));
    const user = await ask();
    await user.click(await screen.findByRole('button', { name: 'Alle Daten löschen' }));
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Alle Daten löschen' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(text);
  });

  it('a running erasure shows which data are left and where, and whether only one lead is erased [S-2.191]', async () => {
    const [leads, crmSync, identity] = erasure(null).parts as [Part, Part, Part];
    erasures = [
      {
        ...erasure(null),
        parts: [leads, { ...crmSync, left: { calls: 2, job_runs: 1, sync_runs: 2, crm_jobs: 1 } }, identity],
      },
      { ...erasure(at), id: 'e-2', subject: 'lead', parts: [leads] },
    ];
    renderPage('/admin/datenschutz');
    const running = await screen.findByRole('listitem', { name: /^Löschung vom/ });
    expect(running).toHaveTextContent(
      'noch vorhanden: 2 Einträge im CRM-Protokoll, 1 früherer Vorgang, 2 frühere Abgleiche, 1 Auftrag im Abgleich; wird wiederholt',
    );
    const lead = screen.getByRole('listitem', { name: /^Löschung einer Anfrage/ });
    expect(lead).toHaveTextContent('Abgeschlossen');
    expect(lead).not.toHaveTextContent('Protokolle zu Propstack');
  });

  it('an empty list of erasures shows a message, and a failed one is loaded again by the button', async () => {
    server.use(
      http.get('*/api/admin/leads/erasures', () => refused('unavailable', { detail: 'Nicht erreichbar.' }), {
        once: true,
      }),
    );
    const { user } = renderPage('/admin/datenschutz');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Noch keine')).toBeVisible();
  });
});

const entry = (n: number, more: Partial<AuditItem> = {}): AuditItem => ({
  id: String(n),
  at: new Date(Date.now() - 5 * 60_000).toISOString(),
  user: { id: 'u1', name: 'Ada', email: 'ada@example.test' },
  action: 'PATCH /api/admin/properties/{id}',
  target: String(n),
  target_name: null,
  refused: null,
  count: 1,
  changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }],
  ...more,
});

const rows = () => screen.getAllByRole('row').slice(1);

describe('the audit log', () => {
  beforeEach(() => {
    server.use(signedIn());
  });

  it('an audit log entry shows who changed what, with former and new values and the exact time on hover', async () => {
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [entry(42)], next: null })));
    renderPage('/admin/protokoll');
    const row = await screen.findByRole('row', { name: /Website-Status geändert · 42/ });
    expect(row).toHaveTextContent(
      'vor 5 MinutenAdaada@example.testWebsite-Status geändert · 42Website-Status: aktiv → inaktiv',
    );
    expect(within(row).getByText('vor 5 Minuten')).toHaveAttribute(
      'title',
      expect.stringMatching(/^\d\d\.\d\d\.\d{4}/),
    );
  });

  it('a refused action in the audit log shows reason and count, and a removed account is named as such', async () => {
    const refused = entry(7, { refused: 'conflict', count: 3, user: { id: 'u9', name: null, email: null } });
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [refused], next: null })));
    renderPage('/admin/protokoll');
    expect(await screen.findByText(/Abgelehnt \(3 Mal\): Die Anfrage steht im Widerspruch/)).toBeVisible();
    expect(screen.getByText('Entferntes Konto')).toBeVisible();
  });

  it('the audit log is searched while typing, and its CSV has the same search', async () => {
    server.use(
      http.get('*/api/admin/audit', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isFound = searchParams.get('q') === 'ada' && !searchParams.has('refused');
        return HttpResponse.json({ items: isFound ? [entry(1)] : [], next: null });
      }),
    );
    const { user } = renderPage('/admin/protokoll');
    expect(await screen.findByText('Keine Einträge gefunden')).toBeVisible();
    await user.type(screen.getByLabelText('Suche'), 'ada');
    expect(await screen.findByRole('row', { name: /· 1/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Als CSV speichern' })).toHaveAttribute(
      'href',
      '/api/admin/audit/csv?q=ada',
    );
    await user.click(screen.getByLabelText('Nur abgelehnte'));
    expect(await screen.findByText('Keine Einträge gefunden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Suche zurücksetzen' }));
    expect(screen.getByLabelText('Suche')).toHaveValue('');
  });

  it('Back from a record shows the previous search of the audit log', async () => {
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [entry(1)], next: null })));
    const { user, router, address } = renderPage('/admin/protokoll?from=2026-11-01&to=gestern');
    await user.type(await screen.findByLabelText('Suche'), 'ada');
    await user.click(screen.getByLabelText('Nur abgelehnte'));
    await waitFor(() => expect(address()).toBe('/admin/protokoll?q=ada&from=2026-11-01&refused=true'));
    await act(() => router.navigate({ to: '/admin/json' }));
    await waitFor(() => expect(screen.queryByLabelText('Suche')).toBeNull());
    act(() => router.history.back());
    expect(await screen.findByLabelText('Suche')).toHaveValue('ada');
    expect(screen.getByLabelText('Von')).toHaveValue('2026-11-01');
    expect(screen.getByLabelText('Nur abgelehnte')).toBeChecked();
  });

  it('older entries of the audit log are loaded below the newer ones', async () => {
    server.use(
      http.get('*/api/admin/audit', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json({ items: [entry(1)], next: null })
          : HttpResponse.json({ items: [entry(2)], next: `1-${'a'.repeat(24)}` }),
      ),
    );
    const { user } = renderPage('/admin/protokoll');
    await user.click(await screen.findByRole('button', { name: 'Ältere Einträge laden' }));
    await screen.findByRole('row', { name: /· 1/ });
    expect(rows()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Ältere Einträge laden' })).toBeNull();
  });

  it('a failed request of the audit log shows the reason and is repeated by the button', async () => {
    server.use(http.get('*/api/admin/audit', () => new HttpResponse(null, { status: 500 })));
    const { user } = renderPage('/admin/protokoll');
    expect(await screen.findByText('Das Protokoll konnte nicht geladen werden')).toBeVisible();
    server.use(http.get('*/api/admin/audit', () => HttpResponse.json({ items: [entry(5)], next: null })));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('row', { name: /· 5/ })).toBeVisible();
  });
});
