import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { recordCalls } from '../../../../test/listing.ts';
import { buildCard, buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

describe('filters of the list', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('filter fields read numbers in German notation, suggest steps, and show an error at other text [V-2.79]', async () => {
    const calls = recordCalls();
    const { user, address } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    const upTo = screen.getByLabelText<HTMLInputElement>('Preis bis');
    const steps = () => [...(upTo.list?.options ?? [])].map(({ value }) => value.replace('\u00a0', ' '));
    expect(steps().slice(0, 2)).toEqual(['50.000 €', '100.000 €']);
    expect(steps()).toEqual(expect.arrayContaining(['950.000 €', '1.000.000 €', '1.100.000 €']));

    // Without a chosen kind of deal a price counts as a purchase price.
    await user.type(upTo, '450.000,40 €{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&price_max=450000'));
    await waitFor(() => expect(calls.at(-1)).toBe('?deal=buy&price_max=450000&sort=available_first'));

    await user.clear(upTo);
    await user.type(upTo, 'viel');
    await user.tab();
    expect(upTo).toHaveAccessibleDescription(/^Bitte geben Sie eine Zahl ein, zum Beispiel 450\.000\s€\.$/);
    expect(upTo).toHaveValue('viel');
    expect(address()).toBe('/immobilien?deal=buy&price_max=450000');
    await user.selectOptions(screen.getByLabelText('Kaufen oder mieten'), 'Mieten');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=rent'));
    expect(steps().slice(0, 2)).toEqual(['300 €', '400 €']);
    expect(upTo).toHaveDisplayValue('');
    expect(upTo).not.toHaveAccessibleDescription();
  });

  it('a visitor can continue typing in a filter field after Enter, and leaving the field shows the number in full [V-2.79]', async () => {
    recordCalls();
    const { user, address } = renderPage('/immobilien?deal=buy');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    const upTo = screen.getByLabelText('Preis bis');
    await user.type(upTo, '45000{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&price_max=45000'));
    await user.keyboard('0{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&price_max=450000'));
    await user.tab();
    expect(upTo).toHaveDisplayValue('450.000\u00a0€');
  });

  it('filter fields read thousands and millions as the search does, and refuse impossible years [V-2.79]', async () => {
    recordCalls();
    const { user, address, router } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    await user.type(screen.getByLabelText('Preis bis'), '0,75 Mio{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&price_max=750000'));
    await user.type(screen.getByLabelText('Baujahr ab'), '19{Enter}');
    expect(await screen.findByText('Bitte geben Sie mindestens 1500 ein.')).toBeVisible();
    expect(address()).toBe('/immobilien?deal=buy&price_max=750000');
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/immobilien'));
  });

  it('a minimum price above the maximum shows an error until one is corrected or the filters are cleared [V-2.79]', async () => {
    recordCalls((query) => buildPage(query.get('price_max') === '400000' ? [] : [buildCard()]));
    const { user, address, router } = renderPage('/immobilien?deal=buy&price_max=400000');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter (1)' }));
    const [from, upTo] = [screen.getByLabelText('Preis von'), screen.getByLabelText('Preis bis')];
    const tooLow = 'Der Höchstpreis liegt unter dem Mindestpreis.';
    await user.type(from, '500000,4{Enter}');
    expect(await screen.findByText(tooLow)).toBeVisible();
    await user.clear(upTo);
    await user.type(upTo, '700000{Tab}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&price_min=500000&price_max=700000'));
    expect(upTo).not.toHaveAccessibleDescription();

    act(() => router.history.back());
    expect(await screen.findByText(tooLow)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Filter zurücksetzen' }));
    await waitFor(() => expect(address()).toBe('/immobilien'));
    expect(from).toHaveDisplayValue('');
    expect(upTo).toHaveDisplayValue('');
    expect(upTo).not.toHaveAccessibleDescription();
  });

  it('a filter that Back has undone is not applied again, also if its field has the focus [V-2.104]', async () => {
    recordCalls();
    const { user, address, router } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    const rooms = screen.getByLabelText('Zimmer ab');
    await user.type(rooms, '3{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=3'));
    act(() => router.history.back());
    await waitFor(() => expect(rooms).toHaveDisplayValue(''));
    expect(rooms).toHaveFocus();

    const place = screen.getByLabelText<HTMLInputElement>('Ort');
    await user.type(place, 'Epp');
    await screen.findByRole('option', { name: 'Eppendorf (1)' });
    await user.type(place, 'endorf');
    await waitFor(() => expect(address()).toBe('/immobilien?city=Eppendorf'));
    act(() => router.history.back());
    await waitFor(() => expect(place).toHaveDisplayValue(''));
    await user.type(place, 'Epp');
    act(() => router.history.forward());
    await waitFor(() => expect(address()).toBe('/immobilien?city=Eppendorf'));
    expect(place).toHaveDisplayValue('Epp');
  });

  it('a search text that Back has undone is not searched again [V-2.104]', async () => {
    recordCalls();
    const { user, address, router } = renderPage('/immobilien?q=alster');
    const field = await screen.findByPlaceholderText('Titel/Objekt-ID suchen...');
    await user.selectOptions(screen.getByLabelText('Objektart'), 'Haus');
    await user.clear(field);
    await user.type(field, 'elbe');
    await waitFor(() => expect(address()).toBe('/immobilien?q=elbe&type=house'));
    act(() => router.history.back());
    await waitFor(() => expect(address()).toBe('/immobilien?q=alster'));
    await waitFor(() => expect(screen.getByLabelText('Objektart')).toHaveValue(''));
    expect(field).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Kaufen oder mieten'), 'Mieten');
    await waitFor(() => expect(address()).toBe('/immobilien?q=alster&deal=rent'));
    expect(field).toHaveValue('alster');
  });

  it('the filters of the property list start no search once the visitor opens another page', async () => {
    recordCalls();
    server.use(http.get('*/api/properties/:id', () => delay('infinite')));
    const { router } = renderPage('/immobilien');
    const field = await screen.findByPlaceholderText('Titel/Objekt-ID suchen...');
    jest.useFakeTimers();
    fireEvent.change(field, { target: { value: 'elbe' } });
    const slug = 'villa-an-der-elbe-42';
    act(() => {
      void router.navigate({ to: '/immobilie/$slug', params: { slug } });
      jest.advanceTimersByTime(300);
    });
    expect(router.history.location.href).toBe(`/immobilie/${slug}`);
  });

  it('the property list is filtered by rooms, area, place, year, energy and amenities, and one button clears all filters [V-2.79]', async () => {
    const calls = recordCalls();
    const { user, address } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    expect(calls).toEqual(['?sort=available_first']);
    await user.type(screen.getByLabelText('Ort'), 'Lüneburg');
    await user.type(screen.getByLabelText('Zimmer ab'), '2,5');
    await user.type(screen.getByLabelText('Fläche ab'), '80');
    await user.type(screen.getByLabelText('Baujahr ab'), '1900');
    await user.selectOptions(screen.getByLabelText('Energieklasse'), 'C oder besser');
    await user.click(screen.getByRole('checkbox', { name: 'Balkon' }));
    await user.click(screen.getByRole('checkbox', { name: 'Reservierte ausblenden' }));
    const filter = {
      rooms_min: '2.5',
      area_min: '80',
      built_min: '1900',
      energy: 'C',
      balcony: '1',
      without_reserved: '1',
      city: 'Lüneburg',
    };
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(address().replace('/immobilien', '')))).toEqual(filter),
    );
    expect(screen.getByRole('button', { name: 'Weitere Filter (7)' })).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Alle Filter löschen' }));
    await waitFor(() => expect(address()).toBe('/immobilien'));
    expect(screen.getByRole('checkbox', { name: 'Balkon' })).not.toBeChecked();
    expect(screen.getByLabelText('Zimmer ab')).toHaveDisplayValue('');
  });

  it('a buyer filters the property list by yield and a tenant by warm rent, both by the month from which a home is free', async () => {
    recordCalls();
    const { user, address } = renderPage('/immobilien?free_by=2020-01');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter (1)' }));
    const free = screen.getByLabelText('Frei spätestens');
    expect(free).toHaveDisplayValue('Januar 2020');
    expect(within(free).getAllByRole('option')).toHaveLength(14);
    await user.selectOptions(free, 'Beliebig');
    await user.type(screen.getByLabelText('Rendite ab'), '3,5 %{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?yield_min=3.5'));
    await user.selectOptions(screen.getByLabelText('Kaufen oder mieten'), 'Mieten');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=rent'));
    expect(screen.queryByLabelText('Rendite ab')).toBeNull();
    await user.type(screen.getByLabelText('Warmmiete bis'), '1.500 €{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=rent&warm_max=1500'));
    expect(screen.getByRole('link', { name: 'bis 1.500 € warm entfernen' })).toBeVisible();
  });

  it('a typed place filters the property list by a chosen suggestion, by Enter or when its field is left [V-5.12]', async () => {
    const calls = recordCalls();
    const { user, address } = renderPage('/immobilien?city=Reinbek&rooms_min=2');
    const place = await screen.findByLabelText<HTMLInputElement>('Ort');
    expect(place).toHaveValue('Reinbek');
    await user.clear(place);
    await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2'));
    await user.type(place, 'Eppendo');
    // The panel is closed.
    await screen.findByRole('option', { name: 'Eppendorf (1)', hidden: true });
    expect(address()).toBe('/immobilien?rooms_min=2');
    await user.type(place, 'rf');
    await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2&city=Eppendorf'));
    await user.type(place, ' Nord{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2&city=Eppendorf+Nord'));
    await user.clear(place);
    await user.type(place, '2024');
    await user.tab();
    await waitFor(() => expect(calls.at(-1)).toBe('?rooms_min=2&city=2024&sort=available_first'));
  });

  it('suggested places have their number of properties and are taken by keys or a click, also for a misspelled word of a search text', async () => {
    recordCalls();
    const { user, address } = renderPage('/immobilien');
    const text = await screen.findByLabelText<HTMLInputElement>('Ort, Stadtteil, Merkmal oder Objekt-ID');
    await user.type(text, 'Haus lüneb');
    const option = await screen.findByRole('option', { name: 'Lüneburg (1)' });
    expect(text).toHaveAttribute('aria-expanded', 'true');
    expect(text).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(text).toHaveAttribute('aria-activedescendant', option.id);
    expect(option).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(text).toHaveValue('Haus Lüneburg');
    expect(text).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(address()).toBe('/immobilien?q=Haus+L%C3%BCneburg'));

    await user.clear(text);
    await user.type(text, 'ependorv');
    await user.click(await screen.findByRole('option', { name: 'Eppendorf (1)' }));
    expect(text).toHaveValue('Eppendorf');
    expect(text).toHaveFocus();

    await user.clear(text);
    await user.type(text, 'lün');
    await screen.findByRole('listbox', { name: 'Vorschläge' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(text).toHaveValue('lün');
  });

  it('a search text that is sent moves into the fields that mean the same, and the rest stays in the field', async () => {
    recordCalls();
    const asked: string[] = [];
    server.use(
      http.get('*/api/properties/reading', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ query: 'city=Winterhude&deal=buy&q=Borgweg&rooms_min=3' });
      }),
    );
    const { user, address } = renderPage('/immobilien?deal=buy&view=map');
    const text = await screen.findByLabelText('Ort, Stadtteil, Merkmal oder Objekt-ID');
    await user.type(text, 'ab 3 Zimmer Winterhude Borgweg{Enter}');
    await waitFor(() =>
      expect(address()).toBe('/immobilien?q=Borgweg&deal=buy&rooms_min=3&city=Winterhude&view=map'),
    );
    expect(asked).toEqual(['?q=ab%203%20Zimmer%20Winterhude%20Borgweg&deal=buy']);
    expect(text).toHaveFocus();
    expect(text).toHaveDisplayValue('Borgweg');
  });

  it('a search text that cannot be read stays in the address and in the field', async () => {
    recordCalls();
    server.use(http.get('*/api/properties/reading', () => HttpResponse.json({}, { status: 503 })));
    const { user, address } = renderPage('/immobilien');
    const text = await screen.findByLabelText('Ort, Stadtteil, Merkmal oder Objekt-ID');
    await user.type(text, 'Winterhude{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?q=Winterhude'));
    expect(text).toHaveDisplayValue('Winterhude');
  });
});
