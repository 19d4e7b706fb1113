import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BatchResult, Job, SyncSettings } from '../../../api/types.ts';
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
    settings = {
      full_sync: { is_on: true, at: '03:30' },
      incremental_sync: { is_on: false, every_minutes: 15 },
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

  it('says so where the schedule cannot be read', async () => {
    server.use(
      signedIn(),
      http.get('*/api/admin/staff', () => HttpResponse.json({ items: [] })),
      http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: [] })),
      http.get('*/api/admin/sync/settings', () => refused('unavailable')),
    );
    renderPage('/admin/abgleich');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Der Zeitplan konnte nicht geladen werden');
    expect(screen.getByRole('button', { name: 'Jetzt alles abgleichen' })).toBeEnabled();
  });
});
