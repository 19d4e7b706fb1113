import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import type { Answer } from '../../shared/api/types.ts';
import type { ReferenceTable, TableImport, TablePreview } from './valuation-query.ts';

const table = (part: Partial<ReferenceTable>): ReferenceTable => ({
  id: 't1',
  source: 'Marktbericht',
  year: 2025,
  page: 'S. 117',
  prices: 'sales',
  has_new_buildings: false,
  licence: 'dl-de/by-2-0',
  row_count: 99,
  state: 'unreleased',
  outdated_from: '2028-04-01',
  is_demo: false,
  imported_by: { id: 'else', name: 'Anna Amsel' },
  imported_at: new Date().toISOString(),
  released_by: null,
  released_at: null,
  ...part,
});

const all = { with_range: 40, without_range: 3, median_error: 0.082, inside_share: 0.775, bias: -0.012 };
const figures = {
  all,
  by_type: [{ name: 'flat', ...all }],
  by_district: [
    { name: 'Eppendorf', ...all, with_range: 0, median_error: null, inside_share: null, bias: null },
  ],
  has_claim: true,
};

/** The tables of the mocked server, which the mocked requests change. */
let tables: ReferenceTable[];
let imported: TableImport[];
let preview: TablePreview;
let laterSales: Answer<'/api/admin/valuations/later-sales'>;

beforeEach(() => {
  tables = [table({})];
  imported = [];
  laterSales = { valued: 12, items: [] };
  preview = {
    rows: [{ districts: ['Barmbek-Nord'], house: null, flat: 5600, plot: null }],
    faults: [],
    ignored: ['Jahr'],
  };
  server.use(
    signedIn(),
    http.get('*/api/admin/valuations/back-test', () => HttpResponse.json(figures)),
    http.get('*/api/admin/valuations/later-sales', () => HttpResponse.json(laterSales)),
    http.get('*/api/admin/reference-tables', () => HttpResponse.json({ items: tables })),
    http.get('*/api/admin/reference-tables/:id/rows', () => HttpResponse.json({ rows: preview.rows })),
    http.post('*/api/admin/reference-tables/preview', () => HttpResponse.json(preview)),
    http.post('*/api/admin/reference-tables', async ({ request }) => {
      imported.push((await request.json()) as TableImport);
      return HttpResponse.json({ table: table({ id: 't2' }) });
    }),
    http.post('*/api/admin/reference-tables/:id/release', () => {
      tables = tables.map((one) => ({ ...one, state: 'counts' }));
      return HttpResponse.json({ table: tables[0] });
    }),
    http.delete('*/api/admin/reference-tables/:id', () => {
      tables = [];
      return HttpResponse.json({});
    }),
  );
});

const row = (name = 'Marktbericht 2025') => screen.findByRole('listitem', { name });

