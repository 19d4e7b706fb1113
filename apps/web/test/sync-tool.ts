import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BatchResult, CurrentRemoval, Job, SyncSettings } from '../src/shared/api/types.ts';
import { renderPage } from './render-page.tsx';
import { refused, server } from './server.ts';
import { answerWatch, buildJob, signedIn } from './staff.ts';

export const batchResult = (part: Partial<BatchResult> = {}): BatchResult => ({
  success: true,
  total: 129,
  successful: 129,
  failed: 0,
  created: 2,
  updated: 7,
  unchanged: 120,
  errors: [],
  failedImages: [],
  ...part,
});
export const fullSyncJob = (part: Partial<Job> = {}) => buildJob({ kind: 'full-sync', ...part });

export const vanishedProperties: CurrentRemoval = {
  id: '0b9c6f6a-7d1c-4a55-9a3f-3a1f0a0f7a11',
  created_at: '2026-11-01T02:31:00.000Z',
  source: 'sync',
  count: 14,
  present: 129,
  taken: 0,
  named: [{ id: 41, title: 'Altbau am Kanal' }],
};

const atFirst = (): { settings: SyncSettings; removal: CurrentRemoval | null } => ({
  settings: {
    full_sync: { is_on: true, at: '03:30' },
    incremental_sync: { is_on: false, every_minutes: 15 },
    api_version: 'v1',
    api_keys: { v1: true, v2: false },
    removal: { limit_percent: 10 },
    drawbacks_field: 'was_dagegen_spricht',
    sold_price_field: '',
    version: 4,
    next: { full_sync: '2026-11-24T02:30:00.000Z', incremental_sync: null },
  },
  removal: null,
});

/** State of the mocked server: settings, jobs and the removal that waits for a confirmation. */
export let serverState = atFirst();

/** Resets the mocked server to a state without any run. */
export function resetTool(): void {
  server.use(...answerWatch());
  serverState = atFirst();
}

/** Renders the tool for an admin with these earlier full syncs and records every received order. */
export async function renderTool(history: Job[] = [], hash = '') {
  const sent: unknown[] = [];
  server.use(
    signedIn(),
    http.get('*/api/admin/staff', () => HttpResponse.json({ items: [] })),
    http.get('*/api/admin/jobs/history', ({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return HttpResponse.json({ items: history.filter((job) => job.kind === kind) });
    }),
    http.get('*/api/admin/sync/removal', () => HttpResponse.json({ removal: serverState.removal })),
    http.post('*/api/admin/sync/removal/:id/dismiss', ({ params }) => {
      sent.push(`dismissed ${String(params['id'])}`);
      serverState.removal = null;
      return HttpResponse.json({});
    }),
    http.get('*/api/admin/sync/settings', () => HttpResponse.json(serverState.settings)),
    http.put('*/api/admin/sync/settings', async ({ request }) => {
      const wanted = (await request.json()) as SyncSettings;
      if (wanted.version !== serverState.settings.version)
        return refused('outdated-record', { detail: 'Die Einstellungen wurden inzwischen geändert.' });
      sent.push(wanted);
      serverState.settings = {
        ...serverState.settings,
        ...wanted,
        version: serverState.settings.version + 1,
      };
      return HttpResponse.json(serverState.settings);
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
