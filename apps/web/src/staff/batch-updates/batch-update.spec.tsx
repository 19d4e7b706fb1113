import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BatchResult, Job } from '../../shared/api/types.ts';
import { moveJobs } from '../../../test/jobs.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { buildJob, signedIn } from '../../../test/staff.ts';

const jobs = '*/api/admin/jobs';
const counts = { total: 10_000, successful: 9_700, failed: 300 };
const result = (part: Partial<BatchResult> = {}): BatchResult => ({
  success: true,
  ...counts,
  errors: [],
  ...part,
});
const price = (part: Partial<Job> = {}) => buildJob({ kind: 'update-price-on-inquiry', ...part });
const optional = (part: Partial<Job> = {}) => buildJob({ kind: 'update-optional-fields', ...part });

/** Renders a tool for an admin with these earlier jobs, and records what is started and cancelled. */
async function renderTool(path: '/admin/preise' | '/admin/zusatzfelder', history: Job[] = []) {
  const sent: unknown[] = [];
  server.use(
    signedIn(),
    http.get('*/api/admin/jobs/history', () => HttpResponse.json({ items: history })),
    http.get('*/api/admin/jobs/:id/failures', ({ request }) => {
      const after = Number(new URL(request.url).searchParams.get('after'));
      const items = Array.from({ length: 50 }, (_, index) => ({
        propertyId: after + index + 1,
        error: 'In Propstack nicht gefunden.',
      }));
      return HttpResponse.json({ items, total: 300, next: after < 250 ? after + 50 : null });
    }),
    http.post(jobs, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
    }),
    http.post('*/api/admin/jobs/:id/cancel', ({ params }) => {
      sent.push(`cancel ${String(params['id'])}`);
      return HttpResponse.json(price());
    }),
  );
  const { user } = renderPage(path);
  const button = await screen.findByRole('button', { name: /^(Alle Immobilien aktualisieren|Update läuft)/ });
  return { user, sent, button };
}

describe('a batch update', () => {
  it.each([
    ['/admin/preise', price, 'Update abgeschlossen: 10000 von 10000 Immobilien aktualisiert'],
    ['/admin/zusatzfelder', optional, 'Update erfolgreich: 10000 von 10000 Properties aktualisiert'],
  ] as const)(
    'the batch update at %s starts once and shows count, rate, remaining time and result [S-2.50, S-2.51, S-8.12, S-8.13]',
    async (path, job, text) => {
      const { user, sent, button } = await renderTool(path);
      await user.click(button);
      await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
      expect(sent).toEqual([{ kind: job().kind }]);
      moveJobs(
        job({ progress: { total: 10_000, done: 4_000, successful: 3_990, failed: 10, per_second: 10 } }),
      );
      expect(await screen.findByText(/4\.000 von 10\.000, 10 fehlgeschlagen/)).toHaveTextContent(
        '10 je Sekunde, noch etwa 10 Minuten',
      );
      const all = { total: 10_000, successful: 10_000, failed: 0 };
      moveJobs(job({ state: 'completed', result: result(all) }));
      // The text is shown in the result panel and in the toast.
      expect(await screen.findAllByText(text)).toHaveLength(2);
      expect(button).not.toHaveAttribute('aria-disabled');
      expect(screen.queryByRole('button', { name: /wiederholen/ })).toBeNull();
    },
  );

  it('a batch update that a colleague started is shown and can be cancelled [S-4.5]', async () => {
    const { user, sent, button } = await renderTool('/admin/preise');
    moveJobs(
      price({ id: 'job-9', started_by: 'u2', progress: { ...counts, done: 10, successful: 10, failed: 0 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Abbrechen' }));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(sent).toEqual(['cancel job-9']));
    expect(await screen.findByRole('button', { name: 'Wird abgebrochen...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const state = 'cancelled';
    moveJobs(
      price({ id: 'job-9', state, result: result({ success: false, total: 20, successful: 10, failed: 0 }) }),
    );
    expect(await screen.findAllByText('Update abgebrochen')).toHaveLength(2);
    expect(
      screen.getAllByText('10 von 20 Immobilien wurden noch aktualisiert, die übrigen blieben unverändert.'),
    ).toHaveLength(2);
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('failures of a batch update are listed page by page and can be repeated alone [S-4.11]', async () => {
    const latest = price({ id: 'job-7', state: 'completed', result: result() });
    const { user, sent } = await renderTool('/admin/preise', [latest]);
    expect(
      await screen.findByText('Update abgeschlossen: 9700 von 10000 Immobilien aktualisiert'),
    ).toBeVisible();
    const table = await screen.findByRole('table', {
      name: '300 Immobilien konnten nicht aktualisiert werden',
    });
    expect(within(table).getAllByRole('row')).toHaveLength(51);
    await user.click(screen.getByRole('button', { name: 'Weitere laden' }));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(101));
    expect(within(table).getByRole('link', { name: '100' })).toHaveAttribute(
      'href',
      '/admin/immobilien?objekt=100',
    );
    expect(within(table).getAllByText('In Propstack nicht gefunden.')).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: '300 fehlgeschlagene wiederholen' }));
    await waitFor(() => expect(sent).toEqual([{ kind: 'update-price-on-inquiry', retryOf: 'job-7' }]));
  });

  it('earlier batch updates can be opened with their failures', async () => {
    const at = (day: number) =>
      ({ created_at: `2026-10-0${day}T08:00:00.000Z`, state: 'completed' }) as const;
    const { user } = await renderTool('/admin/zusatzfelder', [
      optional({
        ...at(3),
        id: 'c',
        result: result({ total: 300, successful: 300, failed: 0 }),
        retry_of: 'a',
      }),
      optional({ ...at(2), id: 'b', result: result({ total: 5, successful: 5, failed: 0 }), retry_of: 'a' }),
      optional({ ...at(1), id: 'a', result: result() }),
    ]);
    expect(await screen.findByText(/^Wiederholung: Update erfolgreich: 5 von 5/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByText('Update erfolgreich: 9700 von 10000 Properties aktualisiert'));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it.each([
    ['/admin/preise', price, ['Update fehlgeschlagen', 'Der Schlüssel wurde abgelehnt.']],
    ['/admin/zusatzfelder', optional, ['Update fehlgeschlagen: Der Schlüssel wurde abgelehnt.']],
  ] as const)('a failed batch update at %s shows the reason [S-8.12, S-8.13]', async (path, job, texts) => {
    await renderTool(path, [
      job({ state: 'failed', result: result({ success: false, error: 'Der Schlüssel wurde abgelehnt.' }) }),
    ]);
    for (const text of texts) expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['/admin/preise', ['Update fehlgeschlagen', 'Dieser Vorgang läuft bereits.']],
    ['/admin/zusatzfelder', ['Update failed: Dieser Vorgang läuft bereits.']],
  ] as const)(
    'a batch update at %s that the server refused to start shows the reason',
    async (path, texts) => {
      const { user, button } = await renderTool(path);
      server.use(http.post(jobs, () => refused('job-running')));
      await user.click(button);
      for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
      expect(button).not.toHaveAttribute('aria-disabled');
    },
  );

  it('a batch update without a session asks for the sign-in [S-5.9]', async () => {
    const { user, button } = await renderTool('/admin/zusatzfelder');
    server.use(
      http.post(jobs, () => refused('not-signed-in')),
      http.get('*/api/admin/me', () => refused('not-signed-in')),
    );
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Anmeldung schließen' }));
    expect((await screen.findAllByText('Not authenticated')).length).toBeGreaterThan(0);
  });
});
