import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveJobs } from '../../../test/jobs.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { answerOverview, buildJob, buildOverview, signedIn } from '../../../test/staff.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const healthy = buildOverview();
const crm = healthy.crm!;
const leads = healthy.leads!;

async function tile(title: string): Promise<string> {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(`^${title}`) });
  return heading.closest('li')?.textContent ?? '';
}

function show(part: Parameters<typeof answerOverview>[0] = {}) {
  server.use(signedIn(), answerOverview(part));
  return renderPage('/admin');
}

describe('overview of staff', () => {
  it('the staff overview shows a healthy system with its figures [S-2.61]', async () => {
    show();
    expect(await screen.findByRole('heading', { level: 2, name: 'Alles in Ordnung' })).toBeVisible();
    expect(await tile('Letzter Abgleich')).toMatch(
      /In Ordnung.*129 Objekte übernommen, keines fehlgeschlagen/,
    );
    expect(await tile('Propstack')).toContain('antwortet');
    expect(await tile('E-Mails')).toContain('alle verschickt');
    expect(await tile('Anfragen')).toMatch(
      /5 warten auf AntwortUngelesen: 2. Ihnen zugewiesen: 1. In 24 Stunden: 3/,
    );
    expect(await tile('Bestand')).toMatch(/129 Objekte.*93 davon/);
    expect(await tile('Speicher')).toContain('40 GB frei');
  });

  it('the staff overview lists the recurring jobs of leads with their intervals and last times', async () => {
    show({ leads: { ...leads, background: ['Abgelaufene Anfragen: stündlich, zuletzt 14:05'] } });
    expect(await screen.findByText('Abgelaufene Anfragen: stündlich, zuletzt 14:05')).toBeInTheDocument();
  });

  it('an empty call log is not shown as a fault on the staff overview [S-2.107]', async () => {
    show({ crm: { ...crm, last_call: null } });
    expect(await screen.findByRole('heading', { level: 2, name: 'Alles in Ordnung' })).toBeVisible();
    expect(await tile('Propstack')).toContain('noch kein Aufruf');
  });

  it('an ongoing incident is shown above the tiles of the staff overview [S-7.24]', async () => {
    const incident = {
      id: 'sync-missing-1',
      kind: 'sync-missing' as const,
      text: 'Seit mehr als zwei Tagen.',
    };
    show({ crm: { ...crm, incidents: [{ ...incident, since: ago(90), until: null, told: 0 }] } });
    expect(await screen.findByText('Der Abgleich mit Propstack bleibt aus')).toBeVisible();
    expect(screen.getByText('Seit: vor 1 Stunde. Niemand wurde benachrichtigt.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Eine Sache braucht Aufmerksamkeit' })).toBeVisible();
  });

  it.each([
    [
      'a sync with failures',
      { last_sync: { ...crm.last_sync!, failed: 7 } },
      'Letzter Abgleich',
      '7 fehlgeschlagen',
    ],
    [
      'a sync with missing images',
      { last_sync: { ...crm.last_sync!, images_failed: 6 } },
      'Letzter Abgleich',
      '6 Bilder fehlen',
    ],
    [
      'a sync that broke off',
      { last_sync: { ...crm.last_sync!, finished_at: null, successful: 40 } },
      'Letzter Abgleich',
      'abgebrochen',
    ],
    [
      'a refused key',
      { last_call: { at: ago(3), response_status: 401, error_message: 'Nein' } },
      'Propstack',
      'Schlüssel abgelehnt',
    ],
    [
      'a CRM without an answer',
      { last_call: { at: ago(3), response_status: null, error_message: 'Nein' } },
      'Propstack',
      'keine Antwort',
    ],
    [
      'a CRM with an error',
      { last_call: { at: ago(3), response_status: 500, error_message: 'Nein' } },
      'Propstack',
      'Fehler 500',
    ],
  ])('the staff overview shows %s [S-2.61]', async (_, change, title, text) => {
    show({ crm: { ...crm, ...change } });
    expect(await screen.findByRole('heading', { name: 'Eine Sache braucht Aufmerksamkeit' })).toBeVisible();
    expect(await tile(title)).toContain('Bitte ansehen');
    expect(await tile(title)).toContain(text);
  });

  it.each([
    [61, /Bitte ansehen.*2 warten.*Die älteste kam vor 1 Stunde\. 1 für die Sammelmail vorgemerkt/],
    [2, /In Ordnung.*2 warten.*Die älteste kam vor 2 Minuten/],
  ])('the staff overview shows waiting mails, the oldest for %i minutes', async (minutes, text) => {
    const waiting_mails = { agency: 2, digest: 1, visitor: 0, reply: 0, staff: 0 };
    show({ leads: { ...leads, waiting_mails, oldest_waiting_at: ago(minutes) } });
    expect(await tile('E-Mails')).toMatch(text);
  });

  it('the staff overview says how many mailboxes take no mails about search orders, and links them', async () => {
    show({ leads: { ...leads, stopped_subscribers: 2 } });
    expect(await tile('E-Mails')).toContain('2 Postfächer mit Suchauftrag nehmen keine E-Mails an.');
    expect(screen.getByRole('link', { name: 'alle verschickt' })).toHaveAttribute(
      'href',
      '/admin/suchauftraege',
    );
  });

  it('overdue leads are shown as a fault on the staff overview [S-2.61]', async () => {
    show({ leads: { ...leads, overdue: 3, due_today: 4 } });
    expect(await screen.findByRole('heading', { name: 'Eine Sache braucht Aufmerksamkeit' })).toBeVisible();
    expect(await tile('Anfragen')).toMatch(
      /Bitte ansehen.*3 überfällig5 warten auf Antwort. Heute fällig: 1. Ungelesen: 2/,
    );
  });

  it.each([
    [1, 'Heute zu tun: 1 Anfrage'],
    [3, 'Heute zu tun: 3 Anfragen'],
  ])(
    'the heading of the staff overview counts %i leads that are due today [S-2.233]',
    async (due_today, name) => {
      show({ leads: { ...leads, due_today } });
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
      expect(await tile('Anfragen')).toContain(`In Ordnung5 warten auf AntwortHeute fällig: ${due_today}.`);
    },
  );

  it.each([
    ['office', 'Es kam noch keine Anfrage.'],
    ['broker', 'Ihnen ist keine Anfrage zugewiesen.'],
  ] as const)(
    'the staff overview tells the role %s whose leads the tile counts [S-2.231]',
    async (role, text) => {
      show({ leads: { ...leads, new_leads: 0, unread: 0, waiting: 0, assigned: 0, last_lead_at: null } });
      server.use(signedIn(role));
      expect(await tile('Anfragen')).toContain(`keine wartet auf Antwort${text}`);
    },
  );

  it('the property tile of the staff overview counts the public properties per page of the site [S-2.234]', async () => {
    show();
    expect(await tile('Bestand')).toContain(
      '93 davon sind auf der Website zu sehen: 70 unter den Angeboten, 3 im Ausland und 20 Referenzen.',
    );
  });

  it('a disk that is nearly full is shown as a fault on the staff overview', async () => {
    show({ storage: { disk: { free: 1024 ** 3, total: 80 * 1024 ** 3 } } });
    expect(await tile('Speicher')).toMatch(/Bitte ansehen.*1 GB frei/);
  });

  it('a service that does not respond is named in its tiles of the staff overview, and the other tiles stay', async () => {
    show({ leads: null, storage: null });
    expect(await tile('E-Mails')).toContain('nicht erreichbar');
    expect(await tile('Speicher')).toContain('nicht erreichbar');
    expect(await tile('Bestand')).toContain('129 Objekte');
    expect(screen.getByRole('heading', { name: '3 Dinge brauchen Aufmerksamkeit' })).toBeVisible();
  });

  it('the staff overview shows the progress of running jobs, and a running sync is no fault', async () => {
    show({ crm: { ...crm, last_sync: { ...crm.last_sync!, finished_at: null } } });
    const running = within(await screen.findByRole('region', { name: 'Läuft gerade' }));
    expect(running.getByText('Kein Vorgang läuft.')).toBeVisible();
    const progress = { total: 129, done: 40, successful: 40, failed: 0 };
    moveJobs(buildJob({ kind: 'full-sync', progress }));
    expect(await running.findByText(/Vollständiger Abgleich 40 von 129/)).toBeVisible();
    expect(await tile('Letzter Abgleich')).toMatch(/In Ordnung.*läuft/);
    server.use(
      answerOverview({ crm: { ...crm, last_sync: { ...crm.last_sync!, finished_at: ago(0), total: 0 } } }),
    );
    moveJobs(buildJob({ kind: 'full-sync', state: 'completed' }));
    expect(await running.findByText('Kein Vorgang läuft.')).toBeVisible();
    expect(await screen.findByText('Nichts hatte sich geändert.')).toBeVisible();
  });

  it('the staff overview names properties that the last sync removed [S-2.106]', async () => {
    show();
    const named = ['Villa', 'Loft', 'Hof'].map((title, index) => ({ id: index + 1, title }));
    const removal = { vanished: 5, removed: 5, unchanged: 0, is_waiting: false, crm_fault: null, named };
    const result = { success: true, total: 129, successful: 129, failed: 0, errors: [], removal };
    moveJobs(buildJob({ kind: 'full-sync', state: 'completed', result }));
    const text = /5 Immobilien entfernt: „Villa“, „Loft“, „Hof“ und 2 weitere\./;
    expect(await screen.findByText(text)).toBeVisible();
    expect(await tile('Letzter Abgleich')).toMatch(text);
  });

  it('a staff overview that could not be loaded is loaded again by the button, and the tools stay usable', async () => {
    server.use(
      signedIn(),
      http.get('*/api/admin/overview', () => refused('internal')),
    );
    const { user } = renderPage('/admin');
    expect(await screen.findByText('Der Zustand konnte nicht geladen werden')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Werkzeuge' })).toBeVisible();
    server.use(http.get('*/api/admin/overview', () => HttpResponse.json(healthy)));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('heading', { name: 'Alles in Ordnung' })).toBeVisible();
  });
});
