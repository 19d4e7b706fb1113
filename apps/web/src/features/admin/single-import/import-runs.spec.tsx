import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fakeEventStreams } from '../../../../test/event-streams.ts';
import { finishImport, renderImport, sendJobs } from '../../../../test/import-tool.tsx';
import { server } from '../../../../test/server.ts';
import { buildJob } from '../../../../test/staff.ts';

describe('imports that run or ran', () => {
  beforeEach(fakeEventStreams);

  it('counts the images, also of an import that somebody else started, and cancels it', async () => {
    const { user, started } = await renderImport();
    const progress = { total: 1, done: 0, successful: 0, failed: 0, images: { total: 9, done: 4 } };
    sendJobs(buildJob({ id: 'job-9', started_by: 'u2', property_ids: [42], progress }));
    expect(screen.getByText('Import läuft... Bild 4 von 9')).toBeVisible();
    expect(screen.getByText('ID 42, gestartet von Berta')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importieren' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(started).toEqual(['cancel job-9']));
  });

  it('follows an own import after a reload, and says when it was cancelled', async () => {
    await renderImport();
    sendJobs(buildJob({ property_ids: [42] }));
    expect(screen.getByRole('button', { name: 'Import läuft...' })).toBeDisabled();
    finishImport({ success: false, error: 'Der Vorgang wurde abgebrochen.' }, 'cancelled');
    expect(screen.getAllByText('Import abgebrochen')).toHaveLength(2);
    expect(screen.getAllByText('Der Import wurde angehalten.')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Importieren' })).toBeEnabled();
  });

  it('of several says what came and what did not', async () => {
    const { start } = await renderImport();
    await start('42 43 44');
    const failedImages = [{ propertyId: 42, id: '7', title: 'Garten', reason: 'Zu groß.', url: null }];
    finishImport({
      success: true,
      total: 3,
      successful: 2,
      failed: 1,
      created: 1,
      failedImages,
      errors: [{ propertyId: 44, error: 'Die Immobilie 44 wurde in Propstack nicht gefunden.' }],
    });
    expect(screen.getAllByText('2 von 3 Immobilien importiert, 1 davon neu.')).toHaveLength(2);
    expect(screen.getByText('1 Immobilie konnte nicht importiert werden')).toBeVisible();
    expect(screen.getByText('Die Immobilie 44 wurde in Propstack nicht gefunden.')).toBeVisible();
    expect(screen.getByText('Immobilie 42 · 7 · Garten')).toBeVisible();
  });

  it('keeps earlier imports, and fetches a long result whole', async () => {
    const errorsOf = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ propertyId: index + 1, error: 'Nicht gefunden.' }));
    const result = { success: true, total: 30, successful: 15, failed: 15, errors: errorsOf(10) };
    const job = buildJob({
      id: 'a',
      state: 'completed',
      result,
      started_by: 'u2',
      property_ids: [1, 2, 3, 4, 5, 6],
    });
    const { user } = await renderImport([job]);
    server.use(
      http.get('*/api/admin/jobs/a', () =>
        HttpResponse.json({ ...job, result: { ...result, errors: errorsOf(15) } }),
      ),
    );
    expect(await screen.findByText('Berta')).toBeVisible();
    await user.click(screen.getByText('ID 1, 2, 3, 4, 5 und weitere · Import erfolgreich'));
    await waitFor(() => expect(screen.getAllByText('Nicht gefunden.')).toHaveLength(15));
  });
});
