import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BatchResult, CurrentRemoval, Job, SyncSettings } from '../../../api/types.ts';
import { FakeEventSource, fakeEventStreams } from '../../../../test/event-streams.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';
import { answerWatch, buildJob, signedIn } from '../../../../test/staff.ts';

const result = (part: Partial<BatchResult> = {}): BatchResult => ({
  ...{ success: true, total: 129, successful: 129, failed: 0, created: 2, updated: 7, unchanged: 120 },
  ...{ errors: [], failedImages: [] },
  ...part,
});
const full = (part: Partial<Job> = {}) => buildJob({ kind: 'full-sync', ...part });
const send = (...items: Job[]) => FakeEventSource.latest!.send({ items });

/** What the server holds. */
let settings: SyncSettings;
let removal: CurrentRemoval | null;

const vanished: CurrentRemoval = {
  ...{ id: '0b9c6f6a-7d1c-4a55-9a3f-3a1f0a0f7a11', created_at: '2026-11-01T02:31:00.000Z' },
  ...{ count: 14, present: 129, named: [{ id: 41, title: 'Altbau am Kanal' }] },
};

/** Renders the tool for an admin with these earlier full syncs, and records every order. */
async function renderTool(history: Job[] = [], hash = '') {
  const sent: unknown[] = [];
  server.use(
    signedIn(),
    http.get('*/api/admin/staff', () => HttpResponse.json({ items: [] })),
    http.get('*/api/admin/jobs/history', ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return HttpResponse.json({ items: history.filter((job) => job.kind === kind) });
    }),
    http.get('*/api/admin/sync/removal', () => HttpResponse.json({ removal })),
    http.post('*/api/admin/sync/removal/:id/dismiss', ({ params }) => {
      sent.push(`dismissed ${String(params['id'])}`);
      removal = null;
      return HttpResponse.json({});
    }),
    http.get('*/api/admin/sync/settings', () => HttpResponse.json(settings)),
    http.put('*/api/admin/sync/settings', async ({ request }) => {
      const wanted = (await request.json()) as SyncSettings;
      if (wanted.version !== settings.version)
        return refused('outdated-record', { detail: 'Die Einstellungen wurden inzwischen geändert.' });
      sent.push(wanted);
      settings = { ...settings, ...wanted, version: settings.version + 1 };
      return HttpResponse.json(settings);
    }),
    http.post('*/api/admin/jobs', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
    }),
  );
  const { user } = renderPage(`/admin/abgleich${hash}`);
  await screen.findByRole('button', { name: 'Zeitplan speichern' });
  return { user, sent };
}