describe('the reference tables', () => {
  it('a table of a colleague is released with one press', async () => {
    const { user } = renderPage('/admin/bewertungen');
    await user.click(within(await row()).getByRole('button', { name: 'Freigeben' }));
    expect(await within(await row()).findByText('Zählt')).toBeVisible();
  });

  it('whoever releases a table sees its prices', async () => {
    const { user } = renderPage('/admin/bewertungen');
    await user.click(within(await row()).getByText('Preise ansehen'));
    const prices = within(await screen.findByRole('region', { name: 'Preise: Marktbericht 2025' }));
    expect(prices.getByRole('row', { name: 'Barmbek-Nord kein Preis 5.600 €/m² kein Preis' })).toBeVisible();
  });

  it('the person who imported a table reads that a second person releases it', async () => {
    server.use(signedIn('office', { id: 'else' }));
    renderPage('/admin/bewertungen');
    expect(await within(await row()).findByText(/Eine zweite Person gibt sie frei/)).toBeVisible();
    expect(within(await row()).queryByRole('button', { name: 'Freigeben' })).toBeNull();
  });

  it('the demo table is named as such and has no buttons', async () => {
    tables = [table({ is_demo: true, state: 'counts' })];
    renderPage('/admin/bewertungen');
    expect(within(await row()).getByText(/^Demodaten/)).toBeVisible();
    expect(within(await row()).queryByRole('button')).toBeNull();
  });

  it('a table is deleted after a confirmation', async () => {
    const { user } = renderPage('/admin/bewertungen');
    await user.click(within(await row()).getByRole('button', { name: 'Löschen' }));
    await user.click(await screen.findByRole('button', { name: 'Tabelle löschen' }));
    expect(await screen.findByText(/^Noch keine\./)).toBeVisible();
  });

  it('a table with faults shows them by line, and nothing is stored', async () => {
    preview = { rows: [], faults: [{ line: 3, message: 'Eppendorf steht schon in Zeile 2.' }], ignored: [] };
    const { user } = renderPage('/admin/bewertungen');
    await user.click(await screen.findByRole('button', { name: 'Tabelle importieren' }));
    fireEvent.change(await screen.findByLabelText(/^Tabelle als CSV/), { target: { value: 'x' } });
    await user.click(screen.getByRole('button', { name: 'Vorschau zeigen' }));
    expect(await screen.findByText('Zeile 3: Eppendorf steht schon in Zeile 2.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  });

  it('a file that was saved in windows-1252 is shown, and stored with its source after the preview', async () => {
    const { user } = renderPage('/admin/bewertungen');
    await user.click(await screen.findByRole('button', { name: 'Tabelle importieren' }));
    const text = 'Stadtteil;Haus;Wohnung\nBarmbek-Süd;;5600';
    const bytes = Uint8Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
    // jsdom's files cannot be read.
    const file = Object.assign(new File([bytes], 'preise.csv'), {
      arrayBuffer: () => Promise.resolve(bytes.buffer),
    });
    await user.upload(screen.getByLabelText('CSV-Datei'), file);
    expect(await screen.findByDisplayValue(/Barmbek-Süd/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vorschau zeigen' }));
    expect(await screen.findByText(/Diese Spalten werden nicht gelesen: Jahr/)).toBeVisible();
    expect(imported).toEqual([]);
    await user.type(screen.getByLabelText(/^Quelle/), 'Marktbericht');
    await user.type(screen.getByLabelText(/^Berichtsjahr/), '2025');
    await user.type(screen.getByLabelText(/^Seite oder Tabelle/), 'S. 117');
    await user.selectOptions(screen.getByLabelText(/^Preise/), 'sales');
    await user.type(screen.getByLabelText(/^Lizenz/), 'dl-de/by-2-0');
    await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
    expect(await screen.findByText('Die Tabelle ist gespeichert')).toBeVisible();
    expect(imported).toEqual([
      {
        csv: text,
        source: 'Marktbericht',
        year: 2025,
        page: 'S. 117',
        prices: 'sales',
        has_new_buildings: false,
        licence: 'dl-de/by-2-0',
      },
    ]);
  });
});

describe('the back test of price ranges', () => {
  it('the figures of the back test are shown in percent, and a group without a range as such', async () => {
    renderPage('/admin/bewertungen');
    const part = within(await screen.findByRole('region', { name: 'Treffsicherheit' }));
    expect((await part.findAllByText('77,5 %'))[0]).toBeVisible();
    expect(part.getAllByText('−1,2 %')[0]).toBeVisible();
    expect(part.getByText('Wohnung')).toBeVisible();
    expect(part.getByText('Eppendorf')).toBeVisible();
    expect(part.getByText(/nennt die Website/)).toBeVisible();
  });
});

describe('later sales', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Spätere Verkäufe' }));

  it('each later sale of a valued home stands beside its range, with links to property and lead', async () => {
    const sale = {
      property: { id: 42, title: 'Villa' },
      lead_id: 'lead-1',
      estimated_on: '2026-03-01',
      low: 500_000,
      high: 700_000,
      sold_on: '2026-11-20',
      price: 650_000,
      is_inside: true,
    };
    laterSales.items = [sale, { ...sale, lead_id: 'lead-2', price: 710_000, is_inside: false }];
    renderPage('/admin/bewertungen');
    const [, inside, above] = await (await section()).findAllByRole('row');
    expect(inside!.textContent.replaceAll('\u00a0', ' ')).toBe(
      'VillaBewertet: 01.03.2026Preisspanne: 500.000 bis 700.000 €Verkauft: 20.11.2026Bezahlt: 650.000 €In der Spanne: jaAnfrage',
    );
    expect(above).toHaveTextContent('nein, darüber');
    const links = within(inside!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Villa', '/admin/immobilien?objekt=42'],
      ['Anfrage', '/admin/anfragen?anfrage=lead-1'],
    ]);
  });

  it.each([
    [12, /Zu den 12 verglichenen Anfragen gibt es noch keinen Verkauf/],
    [0, /Noch keine gespeicherte Anfrage hat eine Preisspanne/],
  ])('without a later sale of %d valued homes the section says so and has no table', async (valued, text) => {
    laterSales.valued = valued;
    renderPage('/admin/bewertungen');
    expect(await (await section()).findByText(text)).toBeVisible();
    expect((await section()).queryByRole('table')).toBeNull();
  });
});
