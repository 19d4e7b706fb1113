import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { type StaffRow } from '../../shared/api/types.ts';
import { mockElementHeight } from '../../../test/mock-element-height.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/staff.ts';
import { answerRows, record, row } from '../../../test/staff-properties.ts';

const stock = Array.from({ length: 10_000 }, (_, index) => row(index + 1));

let asked: URLSearchParams[] = [];

const rows = (all: readonly StaffRow[]) => answerRows(all, asked);

const patch = (answer: () => Response | Promise<Response>) =>
  http.patch('*/api/admin/properties/:id', () => answer());

const table = () => screen.findByRole('grid', { name: 'Immobilien' });

const lines = async () => within(await table()).findAllByRole('row', { name: /Haus/ });

const switchOf = (name: string) => screen.findByRole('switch', { name: `Auf der Website: ${name}` });

describe('the table of properties', () => {
  beforeEach(() => {
    asked = [];
    server.use(signedIn());
  });

  mockElementHeight();

  it('at most 60 of 10,000 rows of the property table are in the DOM, and the total is shown', async () => {
    server.use(rows(stock));
    renderPage('/admin/immobilien');
    expect((await lines()).length).toBeLessThanOrEqual(60);
    expect(await table()).toHaveAttribute('aria-rowcount', '10001');
    expect(screen.getByText('10.000 Immobilien')).toBeVisible();
    expect(within(await table()).getAllByRole('columnheader')).toHaveLength(17);
  });

  it('search, filters and order of the property table are read from the URL and written into it', async () => {
    server.use(rows([row(1)]));
    const { user, address } = renderPage('/admin/immobilien?q=elbe&finding=offline');
    await lines();
    expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({ q: 'elbe', finding: 'offline' });
    await user.click(screen.getByRole('button', { name: 'Preis' }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('-price'));
    expect(screen.getByRole('columnheader', { name: 'Preis' })).toHaveAttribute('aria-sort', 'descending');
    await user.keyboard('/');
    await user.keyboard('chaussee');
    await waitFor(() => expect(address()).toContain('q=elbechaussee'));
    expect(address()).toContain('sort=-price');
  });

  it('a property record that is opened while a search text is typed stays open', async () => {
    server.use(
      rows([row(1)]),
      http.get('*/api/admin/properties/1', () => HttpResponse.json(record({ id: 1 }))),
    );
    const { user, address } = renderPage('/admin/immobilien');
    await lines();
    await user.keyboard('/haus');
    (await table()).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('objekt=1'));
    await waitFor(() => expect(address()).toContain('q=haus'));
    expect(address()).toContain('objekt=1');
  });

  it('the property table works by keyboard: arrows move, the space bar selects, Enter opens', async () => {
    server.use(
      rows([row(1), row(2)]),
      http.get('*/api/admin/properties/2', () => HttpResponse.json(record({ id: 2 }))),
    );
    const { user, address } = renderPage('/admin/immobilien');
    await lines();
    (await table()).focus();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    expect(await screen.findByText('1 Immobilie ausgewählt')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Haus 2 auswählen' })).toBeChecked();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toContain('objekt=2'));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('a word typed while the property table has the focus takes no property offline [S-2.54]', async () => {
    let switches = 0;
    server.use(
      rows([row(1)]),
      patch(() => {
        switches += 1;
        return HttpResponse.json(record({ website_status: 'inaktiv', version: 1 }));
      }),
    );
    const { user } = renderPage('/admin/immobilien');
    await lines();
    (await table()).focus();
    await user.keyboard('schenefeld');
    expect(await switchOf('Haus 1')).toBeChecked();
    expect(switches).toBe(0);
  });

  it.each([
    ['ja', { hidden_by: [] }, true],
    ['nein, inaktiv gesetzt', { website_status: 'inaktiv', hidden_by: ['inaktiv'] }, true],
    ['nein, Status Akquise', { property_status_id: 170239, hidden_by: ['akquise'] }, false],
    ['nein, in Propstack gelöscht', { hidden_by: ['deleted'] }, false],
  ] as const)(
    "the property table shows the online state '%s', with a switch if only the website status decides it [S-2.101]",
    async (text, part, hasSwitch) => {
      server.use(rows([row(1, { ...part, hidden_by: [...part.hidden_by] })]));
      renderPage('/admin/immobilien');
      expect(
        await screen.findByRole('gridcell', { name: new RegExp(`^(${text}|Auf der Website: Haus 1)$`) }),
      ).toHaveTextContent(text);
      expect(screen.queryAllByRole('switch')).toHaveLength(hasSwitch ? 1 : 0);
    },
  );

  it('a row of the property table shows picture, object number and broker [S-2.101]', async () => {
    const cover = { storage_path: '1/a.jpeg', change_mark: 'm' };
    server.use(
      rows([row(1, { cover, unit_id: 'WHG-7', openimmo_firstname: 'Maren', openimmo_lastname: 'Lührs' })]),
    );
    renderPage('/admin/immobilien');
    expect(await screen.findByText('Maren Lührs')).toBeVisible();
    expect(screen.getByText('WHG-7')).toBeVisible();
    expect(document.querySelector('[data-line] img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/api\/admin\/media\/render\/property-images\/1\/a\.jpeg\?width=120/),
    );
  });

  it('the first columns of the property table are picture, title, leads, state and price, and each sort order is offered once [S-2.237]', async () => {
    localStorage.clear();
    server.use(rows([row(1)]));
    renderPage('/admin/immobilien?sort=-updated_at');
    await lines();
    const heads = within(await table()).getAllByRole('columnheader');
    expect(heads.slice(1, 9).map(({ textContent }) => textContent)).toEqual([
      'Bild',
      'Titel',
      'Anfragen',
      'Online',
      'Preis',
      'Zimmer',
      'Wohnfläche',
      'Makler',
    ]);
    const order = screen.getByLabelText('Sortierung');
    expect(within(order).queryByRole('option', { name: 'Geändert absteigend' })).toBeNull();
    expect(within(order).getByRole<HTMLOptionElement>('option', { name: 'Zuletzt geändert' }).selected).toBe(
      true,
    );
  });

  it('the property table names an unknown status and an unknown type [S-4.8]', async () => {
    server.use(rows([row(1, { property_status_id: 7, rs_type: 'CASTLE' })]));
    renderPage('/admin/immobilien');
    expect(await screen.findByText('Unbekannt (7)')).toBeVisible();
    expect(screen.getByText('Unbekannt (CASTLE)')).toBeVisible();
  });

  it('the current search of the property table is saved as a file [S-2.102]', async () => {
    server.use(rows([row(1)]));
    renderPage('/admin/immobilien?q=elbe&property_status_id=170241');
    expect(await screen.findByRole('link', { name: 'Als CSV speichern' })).toHaveAttribute(
      'href',
      '/api/admin/properties/export?property_status_id=170241&q=elbe',
    );
  });

  it('columns and views of the property table are stored per person [S-2.105]', async () => {
    localStorage.clear();
    server.use(rows([row(1)]));
    const { user, address } = renderPage('/admin/immobilien?q=elbe&sort=-price');
    await user.click(await screen.findByRole('button', { name: 'Spalten und Ansichten' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('checkbox', { name: 'Titel' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Bild' }));
    await user.click(dialog.getByRole('button', { name: 'Ansicht speichern' }));
    expect(dialog.getByText('Bitte geben Sie der Ansicht einen Namen.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Name der Ansicht' }), 'Elbe{Enter}');
    await user.click(dialog.getByRole('checkbox', { name: 'Ort' }));
    await user.click(dialog.getByRole('button', { name: 'Fertig' }));
    expect(screen.queryByRole('columnheader', { name: 'Ort' })).toBeNull();
    await user.clear(screen.getByLabelText('Suche'));
    await waitFor(() => expect(address()).not.toContain('q='));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Ansicht' }), 'Elbe');
    await waitFor(() => expect(address()).toContain('q=elbe&sort=-price'));
    expect(await screen.findByRole('columnheader', { name: 'Ort' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Bild' })).toBeNull();
  });

  it("an empty property table shows 'Keine Immobilien gefunden', and a button clears the filter [S-8.8]", async () => {
    server.use(rows([]));
    const { user, address } = renderPage('/admin/immobilien?q=nichts');
    expect(await screen.findByText('Keine Immobilien gefunden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(address()).toBe('/admin/immobilien'));
  });

  it("a failed request of the property table shows 'Immobilien konnten nicht geladen werden' and is repeated by the button [S-8.8]", async () => {
    server.use(http.get('*/api/admin/properties', () => refused('unavailable')));
    const { user } = renderPage('/admin/immobilien');
    expect(await screen.findByText('Immobilien konnten nicht geladen werden')).toBeVisible();
    server.use(rows([row(1)]));
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await lines()).toHaveLength(1);
  });
});

describe('the switch of the website status', () => {
  beforeEach(() => {
    asked = [];
    server.use(signedIn());
  });

  mockElementHeight();

  it('a switched website status is shown at once and then confirmed [S-4.7]', async () => {
    const gate = createGate();
    server.use(
      rows([row(1)]),
      patch(async () => {
        await gate.opened;
        return HttpResponse.json(record({ website_status: 'inaktiv', version: 1, hidden_by: ['inaktiv'] }));
      }),
    );
    const { user } = renderPage('/admin/immobilien');
    await user.click(await switchOf('Haus 1'));
    expect(await switchOf('Haus 1')).not.toBeChecked();
    gate.open();
    expect(await screen.findByText('Status wurde aktualisiert')).toBeVisible();
  });

  it('the undo bar names the property whose status was switched and undoes the switch [S-2.54]', async () => {
    const undone: unknown[] = [];
    server.use(
      rows([row(1), row(2)]),
      patch(() => HttpResponse.json(record({ website_status: 'inaktiv', version: 7 }))),
      http.post('*/api/admin/properties/status/undo', async ({ request }) => {
        undone.push(await request.json());
        return HttpResponse.json({ items: [{ id: 1, website_status: 'aktiv', version: 8 }], unchanged: [] });
      }),
    );
    const { user } = renderPage('/admin/immobilien');
    await user.click(await switchOf('Haus 1'));
    expect(await screen.findByText('„Haus 1“ auf inaktiv gesetzt.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('1 zurückgesetzt')).toBeVisible();
    expect(undone).toEqual([{ items: [{ id: 1, version: 7 }] }]);
    expect(screen.queryByText('„Haus 1“ auf inaktiv gesetzt.')).toBeNull();
  });

  it('switching a property to the status that it already has shows this and offers no undo [S-2.235]', async () => {
    server.use(
      rows([row(1)]),
      patch(() =>
        HttpResponse.json({
          ...record({ website_status: 'inaktiv', version: 1, hidden_by: ['inaktiv'] }),
          is_unchanged: true,
        }),
      ),
    );
    const { user } = renderPage('/admin/immobilien');
    await user.click(await switchOf('Haus 1'));
    expect(await screen.findByText('„Haus 1“ war schon inaktiv')).toBeVisible();
    expect(await switchOf('Haus 1')).not.toBeChecked();
    expect(screen.queryByText('Status wurde aktualisiert')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  });

  it.each([
    ["the server's message", () => refused('unavailable'), /zurzeit nicht erreichbar/],
    [
      'a general text',
      () => new HttpResponse('<html>', { status: 503 }),
      'Status konnte nicht aktualisiert werden',
    ],
  ])(
    'a switched website status is rolled back after a 503 with %s and keeps the focus',
    async (_what, answer, text) => {
      server.use(rows([row(1)]), patch(answer));
      const { user } = renderPage('/admin/immobilien');
      const control = await switchOf('Haus 1');
      await user.click(control);
      expect(await screen.findByText(text)).toBeVisible();
      expect(await switchOf('Haus 1')).toBeChecked();
      expect(await switchOf('Haus 1')).toHaveFocus();
    },
  );

  it('a second switch of a website status waits until the first is confirmed', async () => {
    const gate = createGate();
    const sent: StaffRow['website_status'][] = [];
    server.use(
      rows([row(1)]),
      http.patch<never, Pick<StaffRow, 'website_status'>>(
        '*/api/admin/properties/:id',
        async ({ request }) => {
          const { website_status } = await request.json();
          sent.push(website_status);
          await gate.opened;
          return HttpResponse.json(record({ website_status, version: sent.length }));
        },
      ),
    );
    const { user } = renderPage('/admin/immobilien');
    await user.click(await switchOf('Haus 1'));
    await user.click(await switchOf('Haus 1'));
    gate.open();
    await screen.findByText('Status wurde aktualisiert');
    await user.click(await switchOf('Haus 1'));
    await waitFor(() => expect(sent).toEqual(['inaktiv', 'aktiv']));
    expect(await switchOf('Haus 1')).toBeChecked();
  });

  it('after a 409 the property table shows the status that a colleague set', async () => {
    server.use(
      rows([row(1, { website_status: 'inaktiv', version: 3, hidden_by: ['inaktiv'] })]),
      patch(() => {
        server.use(rows([row(1, { version: 5 })]));
        return refused('outdated-record', {
          detail: 'Der Status wurde inzwischen von jemand anderem geändert.',
        });
      }),
    );
    const { user } = renderPage('/admin/immobilien');
    await user.click(await switchOf('Haus 1'));
    expect(await screen.findByText('Der Status wurde inzwischen von jemand anderem geändert.')).toBeVisible();
    await waitFor(async () => expect(await switchOf('Haus 1')).toBeChecked());
  });

  it('Shift selects a range of the property table, and a button selects all hits of the search up to 1,000 [S-2.103]', async () => {
    server.use(rows(stock));
    const { user } = renderPage('/admin/immobilien');
    await user.click(await screen.findByRole('checkbox', { name: 'Haus 2 auswählen' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Haus 6 auswählen' }));
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('5 Immobilien ausgewählt')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Haus 4 auswählen' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Alle auswählen' }));
    expect(await screen.findByText('1.000 Immobilien ausgewählt')).toBeVisible();
    expect(screen.getByText(/Mehr als 1000 Immobilien/)).toBeVisible();
  });

  it('each row of the property table stays in its place after its status was changed [S-2.103]', async () => {
    server.use(
      rows([row(1), row(2)]),
      http.post('*/api/admin/properties/status', () => {
        server.use(rows([row(2)]));
        return HttpResponse.json({
          items: [{ id: 1, website_status: 'inaktiv', version: 1 }],
          changed: [1],
        });
      }),
    );
    const { user } = renderPage('/admin/immobilien?website_status=aktiv');
    await user.click(await screen.findByRole('checkbox', { name: 'Haus 1 auswählen' }));
    await user.click(screen.getByRole('button', { name: 'Inaktiv setzen' }));
    expect(await screen.findByText('nein, inaktiv gesetzt')).toBeVisible();
    expect((await lines()).map((line) => line.getAttribute('aria-rowindex'))).toEqual(['2', '3']);
    expect(asked).toHaveLength(1);
  });

  it('the status of selected properties is changed together, and the change can be undone [S-4.7]', async () => {
    const undone: unknown[] = [];
    server.use(
      rows([row(1), row(2)]),
      http.post('*/api/admin/properties/status', () =>
        HttpResponse.json({
          items: [1, 2].map((id) => ({ id, website_status: 'inaktiv', version: id })),
          changed: [1],
        }),
      ),
      http.post('*/api/admin/properties/status/undo', async ({ request }) => {
        undone.push(await request.json());
        return HttpResponse.json({ items: [], unchanged: [1] });
      }),
    );
    const { user } = renderPage('/admin/immobilien');
    await user.click(await screen.findByRole('checkbox', { name: 'Haus 1 auswählen' }));
    await user.click(screen.getByRole('checkbox', { name: 'Haus 2 auswählen' }));
    await user.click(screen.getByRole('button', { name: 'Inaktiv setzen' }));
    expect(await screen.findByText('„Haus 1“ auf inaktiv gesetzt.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('1 inzwischen von jemand anderem geändert')).toBeVisible();
    expect(undone).toEqual([{ items: [{ id: 1, version: 1 }] }]);
  });
});