describe('the synchronisation', () => {
  beforeEach(() => {
    fakeEventStreams();
    server.use(...answerWatch());
    removal = null;
    settings = {
      full_sync: { is_on: true, at: '03:30' },
      incremental_sync: { is_on: false, every_minutes: 15 },
      api_version: 'v1',
      api_keys: { v1: true, v2: false },
      removal: { limit_percent: 10 },
      version: 4,
      next: { full_sync: '2026-11-24T02:30:00.000Z', incremental_sync: null },
    };
  });

  it('says when it runs next, in the time of Hamburg, and what is off', async () => {
    await renderTool();
    expect(screen.getByText('Di., 24.11., 03:30 Uhr')).toBeVisible();
    expect(screen.getByText('ausgeschaltet')).toBeVisible();
  });

  it('starts once, shows progress and tells what came', async () => {
    const { user, sent } = await renderTool();
    await user.click(screen.getByRole('button', { name: 'Jetzt alles abgleichen' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'full-sync', importImages: true }]));
    expect(screen.getByRole('button', { name: 'Abgleich läuft...' })).toBeDisabled();
    send(full({ progress: { total: 129, done: 40, successful: 40, failed: 0 } }));
    expect(screen.getByText(/Vollständiger Abgleich 40 von 129/)).toBeVisible();
    send(full({ state: 'completed', result: result() }));
    expect(await screen.findByText('129 Immobilien abgeglichen')).toBeVisible();
    expect(screen.getByText('2 neu, 7 geändert, 120 unverändert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Jetzt alles abgleichen' })).toBeEnabled();
  });

  it('names who started an earlier one, what failed in it, and imports that again', async () => {
    const errors = [
      { propertyId: 41, error: 'Der Status ist keine Zahl.' },
      { propertyId: 42, error: 'Der Titel ist zu lang.' },
    ];
    const failed = full({
      ...{ state: 'completed', started_by: null, finished_at: '2026-11-01T08:05:00.000Z' },
      result: result({ successful: 127, failed: 2, errors }),
    });
    const { user, sent } = await renderTool([failed]);
    const line = await screen.findByText('Vollständiger Abgleich: 2 Immobilien von 129 fehlgeschlagen');
    expect(line.closest('summary')).toHaveTextContent('Zeitplan');
    await user.click(line);
    const table = await screen.findByRole('table', { name: 'Fehlgeschlagene Immobilien' });
    expect(within(table).getByRole('row', { name: /42 Der Titel ist zu lang/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Diese Immobilien erneut importieren' }));
    expect(await screen.findByRole('link', { name: 'Zum laufenden Import' })).toBeVisible();
    expect(sent).toEqual([{ kind: 'import-property', propertyIds: [41, 42], importImages: true }]);
  });

  it('names the images that are missing, and imports their properties again', async () => {
    const image = { id: '4101', title: null, reason: 'Das Bild ist zu groß.', url: null };
    const incomplete = full({
      ...{ state: 'completed', finished_at: '2026-11-01T08:05:00.000Z' },
      result: result({ failedImages: [{ ...image, propertyId: 41 }], imagesFailed: 300 }),
    });
    const { user, sent } = await renderTool([incomplete]);
    await user.click(
      await screen.findByText('Vollständiger Abgleich: 129 Immobilien abgeglichen, 300 Bilder fehlen'),
    );
    expect(await screen.findByText('Das erste von 300 Bildern, die nicht importiert wurden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Diese Immobilie erneut importieren' }));
    await waitFor(() =>
      expect(sent).toEqual([{ kind: 'import-property', propertyIds: [41], importImages: true }]),
    );
  });

  it('opens the run that the address names', async () => {
    const runs = ['job-1', 'job-2'].map((id) => full({ id, state: 'completed', result: result() }));
    await renderTool(runs, '#lauf-job-2');
    const [first, second] = await screen.findAllByText(/Vollständiger Abgleich: /);
    expect(first?.closest('details')).not.toHaveAttribute('open');
    expect(second?.closest('details')).toHaveAttribute('open');
  });

  it('changes the schedule', async () => {
    const { user, sent } = await renderTool();
    await user.click(screen.getByRole('checkbox', { name: 'Zwischendurch Änderungen holen' }));
    await user.selectOptions(screen.getByLabelText('Abstand'), 'alle 30 Minuten');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    expect(await screen.findByText('Zeitplan gespeichert')).toBeVisible();
    expect(sent).toEqual([
      {
        full_sync: { is_on: true, at: '03:30' },
        incremental_sync: { is_on: true, every_minutes: 30 },
        api_version: 'v1',
        removal: { limit_percent: 10 },
        version: 4,
      },
    ]);
  });

  it('keeps what was typed where a colleague was faster, and saves it at the second try', async () => {
    const { user, sent } = await renderTool();
    settings = { ...settings, version: 5, full_sync: { is_on: true, at: '05:00' } };
    const time = screen.getByLabelText(/^Uhrzeit/);
    await user.clear(time);
    await user.type(time, '22:15');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/geändert.*Ihre Angaben stehen noch hier/);
    expect(time).toHaveValue('22:15');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    await waitFor(() => expect(sent).toMatchObject([{ full_sync: { at: '22:15' }, version: 5 }]));
  });

  it('shows what a dry run would change, by name and field', async () => {
    const { user, sent } = await renderTool([
      buildJob({
        ...{ kind: 'dry-run', state: 'completed', finished_at: '2026-11-01T08:05:00.000Z' },
        result: result({
          preview: {
            created: [{ id: 7, title: 'Villa am See' }],
            updated: [{ id: 8, title: 'Loft', fields: ['price', 'website_status'] }],
            unchanged: [],
          },
          removal: {
            ...{ vanished: 1, removed: 1, kept: 0, is_waiting: false },
            named: [{ id: 9, title: 'Verkaufte Wohnung' }],
          },
        }),
      }),
    ]);
    await user.click(
      await screen.findByText('Probelauf: 129 Immobilien verglichen, nichts wurde geschrieben'),
    );
    expect(await screen.findByText(/1 Immobilie würde entfernt/)).toBeVisible();
    await user.click(screen.getByText('Geändert (7)'));
    expect(screen.getByText('price, Website-Status')).toBeVisible();
    await user.click(screen.getByText('Würden entfernt (1)'));
    expect(screen.getByText(/Verkaufte Wohnung/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Probelauf' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'dry-run', importImages: true }]));
  });

  it('says why a sync removed nothing', async () => {
    const doubt = 'Propstack hat eine leere Liste geschickt. Es wurde nichts entfernt.';
    const { user } = await renderTool([
      full({
        ...{ state: 'completed', finished_at: '2026-11-01T08:05:00.000Z' },
        result: result({
          removal: { ...{ vanished: 0, removed: 0, kept: 0, is_waiting: false }, doubt, named: [] },
        }),
      }),
    ]);
    await user.click(await screen.findByText('Vollständiger Abgleich: 129 Immobilien abgeglichen'));
    expect(await screen.findByText(new RegExp(doubt))).toBeVisible();
  });

  it('asks before it takes many vanished properties off, and starts that once', async () => {
    removal = vanished;
    const { user, sent } = await renderTool();
    const panel = await screen.findByRole('region', { name: '14 Immobilien nicht mehr in Propstack' });
    expect(panel).toHaveTextContent(/11 % von 129/);
    expect(within(panel).getByText(/Altbau am Kanal/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Von der Website nehmen' }));
    const dialog = screen.getByRole('dialog', { name: '14 Immobilien von der Website nehmen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Von der Website nehmen' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'remove-vanished', removalId: vanished.id }]));
    expect(panel).not.toBeInTheDocument();
  });

  it('leaves vanished properties as they are when that is chosen', async () => {
    removal = vanished;
    const { user, sent } = await renderTool();
    await user.click(await screen.findByRole('button', { name: 'Vorerst behalten' }));
    expect(await screen.findByText('Die Immobilien bleiben, wie sie sind')).toBeVisible();
    expect(sent).toEqual([`dismissed ${vanished.id}`]);
    await waitFor(() => expect(screen.queryByText('14 Immobilien nicht mehr in Propstack')).toBeNull());
  });

  it('refuses a share that is none, at its field', async () => {
    const { user, sent } = await renderTool();
    await user.type(screen.getByLabelText(/^Ohne Rückfrage entfernen/), '1');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    expect(await screen.findByText('Bitte geben Sie 1 bis 100 Prozent an.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says so where the schedule cannot be read', async () => {
    server.use(
      signedIn(),
      http.get('*/api/admin/staff', () => HttpResponse.json({ items: [] })),
      http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: [] })),
      http.get('*/api/admin/sync/removal', () => HttpResponse.json({ removal: null })),
      http.get('*/api/admin/sync/settings', () => refused('unavailable')),
    );
    renderPage('/admin/abgleich');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Der Zeitplan konnte nicht geladen werden');
    expect(screen.getByRole('button', { name: 'Jetzt alles abgleichen' })).toBeEnabled();
  });
});
