import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { type ImportResult } from '../../shared/api/types.ts';
import { finishImport, renderImport } from '../../../test/import-tool.tsx';
import { moveJobs } from '../../../test/jobs.ts';
import { refused, server } from '../../../test/server.ts';
import { buildJob } from '../../../test/staff.ts';

const jobs = '*/api/admin/jobs';

const property = {
  id: 42,
  title: 'Villa an der Elbe',
  city: 'Hamburg',
  price: 1_250_000,
  isUpdate: false,
  failedImageDetails: [],
} satisfies ImportResult['property'];

describe('single import', () => {
  it('Enter starts an import of a property with images, and not twice [S-2.52, S-9.14]', async () => {
    const { user, input, started, start } = await renderImport();
    expect(screen.getByLabelText('Bilder importieren')).toBeChecked();
    await start(' 42 ');
    await user.type(input, '{Enter}');

    expect(started).toEqual([{ kind: 'import-property', propertyId: '42', importImages: true }]);
  });

  it('a property can be imported without images [S-7.2]', async () => {
    const { user, started, start } = await renderImport();
    await user.click(screen.getByLabelText('Bilder importieren'));
    await start('42');
    expect(started).toEqual([{ kind: 'import-property', propertyId: '42', importImages: false }]);
  });

  it.each([
    ['  ', 'Bitte geben Sie eine Immobilien-ID ein'],
    ['0', 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein'],
    ['abc', 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein'],
    ['7, abc', 'Ungültige Eingabe - Bitte geben Sie eine gültige Property ID ein: abc'],
    [
      Array.from({ length: 501 }, (_, index) => index + 1).join(' '),
      'Bitte importieren Sie höchstens 500 Immobilien auf einmal.',
    ],
  ])('the import refuses the property id "%s" [S-5.7]', async (id, message) => {
    const { user, input, started } = await renderImport();
    await user.click(input);
    await user.paste(id);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(started).toEqual([]);
  });

  it('a running import of a property shows its progress', async () => {
    const { start } = await renderImport();
    await start('42');
    moveJobs(buildJob({ progress: { total: 12, done: 5, successful: 4, failed: 1 } }));

    expect(await screen.findByText(/5 von 12, 1 fehlgeschlagen/)).toBeVisible();
    expect(await screen.findByRole('progressbar', { name: 'Fortschritt' })).toHaveAttribute('value', '5');
  });

  it.each([
    [false, 'Die Immobilie wurde neu importiert.'],
    [true, 'Die Immobilie wurde aktualisiert.'],
  ])(
    'the result of an import shows whether the property is new (%s) [S-4.6, S-8.6]',
    async (isUpdate, text) => {
      const { start } = await renderImport();
      await start('42');
      finishImport({ success: true, property: { ...property, isUpdate } });

      expect(await screen.findAllByText(text)).toHaveLength(2);
      expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toHaveAttribute(
        'href',
        '/admin/immobilien?objekt=42',
      );
      expect(await screen.findByRole('link', { name: 'Auf der Website ansehen' })).toHaveAttribute(
        'href',
        '/immobilie/villa-an-der-elbe-42',
      );
      expect(screen.getByText(/ID 42 · Hamburg · 1\.250\.000\s€/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Importieren' })).not.toHaveAttribute('aria-disabled');
    },
  );

  it('an imported property that visitors cannot see is not linked, and the reason is shown', async () => {
    const { start } = await renderImport([], ['akquise', 'inaktiv']);
    await start('42');
    finishImport({ success: true, property });

    expect(
      await screen.findByText(
        'Nicht auf der Website: Objekte in Akquise zeigt die Website nie. Der Website-Status steht auf inaktiv.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Auf der Website ansehen' })).toBeNull();
  });

  it.each(['7, 8,7', '7 8', '7; 08 '])('several property ids are imported at once (%s)', async (ids) => {
    const { started, start } = await renderImport();
    await start(ids);
    const [job] = started as { propertyIds: string[] }[];
    expect(job?.propertyIds.map(Number)).toEqual([7, 8]);
  });

  it('property ids pasted as a column are imported one by one', async () => {
    const { user, input, started } = await renderImport();
    await user.click(input);
    await user.paste('7\r\n8\r\n');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(started).toMatchObject([{ propertyIds: ['7', '8'] }]));
  });

  it('images that an import could not load are listed with id, title, reason and link, without script links [S-2.52]', async () => {
    const { start } = await renderImport();
    await start('42');
    finishImport({
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

    const title = await screen.findByText('2 Bilder konnten nicht importiert werden');
    const [first, second] = within(title.parentElement!).getAllByRole('listitem');
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
  ])('a failed import of a property shows its reason [S-8.5]', async (result, text) => {
    const { start, input } = await renderImport();
    await start('42');
    finishImport(result, 'failed');

    expect(await screen.findAllByText('Import fehlgeschlagen')).toHaveLength(2);
    expect(await screen.findAllByText(text)).toHaveLength(2);
    expect(input).toHaveValue('42');
  });

  it('an import that could not be started shows the reason [S-8.5]', async () => {
    const { user, input } = await renderImport();
    server.use(http.post(jobs, () => refused('job-running')));
    await user.type(input, '42{Enter}');

    expect(await screen.findByText('Fehler beim Importieren der Immobilie von Propstack')).toBeVisible();
    expect(screen.getByText('Dieser Vorgang läuft bereits.')).toBeVisible();
  });

  it('an import without a session asks for the sign-in with the specified text [S-5.7]', async () => {
    const { user, input } = await renderImport();
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

describe('imports that run or ran', () => {
  it('an import of a colleague shows its images and can be cancelled', async () => {
    const { user, started } = await renderImport();
    const progress = { total: 1, done: 0, successful: 0, failed: 0, images: { total: 9, done: 4 } };
    moveJobs(buildJob({ id: 'job-9', started_by: 'u2', property_ids: [42], progress }));
    expect(await screen.findByText('Import läuft... Bild 4 von 9')).toBeVisible();
    expect(await screen.findByText('ID 42, gestartet von Berta')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Importieren' })).not.toHaveAttribute('aria-disabled');
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(started).toEqual(['cancel job-9']));
  });

  it('the progress of an import is shown again after a reload, and so is its cancellation [S-4.6, S-8.6]', async () => {
    await renderImport();
    moveJobs(buildJob({ property_ids: [42] }));
    expect(await screen.findByRole('button', { name: 'Import läuft...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    finishImport({ success: false, error: 'Der Vorgang wurde abgebrochen.' }, 'cancelled');
    expect(await screen.findAllByText('Import abgebrochen')).toHaveLength(2);
    expect(await screen.findAllByText('Der Import wurde angehalten.')).toHaveLength(2);
    expect(await screen.findByRole('button', { name: 'Importieren' })).not.toHaveAttribute('aria-disabled');
  });

  it('an import of several properties lists imported and failed ones', async () => {
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
    expect(await screen.findAllByText('2 von 3 Immobilien importiert, 1 davon neu.')).toHaveLength(2);
    expect(screen.getByText('1 Immobilie konnte nicht importiert werden')).toBeVisible();
    expect(screen.getByText('Die Immobilie 44 wurde in Propstack nicht gefunden.')).toBeVisible();
    expect(screen.getByText('Immobilie 42 · 7 · Garten')).toBeVisible();
  });

  it('earlier property imports are listed, and a long result is fetched completely', async () => {
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
