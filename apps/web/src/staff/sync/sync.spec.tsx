import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { moveJobs } from '../../../test/jobs.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { buildJob, signedIn } from '../../../test/staff.ts';
import {
  fullSyncJob,
  serverState,
  renderTool,
  resetTool,
  batchResult,
  vanishedProperties,
} from '../../../test/sync-tool.ts';

describe('the synchronisation', () => {
  beforeEach(resetTool);

  it('the next scheduled syncs are shown in the time of Hamburg, and disabled ones as off [S-2.63]', async () => {
    await renderTool();
    expect(screen.getByText('Di., 24.11., 03:30 Uhr')).toBeVisible();
    expect(screen.getByText('ausgeschaltet')).toBeVisible();
  });

  it('a sync starts once, shows its progress and its result [S-2.63, S-2.106]', async () => {
    const { user, sent } = await renderTool();
    await user.click(screen.getByRole('button', { name: 'Jetzt alles abgleichen' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'full-sync', importImages: true }]));
    expect(screen.getByRole('button', { name: 'Abgleich läuft...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    moveJobs(fullSyncJob({ progress: { total: 129, done: 40, successful: 40, failed: 0 } }));
    expect(await screen.findByText(/Vollständiger Abgleich 40 von 129/)).toBeVisible();
    moveJobs(fullSyncJob({ state: 'completed', result: batchResult() }));
    const panel = within(await screen.findByRole('region', { name: 'Ergebnis: Vollständiger Abgleich' }));
    expect(panel.getByText('2 neu, 7 geändert, 120 unverändert')).toBeVisible();
    // The text is shown in the result panel and in the toast.
    expect(screen.getAllByText('129 Immobilien abgeglichen')).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Jetzt alles abgleichen' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });

  it('an earlier sync shows who started it and its failed properties, which can be imported again', async () => {
    const errors = [
      { propertyId: 41, error: 'Der Status ist keine Zahl.' },
      { propertyId: 42, error: 'Der Titel ist zu lang.' },
    ];
    const failed = fullSyncJob({
      state: 'completed',
      started_by: null,
      finished_at: '2026-11-01T08:05:00.000Z',
      result: batchResult({ successful: 127, failed: 2, errors }),
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

  it('images missing after a sync are named, and their properties can be imported again', async () => {
    const image = { id: '4101', title: null, reason: 'Das Bild ist zu groß.', url: null };
    const incomplete = fullSyncJob({
      state: 'completed',
      finished_at: '2026-11-01T08:05:00.000Z',
      result: batchResult({ failedImages: [{ ...image, propertyId: 41 }], imagesFailed: 300 }),
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

  it('the sync that the URL names is opened', async () => {
    const runs = ['job-1', 'job-2'].map((id) =>
      fullSyncJob({ id, state: 'completed', result: batchResult() }),
    );
    await renderTool(runs, '#lauf-job-2');
    const [first, second] = await screen.findAllByText(/Vollständiger Abgleich: /);
    expect(first?.closest('details')).not.toHaveAttribute('open');
    expect(second?.closest('details')).toHaveAttribute('open');
  });

  it('a sync in the URL that is older than the list is fetched and opened', async () => {
    const older = fullSyncJob({
      id: 'job-0',
      state: 'completed',
      result: batchResult({ total: 77, successful: 77 }),
    });
    server.use(http.get('*/api/admin/jobs/job-0', () => HttpResponse.json(older)));
    await renderTool(
      [fullSyncJob({ id: 'job-1', state: 'completed', result: batchResult() })],
      '#lauf-job-0',
    );
    const line = await screen.findByText('Vollständiger Abgleich: 77 Immobilien abgeglichen');
    expect(line.closest('details')).toHaveAttribute('open');
    expect(screen.getAllByText(/Vollständiger Abgleich: /)).toHaveLength(2);
  });

  it('a sync in the URL that is no longer stored shows a message', async () => {
    const detail = 'Diesen Vorgang gibt es nicht mehr.';
    server.use(http.get('*/api/admin/jobs/job-0', () => refused('not-found', { detail })));
    await renderTool([], '#lauf-job-0');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `Der verlinkte Vorgang wird nicht gezeigt: ${detail}`,
    );
  });

  it('the sync schedule and the Propstack fields for drawbacks and paid price can be changed [S-2.150, S-2.151]', async () => {
    const { user, sent } = await renderTool();
    await user.click(screen.getByRole('checkbox', { name: 'Zwischendurch Änderungen holen' }));
    await user.selectOptions(screen.getByLabelText('Abstand'), 'alle 30 Minuten');
    const field = screen.getByLabelText('Feld für Nachteile');
    await user.clear(field);
    await user.type(field, ' ehrlich ');
    await user.type(screen.getByLabelText('Feld für den Verkaufspreis'), ' kaufpreis ');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    expect(await screen.findByText('Zeitplan gespeichert')).toBeVisible();
    expect(sent).toEqual([
      {
        full_sync: { is_on: true, at: '03:30' },
        incremental_sync: { is_on: true, every_minutes: 30 },
        api_version: 'v1',
        removal: { limit_percent: 10 },
        drawbacks_field: 'ehrlich',
        sold_price_field: 'kaufpreis',
        version: 4,
      },
    ]);
  });

  it('typed sync settings stay if a colleague saved first, and the second try saves them', async () => {
    const { user, sent } = await renderTool();
    serverState.settings = { ...serverState.settings, version: 5, full_sync: { is_on: true, at: '05:00' } };
    const time = screen.getByLabelText(/^Uhrzeit/);
    await user.clear(time);
    await user.type(time, '22:15');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/geändert.*Ihre Angaben stehen noch hier/);
    expect(time).toHaveValue('22:15');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    await waitFor(() => expect(sent).toMatchObject([{ full_sync: { at: '22:15' }, version: 5 }]));
  });

  it('an invalid percentage in the sync settings shows its error at its field', async () => {
    const { user, sent } = await renderTool();
    await user.type(screen.getByLabelText(/^Ohne Rückfrage entfernen/), '1');
    await user.click(screen.getByRole('button', { name: 'Zeitplan speichern' }));
    expect(await screen.findByText('Bitte geben Sie 1 bis 100 Prozent an.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('a sync schedule that cannot be loaded shows a message', async () => {
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
    expect(screen.getByRole('button', { name: 'Jetzt alles abgleichen' })).not.toHaveAttribute(
      'aria-disabled',
    );
  });
});

describe('the synchronisation', () => {
  beforeEach(resetTool);

  it('a dry run of the sync shows its changes by property name and field [S-2.82]', async () => {
    const { user, sent } = await renderTool([
      buildJob({
        kind: 'dry-run',
        state: 'completed',
        finished_at: '2026-11-01T08:05:00.000Z',
        result: batchResult({
          preview: {
            created: [{ id: 7, title: 'Villa am See' }],
            updated: [{ id: 8, title: 'Loft', fields: ['price', 'website_status'] }],
            unchanged: [],
          },
          removal: {
            vanished: 1,
            removed: 1,
            unchanged: 0,
            is_waiting: false,
            named: [{ id: 9, title: 'Verkaufte Wohnung' }],
          },
        }),
      }),
    ]);
    await user.click(
      await screen.findByText('Probelauf: 129 Immobilien verglichen, nichts wurde geschrieben'),
    );
    expect(await screen.findByText(/1 Immobilie würde entfernt: „Verkaufte Wohnung“/)).toBeVisible();
    expect(screen.queryByText(/^Unverändert/)).toBeNull();
    await user.click(screen.getByText('Geändert (7)'));
    expect(screen.getByText('Kaufpreis, Website-Status')).toBeVisible();
    await user.click(screen.getByText('Würden entfernt (1)'));
    expect(screen.getByRole('list', { name: 'Würden entfernt' })).toHaveTextContent('Verkaufte Wohnung');
    await user.click(screen.getByRole('button', { name: 'Probelauf' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'dry-run', importImages: true }]));
  });

  it('the line of a sync names the properties that it removed [S-2.63, S-2.106]', async () => {
    const named = [
      { id: 8, title: 'Loft' },
      { id: 9, title: null },
    ];
    const removal = { vanished: 3, removed: 2, unchanged: 1, is_waiting: false, named };
    await renderTool([
      fullSyncJob({
        state: 'completed',
        finished_at: '2026-11-01T08:05:00.000Z',
        result: batchResult({ removal }),
      }),
    ]);
    expect(
      await screen.findByText(
        'Vollständiger Abgleich: 129 Immobilien abgeglichen. 2 Immobilien entfernt: „Loft“, Immobilie 9, 1 gibt es in Propstack noch.',
      ),
    ).toBeVisible();
  });

  it('a sync that removed no property shows why [S-2.80]', async () => {
    const crm_fault = 'Propstack hat eine leere Liste geschickt. Es wurde nichts entfernt.';
    const { user } = await renderTool([
      fullSyncJob({
        state: 'completed',
        finished_at: '2026-11-01T08:05:00.000Z',
        result: batchResult({
          removal: { vanished: 0, removed: 0, unchanged: 0, is_waiting: false, crm_fault, named: [] },
        }),
      }),
    ]);
    await user.click(await screen.findByText('Vollständiger Abgleich: 129 Immobilien abgeglichen'));
    expect(await screen.findByText(new RegExp(crm_fault))).toBeVisible();
  });

  it('removing many properties that vanished from the CRM asks for a confirmation and starts once', async () => {
    serverState.removal = vanishedProperties;
    const { user, sent } = await renderTool();
    const panel = await screen.findByRole('region', { name: '14 Immobilien nicht mehr in Propstack' });
    expect(panel).toHaveTextContent(/11 % von 129/);
    expect(within(panel).getByText(/Altbau am Kanal/)).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Von der Website nehmen' }));
    const dialog = screen.getByRole('dialog', { name: '14 Immobilien von der Website nehmen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Von der Website nehmen' }));
    await waitFor(() =>
      expect(sent).toEqual([{ kind: 'remove-vanished', removalId: vanishedProperties.id }]),
    );
    expect(panel).not.toBeInTheDocument();
  });

  it('properties that webhooks reported as deleted are counted with those that the sync removed [S-2.81]', async () => {
    serverState.removal = { ...vanishedProperties, source: 'webhook', taken: 12 };
    await renderTool();
    const panel = await screen.findByRole('region', { name: '14 Immobilien nicht mehr in Propstack' });
    expect(panel).toHaveTextContent(/einzeln als gelöscht gemeldet/);
    expect(panel).toHaveTextContent(/Mit 12, die schon entfernt wurden, sind das 20 % von 129/);
  });

  it('properties that vanished from the CRM can be kept unchanged', async () => {
    serverState.removal = vanishedProperties;
    const { user, sent } = await renderTool();
    await user.click(await screen.findByRole('button', { name: 'Vorerst behalten' }));
    expect(await screen.findByText('Die Immobilien bleiben, wie sie sind')).toBeVisible();
    expect(sent).toEqual([`dismissed ${vanishedProperties.id}`]);
    await waitFor(() => expect(screen.queryByText('14 Immobilien nicht mehr in Propstack')).toBeNull());
  });

  it('a refused removal of properties shows its reason and keeps the list', async () => {
    serverState.removal = vanishedProperties;
    const { user } = await renderTool();
    server.use(
      http.post('*/api/admin/sync/removal/:id/dismiss', () => refused('unavailable')),
      http.post('*/api/admin/jobs', () =>
        refused('outdated-record', { detail: 'Diese Liste ist überholt.' }),
      ),
    );
    const panel = await screen.findByRole('region', { name: '14 Immobilien nicht mehr in Propstack' });
    await user.click(within(panel).getByRole('button', { name: 'Vorerst behalten' }));
    expect(await screen.findByText('Das wurde nicht gespeichert')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Von der Website nehmen' }));
    const dialog = screen.getByRole('dialog', { name: '14 Immobilien von der Website nehmen?' });
    await user.click(within(dialog).getByRole('button', { name: 'Von der Website nehmen' }));
    expect(await screen.findByText('Es wurde nichts entfernt')).toBeVisible();
    expect(screen.getByText(/^Diese Liste ist überholt/)).toBeVisible();
    expect(panel).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Probelauf' }));
    expect(await screen.findByText('Der Abgleich wurde nicht gestartet')).toBeVisible();
  });
});
