import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { answerCompared, storeFavourites } from '../../../../test/favourites.ts';
import { buildCard, buildCompared } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { resetByPicker } from '../../../../test/reset-by-picker.ts';
import { refused, server } from '../../../../test/server.ts';

const titles = () => screen.queryAllByRole('columnheader').map((head) => head.textContent);

const houses = [7, 3].map((id) => buildCompared({ id, title: `Haus ${id}` }));

describe('favourites', () => {
  beforeEach(() => {
    localStorage.removeItem('merkliste-notizen');
    storeFavourites('[]');
  });

  it('the heart of a card adds a property to the favourites, which the header counts and the browser stores', async () => {
    server.use(
      http.get('*/api/properties', () =>
        HttpResponse.json({ items: [buildCard()], total: 1, page: 1, page_size: 24 }),
      ),
      http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
    );
    const { user } = renderPage('/immobilien');
    const heart = await screen.findByRole('button', { name: 'Villa an der Elbe merken' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');

    await user.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', { name: 'Merkliste, 1 gemerkt' })).toHaveAttribute('href', '/merkliste');
    expect(localStorage.getItem('merkliste')).toBe('[42]');

    await user.click(heart);
    expect(localStorage.getItem('merkliste')).toBe('[]');
  });

  it('the favourites page shows the properties side by side, the latest first, and removes one by its heart [S-2.44, V-2.77]', async () => {
    const asked = jest.fn();
    server.events.on('request:start', asked);
    // Focusing a link preloads the page to which it leads.
    server.use(
      answerCompared(...houses),
      http.get('*/api/properties/:id', () => refused('unavailable')),
    );
    storeFavourites('[7,3]');
    const { user } = renderPage('/merkliste');

    await screen.findByRole('link', { name: 'Haus 3' });
    expect(titles()).toEqual([expect.stringContaining('Haus 7'), expect.stringContaining('Haus 3')]);
    expect(asked).toHaveBeenCalledTimes(1);
    server.events.removeAllListeners();
    await user.click(screen.getByRole('button', { name: 'Haus 7 merken' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Haus 7' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Haus 3' })).toHaveFocus();
    expect(localStorage.getItem('merkliste')).toBe('[3]');
  });

  it('the focus stays beside a removed favourite, also in the last column and without a link [V-2.77]', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    server.use(
      answerCompared(
        ...ids.map((id) =>
          buildCompared({ id, title: `Haus ${id}`, ...(id === 2 ? { property_status_id: 170240 } : {}) }),
        ),
      ),
      http.get('*/api/properties/:id', () => refused('unavailable')),
    );
    storeFavourites(JSON.stringify(ids));
    const { user } = renderPage('/merkliste');
    const removeHouse = async (id: number) =>
      user.click(await screen.findByRole('button', { name: `Haus ${id} merken` }));
    await removeHouse(8);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Haus 7' })).toHaveFocus());
    await removeHouse(3);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Haus 4' })).toHaveFocus());
    await removeHouse(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Haus 2 merken' })).toHaveFocus());
  });

  it('the comparison of favourites is a table with row and column heads, and the best value is named in words [V-2.110]', async () => {
    server.use(
      answerCompared(
        ...houses.map((house, index) => ({ ...house, price: 700_000 + index * 200_000, courtage: '3,57 %' })),
      ),
    );
    storeFavourites('[7,3]');
    renderPage('/merkliste');

    const table = await screen.findByRole('table', { name: 'Gemerkte Immobilien im Vergleich' });
    const prices = within(table).getByRole('row', { name: /^Kaufpreis \d/ });
    expect(within(prices).getByRole('rowheader')).toHaveAttribute('scope', 'row');
    expect(
      within(prices)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['700.000\u00a0€ (bester Wert)', '900.000\u00a0€']);
    expect(
      screen.getByText(/^Kaufnebenkosten: Grunderwerbsteuer, Notar, Grundbuch und Käuferprovision/),
    ).toBeVisible();
  });

  it('a note on a property survives a reload [V-2.112]', async () => {
    server.use(answerCompared(...houses));
    storeFavourites('[7,3]');
    localStorage.setItem('merkliste-notizen', JSON.stringify({ 5: 'nicht mehr gemerkt', 3: 'ruhig' }));
    const { user } = renderPage('/merkliste');

    expect(await screen.findByLabelText('Notiz zu Haus 3')).toHaveValue('ruhig');
    await user.type(screen.getByLabelText('Notiz zu Haus 7'), 'Süd');
    expect(JSON.parse(localStorage.getItem('merkliste-notizen')!)).toEqual({ 3: 'ruhig', 7: 'Süd' });
    cleanup();
    renderPage('/merkliste');
    const note = await screen.findByLabelText('Notiz zu Haus 7');
    expect(note).toHaveValue('Süd');
    await user.clear(note);
    expect(JSON.parse(localStorage.getItem('merkliste-notizen')!)).toEqual({ 3: 'ruhig' });
  });

  it('a note on a property that is too long shows an error, stays in the field and leaves the stored note unchanged', async () => {
    server.use(answerCompared(...houses));
    storeFavourites('[3]');
    localStorage.setItem('merkliste-notizen', JSON.stringify({ 3: 'ruhig' }));
    const { user } = renderPage('/merkliste');
    const note = await screen.findByLabelText('Notiz zu Haus 3');
    await user.click(note);
    await user.paste('x'.repeat(600));
    expect(note).toHaveAccessibleDescription(/^Höchstens 500 Zeichen, es sind 605\./);
    expect(note).toHaveValue(`ruhig${'x'.repeat(600)}`);
    expect(JSON.parse(localStorage.getItem('merkliste-notizen')!)).toEqual({ 3: 'ruhig' });
  });

  it('stored notes on properties that are unreadable are ignored', async () => {
    server.use(answerCompared(...houses));
    storeFavourites('[3]');
    for (const json of ['rubbish', 'null', '[1]', '{"3":1}', `{"3":"${'x'.repeat(501)}"}`]) {
      localStorage.setItem('merkliste-notizen', json);
      renderPage('/merkliste');
      expect(await screen.findByLabelText('Notiz zu Haus 3')).toHaveValue('');
      cleanup();
    }
  });

  it('a day of property visits is saved as a calendar file in the order of the times [V-2.114]', async () => {
    const sold = buildCompared({ id: 5, title: 'Haus 5', property_status_id: 170243 });
    server.use(answerCompared(...houses, sold));
    storeFavourites('[7,3,5]');
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = renderPage('/merkliste');

    await user.click(await screen.findByRole('button', { name: 'Kalenderdatei speichern' }));
    expect(screen.getByLabelText('Tag')).toHaveAccessibleDescription('Bitte wählen Sie einen Tag.');
    await waitFor(() => expect(screen.getByLabelText('Tag')).toHaveFocus());
    const noTime = 'Bitte wählen Sie mindestens eine Uhrzeit.';
    expect(screen.getByRole('group', { name: 'Uhrzeiten' })).toHaveAccessibleDescription(noTime);
    expect(screen.getByText(noTime).closest('[role=alert]')).toBeVisible();
    expect(screen.queryByLabelText('Haus 5')).toBeNull();
    fireEvent.change(screen.getByLabelText('Tag'), { target: { value: '2099-12-01' } });
    fireEvent.change(screen.getByLabelText('Haus 7'), { target: { value: '11:00' } });
    fireEvent.change(screen.getByLabelText('Haus 3'), { target: { value: '10:00' } });
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['10:00 Uhr: Haus 3, 22587 Hamburg', '11:00 Uhr: Haus 7, 22587 Hamburg']),
    );
    expect(screen.queryByText(/^Außerhalb/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Haus 3'), { target: { value: '03:00' } });
    expect(screen.getByText(/^Außerhalb unserer Öffnungszeiten: 03:00 Uhr\./)).toBeVisible();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-12-01T23:30:00Z'));
    await user.click(screen.getByRole('button', { name: 'Kalenderdatei speichern' }));
    expect(screen.getByText('Dieser Tag liegt in der Vergangenheit.')).toBeVisible();
    clock.mockRestore();
    expect(files).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Kalenderdatei speichern' }));
    expect(click.mock.contexts[0]).toHaveProperty('download', 'besichtigungen-2099-12-01.ics');
    expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
    click.mockRestore();
  });

  it('a planned day of property visits survives a reload of the tab, and unreadable text is ignored [V-2.114]', async () => {
    server.use(answerCompared(...houses));
    storeFavourites('[7,3]');
    renderPage('/merkliste');
    fireEvent.change(await screen.findByLabelText('Tag'), { target: { value: '2099-12-01' } });
    fireEvent.change(screen.getByLabelText('Haus 7'), { target: { value: '11:00' } });
    cleanup();
    renderPage('/merkliste');
    expect(await screen.findByText('Dienstag, 1. Dezember 2099')).toBeVisible();
    expect(screen.getByLabelText('Tag')).toHaveValue('2099-12-01');
    expect(screen.getByLabelText('Haus 7')).toHaveValue('11:00');
    for (const text of ['rubbish', '[1]', '{"times":3}', '{"date":"2099-99-99","times":{"7":"noon"}}']) {
      cleanup();
      sessionStorage.setItem('merkliste-besichtigungen', text);
      renderPage('/merkliste');
      expect(await screen.findByLabelText('Tag')).toHaveValue('');
      expect(screen.getByLabelText('Haus 7')).toHaveValue('');
    }
  });

  it.each([
    ['the picker of an iPhone', () => resetByPicker(screen.getByLabelText('Haus 7'))],
    ['its button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Haus 7 leeren' }))],
  ])(
    'a property visit whose time was cleared by %s is left out of the calendar file [V-2.114]',
    async (_, clear) => {
      server.use(answerCompared(...houses));
      storeFavourites('[7,3]');
      const { user } = renderPage('/merkliste');
      fireEvent.change(await screen.findByLabelText('Tag'), { target: { value: '2099-12-01' } });
      fireEvent.change(screen.getByLabelText('Haus 7'), { target: { value: '11:00' } });
      expect(screen.getByText(/^11:00 Uhr: Haus 7/)).toBeVisible();
      await clear(user);
      await waitFor(() => expect(screen.queryByText(/^11:00 Uhr: Haus 7/)).toBeNull());
      expect(screen.getByLabelText('Haus 7')).toHaveValue('');
      expect(screen.getByLabelText('Tag')).toHaveValue('2099-12-01');
    },
  );

  it('six favourites are printed side by side and the others below [V-2.115]', async () => {
    const print = jest.fn();
    Object.assign(window, { print });
    const ids = [1, 2, 3, 4, 5, 6, 7, 8];
    server.use(answerCompared(...ids.map((id) => buildCompared({ id, title: `Haus ${id}` }))));
    storeFavourites(JSON.stringify(ids));
    localStorage.setItem('merkliste-notizen', JSON.stringify({ 8: 'Balkon nach Süden' }));
    const { user } = renderPage('/merkliste');

    await user.click(await screen.findByRole('button', { name: 'Drucken' }));
    expect(print).toHaveBeenCalledTimes(1);
    const [onScreen, onPaper, ...others] = screen.getAllByRole('table', { hidden: true });
    const headsOf = (table: HTMLElement) =>
      within(table)
        .getAllByRole('columnheader', { hidden: true })
        .map(({ textContent }) => /Haus \d/.exec(textContent)?.[0]);
    expect(others).toEqual([]);
    expect(headsOf(onScreen!)).toHaveLength(8);
    expect(headsOf(onPaper!)).toEqual(['Haus 7', 'Haus 8']);
    expect(screen.getAllByRole('table')).toEqual([onScreen]);
    expect(within(onPaper!).getByText('Balkon nach Süden', { selector: 'p' })).toBeInTheDocument();
    expect(screen.getByText(/^Brookfleet Immobilien · .* · geladen am /)).not.toBeVisible();
  });

  it('a single favourite is shown with a hint how to compare', async () => {
    server.use(answerCompared(...houses));
    storeFavourites('[3]');
    renderPage('/merkliste');
    expect(await screen.findByText(/Merken Sie eine zweite Immobilie/)).toBeVisible();
    expect(titles()).toHaveLength(1);
    expect(screen.queryByText(/Bester Wert/)).toBeNull();
  });

  it('favourites that are no longer on offer are named and removed by a button [V-2.111]', async () => {
    server.use(answerCompared(...houses));
    storeFavourites('[9,3]');
    const { user } = renderPage('/merkliste');

    expect(await screen.findByText('Eine gemerkte Immobilie ist nicht mehr im Angebot.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Von der Liste nehmen' }));
    expect(localStorage.getItem('merkliste')).toBe('[3]');
  });

  it.each([
    ['Verkauft', { property_status_id: 170243 }, '„Haus 3“ ist verkauft.'],
    ['Vermietet', { property_status_id: 170243, marketing_type: 'RENT' }, '„Haus 3“ ist vermietet.'],
    ['Reserviert', { property_status_id: 170242 }, '„Haus 3“ ist reserviert.'],
  ])('a favourite that is %s is named and can be removed [V-2.111]', async (badge, part, text) => {
    server.use(answerCompared(buildCompared({ id: 3, title: 'Haus 3', ...part })));
    storeFavourites('[3]');
    const { user } = renderPage('/merkliste');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getAllByText(badge).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Haus 3 merken' }));
    expect(await screen.findByText('Noch nichts gemerkt')).toBeVisible();
  });

  it('the request of the favourites page contains only valid ids, up to the limit', async () => {
    const asked: string[] = [];
    server.use(
      http.get('*/api/properties/compared', ({ request }) => {
        asked.push(new URL(request.url).searchParams.get('ids') ?? '');
        return HttpResponse.json({ items: houses });
      }),
    );
    storeFavourites(
      JSON.stringify([3, -1, 0, 3, 'x', 1e15, ...Array.from({ length: 200 }, (_, index) => index + 10)]),
    );
    renderPage('/merkliste');
    await screen.findByRole('link', { name: 'Haus 3' });
    expect(asked[0]?.split(',')).toHaveLength(100);
    expect(asked[0]).toMatch(/^3,10,11,/);
  });

  it.each(['[]', 'rubbish', '{"a":1}'])(
    'the favourites page explains the heart if the storage contains %s',
    async (json) => {
      storeFavourites(json);
      renderPage('/merkliste');
      expect(await screen.findByText('Noch nichts gemerkt')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Immobilien ansehen' })).toHaveAttribute('href', '/immobilien');
    },
  );

  it('a failed request of the favourites page shows its error and is repeated by the button', async () => {
    server.use(
      http.get('*/api/properties/compared', () => refused('unavailable'), { once: true }),
      answerCompared(...houses),
    );
    storeFavourites('[3]');
    const { user } = renderPage('/merkliste');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Haus 3' })).toBeVisible();
  });
});
