import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import type { StaffRecord } from '../../shared/api/types.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import { mockElementHeight } from '../../../test/mock-element-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, record, row } from '../../../test/staff-properties.ts';

const oneRecord = (part: Partial<StaffRecord> = {}) =>
  http.get('*/api/admin/properties/1', () => HttpResponse.json(record(part)));

beforeEach(() => {
  server.use(signedIn());
});
mockElementHeight();

describe('the dialog of a property', () => {
  it('each rule that keeps a property offline is explained in its dialog, and missing energy data are named [S-4.8]', async () => {
    server.use(
      answerRows([row(1)]),
      oneRecord({
        website_status: 'inaktiv',
        property_status_id: 170239,
        hidden_by: ['inaktiv', 'akquise'],
        missing_energy: ['value', 'source'],
        data_warnings: [
          { field: 'price', reason: 'implausible' },
          { field: 'title', reason: 'names-street' },
          { field: 'title', reason: 'green-claim' },
        ],
      }),
    );
    renderPage('/admin/immobilien?objekt=1');
    expect(await screen.findByText('Der Website-Status steht auf inaktiv.')).toBeVisible();
    expect(screen.getByText('Objekte in Akquise zeigt die Website nie.')).toBeVisible();
    expect(screen.getByText(/Endenergiewert, wesentlicher Energieträger/)).toBeVisible();
    expect(screen.getByText('Kaufpreis kann nicht stimmen und fehlt auf der Website.')).toBeVisible();
    expect(screen.getByText('Titel nennt die Straße, obwohl die Adresse verborgen ist.')).toBeVisible();
    expect(screen.getByText(/^Titel sagt etwas Allgemeines über die Umwelt/)).toBeVisible();
    expect(screen.getByText('CRM-Status: Akquise')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Auf der Website ansehen' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Vorschau öffnen' })).toHaveAttribute(
      'href',
      '/admin/immobilien/1/vorschau',
    );
  });

  it('the dialog of a property shows prices without decimals, rents with two, and links to the public page', async () => {
    server.use(answerRows([row(1)]), oneRecord({ price: 1_250_000, base_rent: 900, living_space: 90.5 }));
    renderPage('/admin/immobilien?objekt=1');
    const costs = await screen.findByRole('heading', { name: 'Preise und Kosten' });
    expect(costs.parentElement?.textContent.replaceAll('\u00a0', ' ')).toContain('1.250.000 €');
    expect(costs.parentElement?.textContent.replaceAll('\u00a0', ' ')).toContain('900,00 €');
    expect(screen.getByText('90,5 m²')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Auf der Website ansehen' })).toHaveAttribute(
      'href',
      '/immobilie/haus-1-1',
    );
  });

  it('the dialog of a property shows fields with German names, and the pictures [S-2.104]', async () => {
    const image = { is_floorplan: false, change_mark: 'm', position: 1 };
    server.use(
      answerRows([row(1)]),
      oneRecord({
        house_number: '7 a',
        construction_year: 1911,
        images: [
          { ...image, id: 'b', title: 'Küche', storage_path: '1/b.jpeg', position: 2 },
          { ...image, id: 'a', title: null, storage_path: '1/a.jpeg' },
        ],
      }),
    );
    renderPage('/admin/immobilien?objekt=1');
    expect((await screen.findByText('Hausnummer')).nextElementSibling).toHaveTextContent('7 a');
    expect(screen.getByText('Baujahr').nextElementSibling).toHaveTextContent('1911');
    const pictures = within(screen.getByRole('list', { name: 'Bilder' })).getAllByRole('img');
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Bild 1', 'Küche']);
    expect(pictures[0]).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/admin\/media\/render\/property-images\/1\/a\.jpeg/),
    );
  });

  it('buttons in the dialog of a property open the previous and next one in the order of the table [S-2.104]', async () => {
    server.use(
      answerRows([row(3), row(1), row(2)]),
      http.get('*/api/admin/properties/:id', ({ params }) =>
        HttpResponse.json(record({ id: Number(params['id']), title: `Haus ${String(params['id'])}` })),
      ),
    );
    const { user, address } = renderPage('/admin/immobilien?objekt=1');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('2 von 3')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Nächstes' }));
    await waitFor(() => expect(address()).toContain('objekt=2'));
    expect(await screen.findByRole('dialog', { name: 'Haus 2' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Nächstes' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(dialog.getByRole('button', { name: 'Vorheriges' }));
    await user.click(dialog.getByRole('button', { name: 'Vorheriges' }));
    expect(await dialog.findByText('1 von 3')).toBeVisible();
  });

  it('the buttons for the previous and next property work although the table loads after the record', async () => {
    const gate = createGate();
    server.use(
      http.get('*/api/admin/properties', async () => {
        await gate.opened;
        return HttpResponse.json({ items: [row(3), row(1), row(2)], total: 3 });
      }),
      oneRecord(),
    );
    renderPage('/admin/immobilien?objekt=1');
    const dialog = within(await screen.findByRole('dialog', { name: 'Haus 1' }));
    expect(dialog.queryByText('2 von 3')).toBeNull();
    gate.open();
    expect(await dialog.findByText('2 von 3')).toBeVisible();
  });

  it('the status of a property is switched in its dialog, which then shows the undo bar', async () => {
    server.use(
      answerRows([row(1)]),
      oneRecord(),
      http.patch('*/api/admin/properties/1', () =>
        HttpResponse.json(record({ website_status: 'inaktiv', version: 1, hidden_by: ['inaktiv'] })),
      ),
    );
    const { user } = renderPage('/admin/immobilien?objekt=1');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('switch', { name: 'Auf der Website: Haus 1' }));
    expect(await dialog.findByText('„Haus 1“ auf inaktiv gesetzt.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Rückgängig' })).toBeVisible();
  });

  it('closing a toast leaves the dialog of a property open', async () => {
    server.use(answerRows([row(1)]), oneRecord());
    const { user } = renderPage('/admin/immobilien?objekt=1');
    const dialog = await screen.findByRole('dialog', { name: 'Haus 1' });
    act(() => showToast({ tone: 'success', title: 'Kopiert' }));
    // Hidden from screen readers, like everything outside a modal dialog.
    await user.click(screen.getByRole('button', { name: 'Meldung schließen', hidden: true }));
    expect(screen.queryByText('Kopiert')).toBeNull();
    expect(dialog).toBeVisible();
  });

  it('the history shows who or what changed the property, with former and new values', async () => {
    const at = new Date(Date.now() - 5 * 60_000).toISOString();
    const longAgo = new Date(Date.now() - 100 * 24 * 60 * 60_000).toISOString();
    const job = { id: '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11', kind: 'full-sync' };
    server.use(
      answerRows([row(1)]),
      oneRecord(),
      http.get('*/api/admin/properties/1/history', () =>
        HttpResponse.json({
          items: [
            {
              id: '2',
              at,
              source: 'staff',
              by: 'Ada',
              job: null,
              changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }],
            },
            { id: '3', at, source: 'update', by: null, job: null, changes: [] },
            { id: '1', at, source: 'import', by: null, job, changes: [] },
            {
              id: '4',
              at: longAgo,
              source: 'removal',
              by: null,
              job: { ...job, kind: 'remove-vanished' },
              changes: [{ field: 'removed_because', before: null, after: 'deleted' }],
            },
            { id: '0', at: longAgo, source: 'import', by: null, job, changes: [] },
          ],
        }),
      ),
    );
    const { user } = renderPage('/admin/immobilien?objekt=1');
    await user.click(await screen.findByText('Verlauf der letzten zwölf Monate'));
    const [off, update, first] = within(await screen.findByRole('list', { name: 'Verlauf' })).getAllByText(
      /vor 5 Minuten/,
    );
    expect(off?.closest('li')).toHaveTextContent('vor 5 Minuten · AdaWebsite-Status: aktiv → inaktiv');
    expect(update?.closest('li')).toHaveTextContent('vor 5 Minuten · Update aller Immobilien');
    expect(first?.closest('li')).toHaveTextContent(
      'vor 5 Minuten · Vollständiger AbgleichZum ersten Mal importiert',
    );
    // Runs are kept for 90 days, so the older entry has no link.
    expect(screen.getByRole('link', { name: 'Vollständiger Abgleich' })).toHaveAttribute(
      'href',
      `/admin/abgleich#lauf-${job.id}`,
    );
    expect(screen.getAllByText(/Vollständiger Abgleich/)).toHaveLength(2);
    expect(screen.getByText(/Entfernen nach Bestätigung/)).toBeVisible();
  });

  it.each([
    ['office', 'Anfragen (0)', 'Zu dieser Immobilie kam noch keine Anfrage über die Website.'],
    ['broker', 'Ihre Anfragen (0)', 'Ihnen ist keine Anfrage zu dieser Immobilie zugewiesen.'],
  ] as const)(
    'the dialog of a property tells the role %s whose leads it lists, and offers raw data to the office only [S-2.54, S-2.231]',
    async (role, heading, text) => {
      server.use(signedIn(role), answerRows([row(1)]), oneRecord());
      renderPage('/admin/immobilien?objekt=1');
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('heading', { name: heading })).toBeVisible();
      expect(screen.queryAllByText('Rohdaten aus Propstack (JSON)')).toHaveLength(role === 'office' ? 1 : 0);
    },
  );

  it('raw data of a property are fetched when they are expanded, and closing the dialog shows the table', async () => {
    let count = 0;
    server.use(
      answerRows([row(1)]),
      oneRecord(),
      http.get('*/api/admin/properties/1/raw', () => {
        count += 1;
        return HttpResponse.json({ raw_data: { name: 'aus dem CRM' } });
      }),
    );
    const { user, address } = renderPage('/admin/immobilien?objekt=1');
    const summary = await screen.findByText('Rohdaten aus Propstack (JSON)');
    expect(count).toBe(0);
    await user.click(summary);
    expect(await screen.findByRole('treeitem', { name: 'name: "aus dem CRM"' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(address()).toBe('/admin/immobilien'));
  });
});
