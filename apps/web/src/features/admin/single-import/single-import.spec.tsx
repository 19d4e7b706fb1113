import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ImportResult } from '../../../api/types.ts';
import { FakeEventSource, fakeEventStreams } from '../../../../test/event-streams.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';
import { buildJob, signedIn } from '../../../../test/staff.ts';

const jobs = '*/api/admin/jobs';

const property = {
  id: 42,
  title: 'Villa an der Elbe',
  city: 'Hamburg',
  price: 1_250_000,
  isUpdate: false,
  failedImageDetails: [],
} satisfies ImportResult['property'];

/** Renders the tool for an admin and records every started job. */
async function renderTool() {
  const started: unknown[] = [];
  server.use(
    signedIn(),
    http.post(jobs, async ({ request }) => {
      started.push(await request.json());
      return HttpResponse.json({ jobId: 'job-1' }, { status: 202 });
    }),
  );
  const { user } = renderPage('/admin/import');
  const input = await screen.findByLabelText('Immobilien-ID');
  const start = async (id: string) => {
    await user.type(input, `${id}{Enter}`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Import läuft...' })).toBeDisabled());
    await waitFor(() => expect(started).toHaveLength(1));
  };
  return { user, input, started, start };
}

const finish = (result: ImportResult | null, state: 'completed' | 'failed' | 'cancelled' = 'completed') =>
  FakeEventSource.latest!.send({ items: [buildJob({ state, result })] });

describe('single import', () => {
  beforeEach(fakeEventStreams);

  it('starts on Enter with images by default, and not twice', async () => {
    const { user, input, started, start } = await renderTool();
    expect(screen.getByLabelText('Bilder importieren')).toBeChecked();
    await start(' 42 ');
    await user.type(input, '{Enter}');

    expect(started).toEqual([{ kind: 'import-property', propertyId: '42', importImages: true }]);
  });

  it('leaves the images out if told so', async () => {
    const { user, started, start } = await renderTool();
    await user.click(screen.getByLabelText('Bilder importieren'));
    await start('42');
    expect(started).toEqual([{ kind: 'import-property', propertyId: '42', importImages: false }]);
  });

  it.each([
    ['  ', 'Bitte geben Sie eine Immobilien-ID ein'],
    ['0', 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein'],
    ['abc', 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein'],
  ])('refuses the id "%s"', async (id, message) => {
    const { user, input, started } = await renderTool();
    await user.type(input, `${id}{Enter}`);
    await waitFor(() => expect(input).toHaveAccessibleDescription(message));
    expect(started).toEqual([]);
  });

  it('shows progress while the job runs', async () => {
    const { start } = await renderTool();
    await start('42');
    FakeEventSource.latest!.send({
      items: [buildJob({ progress: { total: 12, done: 5, successful: 4, failed: 1 } })],
    });

    expect(screen.getByText(/5 von 12, 1 fehlgeschlagen/)).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute('value', '5');
  });

  it.each([
    [false, 'Die Immobilie wurde neu importiert.'],
    [true, 'Die Immobilie wurde aktualisiert.'],
  ])('says whether it was an update (%s)', async (isUpdate, text) => {
    const { start } = await renderTool();
    await start('42');
    finish({ success: true, property: { ...property, isUpdate } });

    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Villa an der Elbe' })).toHaveAttribute(
      'href',
      '/immobilie/villa-an-der-elbe-42',
    );
    expect(screen.getByText(/ID 42 · Hamburg · 1\.250\.000\s€/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importieren' })).toBeEnabled();
  });

  it('lists failed images with id, title, reason and link, but links no script', async () => {
    const { start } = await renderTool();
    await start('42');
    finish({
      success: true,
      property: {
        ...property,
        failedImageDetails: [
          {
            id: '7',
            title: 'Garten',
            reason: 'Die Datei ist kein Bild.',
            url: 'https://images.example/7.jpg',
          },
          { id: '8', title: null, reason: 'Zu groß.', url: 'javascript:alert(1)' },
        ],
      },
    });

    const [first, second] = within(
      screen.getByText('2 Bilder konnten nicht importiert werden').parentElement!,
    ).getAllByRole('listitem');
    expect(first).toHaveTextContent('7 · Garten');
    expect(first).toHaveTextContent('Die Datei ist kein Bild.');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', 'https://images.example/7.jpg');
    expect(second).toHaveTextContent('8 · ohne Titel');
    expect(within(second!).queryByRole('link')).toBeNull();
  });

  it.each([
    [
      { success: false, error: 'Propstack ist zurzeit nicht erreichbar.' },
      'Propstack ist zurzeit nicht erreichbar.',
    ],
    [null, 'Unbekannter Fehler beim Import'],
  ])('gives the reason of a failed import', async (result, text) => {
    const { start, input } = await renderTool();
    await start('42');
    finish(result, 'failed');

    expect(screen.getAllByText('Import fehlgeschlagen')).toHaveLength(2);
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(input).toHaveValue('42');
  });

  it('says when the job could not be started', async () => {
    const { user, input } = await renderTool();
    server.use(http.post(jobs, () => refused('job-running')));
    await user.type(input, '42{Enter}');

    expect(await screen.findByText('Fehler beim Importieren der Immobilie von Propstack')).toBeVisible();
    expect(screen.getByText('Dieser Vorgang läuft bereits.')).toBeVisible();
  });

  it('asks for the sign-in when the session is over, with the specified words', async () => {
    const { user, input } = await renderTool();
    server.use(
      http.post(jobs, () => refused('not-signed-in')),
      http.get('*/api/admin/me', () => refused('not-signed-in')),
    );
    await user.type(input, '42{Enter}');

    expect(await screen.findByText('Nicht authentifiziert')).toBeVisible();
    expect(screen.getByText('Bitte melden Sie sich an')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Anmeldung schließen' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nicht authentifiziert');
    expect(input).toHaveValue('42');
  });
});
