import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BatchResult, ImportResult, Job, StaffRecord } from '../src/shared/api/types.ts';
import { moveJobs } from './jobs.ts';
import { renderPage } from './render-page.tsx';
import { server } from './server.ts';
import { answerColleagues, buildJob, signedIn } from './staff.ts';

const jobs = '*/api/admin/jobs';

/** Renders the tool for an admin with these earlier imports, and records every started and cancelled job. */
export async function renderImport(history: Job[] = [], hidden_by: StaffRecord['hidden_by'] = []) {
  const started: unknown[] = [];
  server.use(
    signedIn(),
    answerColleagues([{ id: 'u2', name: 'Berta', can_work: true }]),
    http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: history })),
    http.get('*/api/admin/properties/:id', () => HttpResponse.json({ hidden_by })),
    http.post('*/api/admin/jobs/:id/cancel', ({ params }) => {
      started.push(`cancel ${String(params['id'])}`);
      return HttpResponse.json(buildJob());
    }),
    http.post(jobs, async ({ request }) => {
      started.push(await request.json());
      return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
    }),
  );
  const { user } = renderPage('/admin/import');
  const input = await screen.findByLabelText('Immobilien-ID');
  const start = async (id: string) => {
    await user.type(input, `${id}{Enter}`);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import läuft...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
    await waitFor(() => expect(started).toHaveLength(1));
  };
  return { user, input, started, start };
}

export const finishImport = (
  result: ImportResult | BatchResult | null,
  state: 'completed' | 'failed' | 'cancelled' = 'completed',
) => moveJobs(buildJob({ state, result, property_ids: [42] }));
