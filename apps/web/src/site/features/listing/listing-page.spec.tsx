import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { places } from '../../../../test/places.ts';
import { refused, server } from '../../../../test/server.ts';

const list = '*/api/properties';

const holidays = http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] }));

/** Answers every list call and records its parameters. */
function recordCalls(answer: (query: URLSearchParams) => ReturnType<typeof buildPage>): string[] {
  const asked: string[] = [];
  server.use(
    holidays,
    places,
    http.get(list, ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(answer(searchParams));
    }),
  );
  return asked;
}

describe('listing page', () => {
  it('has its heading and a note on off-market objects that leads to the search order [V-2.29]', async () => {
    recordCalls(() => buildPage([buildCard()]));
    renderPage('/immobilien');

    const heading = await screen.findByRole('heading', { level: 1, name: 'Aktuelle Immobilienangebote' });
    const note = heading.nextElementSibling as HTMLElement;
    expect(note).toHaveTextContent(/^Nicht alle Objekte werden öffentlich angeboten.*Off-Market-Objekten/);
    expect(within(note).getByRole('link', { name: 'Suchauftrag' })).toHaveAttribute('href', '/suchauftrag');
  });

  it('writes search and filters into the address and asks the server with them [S-2.2, V-1.3, V-1.6, V-2.30]', async () => {
    const asked = recordCalls(() => buildPage([buildCard()]));
    const { user, address } = renderPage('/immobilien');

    await user.type(await screen.findByPlaceholderText('Titel/Objekt-ID suchen...'), 'elbe');
    await user.selectOptions(screen.getByLabelText('Objektart'), 'Haus');
    await user.selectOptions(screen.getByLabelText('Kaufen oder mieten'), 'Mieten');

    await waitFor(() => expect(address()).toBe('/immobilien?q=elbe&type=house&deal=rent'));
    await waitFor(() => expect(asked).toContain('?q=elbe&type=house&deal=rent&sort=available_first'));
  });

  it('shows how the search was read, and each condition can be dropped', async () => {
    const search = {
      parts: [
        { label: 'Altona', rest: 'mit Balkon', is_unknown: false, total_without: null },
        { label: 'Balkon', rest: 'Altona', is_unknown: false, total_without: null },
      ],
      corrected: null,
    };
    recordCalls(() => buildPage([buildCard()], { search }));
    const { user, address } = renderPage('/immobilien?q=Altona mit Balkon&deal=buy');

    const conditions = await screen.findByRole('list', { name: 'Bedingungen der Suche' });
    await user.click(await within(conditions).findByRole('link', { name: 'Balkon entfernen' }));
    await waitFor(() => expect(address()).toBe('/immobilien?q=Altona&deal=buy'));
    expect(screen.getByPlaceholderText('Titel/Objekt-ID suchen...')).toHaveValue('Altona');
  });

  it('says what was mended of the search', async () => {
    const search = {
      parts: [{ label: 'Eppendorf', rest: '', is_unknown: false, total_without: null }],
      corrected: 'Eppendorf',
    };
    recordCalls(() => buildPage([buildCard()], { search }));
    renderPage('/immobilien?q=ependorf');
    expect(
      await screen.findByText('Keine Treffer für „ependorf“. Angezeigt wird „Eppendorf“.'),
    ).toBeVisible();
  });

  it('restores search and filters from the address and leaves out what it does not know', async () => {
    const asked = recordCalls(() => buildPage([buildCard()]));
    renderPage('/immobilien?q=elbe&type=castle&deal=buy');

    expect(await screen.findByPlaceholderText('Titel/Objekt-ID suchen...')).toHaveValue('elbe');
    expect(screen.getByLabelText('Objektart')).toHaveValue('');
    expect(screen.getByLabelText('Kaufen oder mieten')).toHaveValue('buy');
    await waitFor(() => expect(asked).toEqual(['?q=elbe&deal=buy&sort=available_first']));
  });

  it('is the whole list with its holiday section where others appended fields to the address', async () => {
    const asked = recordCalls(() => buildPage([buildCard()]));
    server.use(http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [buildCard()] })));
    renderPage('/immobilien?fbclid=IwAR0abc&utm_source=newsletter&gclid=x&ref=ebay');

    expect(await screen.findByRole('heading', { name: /Ferienimmobilien/ })).toBeVisible();
    expect(screen.queryByText(/Filter löschen|Filter zurücksetzen/)).toBeNull();
    expect(asked).toEqual(['?sort=available_first']);
  });

  it('takes the first of a repeated field', async () => {
    const asked = recordCalls(() => buildPage([buildCard()]));
    renderPage('/immobilien?city=Berlin&city=Dresden');

    await waitFor(() => expect(asked).toEqual(['?city=Berlin&sort=available_first']));
  });

  it('asks for the pages of an address up to the last one', async () => {
    const asked = recordCalls(() => ({ ...buildPage([buildCard()]), total: 50 }));
    renderPage('/immobilien?page=50');

    await waitFor(() => expect(asked).toHaveLength(3));
    expect(asked[0]).not.toContain('page');
  });

  it('rounds odd numbers of an address as the server does', async () => {
    const asked = recordCalls(() => buildPage([buildCard()]));
    renderPage('/immobilien?deal=buy&price_max=400000.4&rooms_min=2.3&area_min=79.6&price_min=0.2');
    await waitFor(() =>
      expect(asked).toEqual(['?deal=buy&price_max=400000&rooms_min=2.5&area_min=80&sort=available_first']),
    );
  });

  it('reads numbers as Germans write them, suggests steps, and says what is none [V-2.79]', async () => {
    const asked = recordCalls(() => buildPage([buildCard()]));
    const { user, address } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    const upTo = screen.getByLabelText<HTMLInputElement>('Preis bis');
    const steps = () => [...(upTo.list?.options ?? [])].map(({ value }) => value.replace('\u00a0', ' '));
    expect(steps().slice(0, 2)).toEqual(['50.000 €', '100.000 €']);
    expect(steps()).toEqual(expect.arrayContaining(['950.000 €', '1.000.000 €', '1.100.000 €']));

    // A price alone is that of a purchase.
    await user.type(upTo, '450.000,40 €{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&price_max=450000'));
    await waitFor(() => expect(asked.at(-1)).toBe('?deal=buy&price_max=450000&sort=available_first'));

    await user.clear(upTo);
    await user.type(upTo, 'viel');
    await user.tab();
    expect(upTo).toHaveAccessibleDescription(/^Bitte geben Sie eine Zahl ein, zum Beispiel 450\.000\s€\.$/);
    expect(upTo).toHaveValue('viel');
    expect(address()).toBe('/immobilien?deal=buy&price_max=450000');
    await user.type(screen.getByLabelText('Preis von'), '500000{Enter}');
    expect(await screen.findByText('Der Mindestpreis liegt über dem Höchstpreis.')).toBeVisible();
    expect(address()).toBe('/immobilien?deal=buy&price_max=450000');

    await user.selectOptions(screen.getByLabelText('Kaufen oder mieten'), 'Mieten');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=rent'));
    expect(steps().slice(0, 2)).toEqual(['300 €', '400 €']);
    expect(screen.getByLabelText('Preis von')).toHaveDisplayValue('');
    expect(screen.queryByText('Der Mindestpreis liegt über dem Höchstpreis.')).toBeNull();
  });

  it('reads thousands and millions as the search does, and takes no year that cannot be one [V-2.79]', async () => {
    recordCalls(() => buildPage([buildCard()]));
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

  it('applies a price once the price that it contradicted is mended, and drops it with the filters [V-2.79]', async () => {
    recordCalls(() => buildPage([buildCard()]));
    const { user, address } = renderPage('/immobilien?deal=buy&price_min=200000&price_max=400000');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter (1)' }));
    const [from, upTo] = [screen.getByLabelText('Preis von'), screen.getByLabelText('Preis bis')];
    const tooHigh = 'Der Mindestpreis liegt über dem Höchstpreis.';
    const typeInto = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.type(field, text);
    };
    await typeInto(from, '500000{Enter}');
    expect(await screen.findByText(tooHigh)).toBeVisible();
    await typeInto(upTo, '450000{Enter}');
    await waitFor(() => expect(address()).toContain('price_max=450000'));
    expect(screen.getByText(tooHigh)).toBeVisible();
    await typeInto(upTo, '700000{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?deal=buy&price_min=500000&price_max=700000'));
    expect(screen.queryByText(tooHigh)).toBeNull();

    await typeInto(from, '900000{Tab}');
    expect(await screen.findByText(tooHigh)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Alle Filter löschen' }));
    await waitFor(() => expect(screen.queryByText(tooHigh)).toBeNull());
    expect(from).toHaveDisplayValue('');
    expect(address()).toBe('/immobilien');
  });

  it('does not apply again what Back has undone, also in the field that has the focus [V-2.104]', async () => {
    recordCalls(() => buildPage([buildCard()]));
    const { user, address, router } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    const rooms = screen.getByLabelText('Zimmer ab');
    await user.type(rooms, '3{Enter}');
    await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=3'));
    act(() => router.history.back());
    await waitFor(() => expect(rooms).toHaveDisplayValue(''));
    expect(rooms).toHaveFocus();

    const place = screen.getByLabelText<HTMLInputElement>('Ort');
    await user.click(place);
    await waitFor(() => expect(place.list?.options).toHaveLength(3));
    await user.type(place, 'Eppendorf');
    await waitFor(() => expect(address()).toBe('/immobilien?city=Eppendorf'));
    act(() => router.history.back());
    await waitFor(() => expect(place).toHaveDisplayValue(''));
    await user.type(place, 'Epp');
    act(() => router.history.forward());
    await waitFor(() => expect(address()).toBe('/immobilien?city=Eppendorf'));
    expect(place).toHaveDisplayValue('Epp');
  });

  it('does not search again for the words that Back has undone [V-2.104]', async () => {
    recordCalls(() => buildPage([buildCard()]));
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

  it('filters by rooms, area, place, year, energy and amenities, and clears all at once [V-2.79]', async () => {
    const asked = recordCalls(() => buildPage([buildCard()]));
    const { user, address } = renderPage('/immobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    expect(asked).toEqual(['?sort=available_first']);
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

  it('shows each filter beside the conditions of the text, and drops one by its link [V-2.101]', async () => {
    const search = {
      parts: [{ label: 'Altona', rest: '', is_unknown: false, total_without: null }],
      corrected: null,
    };
    recordCalls(() => buildPage([buildCard()], { search, total: 12 }));
    const { user, address } = renderPage('/immobilien?q=Altona&deal=buy&price_max=600000&balcony=1');
    const list = await screen.findByRole('list', { name: 'Bedingungen der Suche' });
    await within(list).findByRole('link', { name: 'Altona entfernen' });
    const chips = within(list).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Kaufen entfernen',
      'bis 600.000 € entfernen',
      'Balkon entfernen',
      'Altona entfernen',
    ]);
    await user.click(within(list).getByRole('link', { name: 'bis 600.000 € entfernen' }));
    await waitFor(() => expect(address()).toBe('/immobilien?q=Altona&deal=buy&balcony=1'));
    await user.click(await screen.findByRole('link', { name: 'Kaufen entfernen' }));
    await waitFor(() => expect(address()).toBe('/immobilien?q=Altona&balcony=1'));
  });

  it('keeps the focus on the condition after the one that is dropped [V-2.101]', async () => {
    recordCalls(() => buildPage([buildCard()]));
    const { user } = renderPage('/immobilien?type=house&balcony=1&lift=1');
    await user.click(await screen.findByRole('link', { name: 'Haus entfernen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Haus entfernen' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Balkon entfernen' })).toHaveFocus();
  });

  it('is headed by what it shows where it is filtered [V-2.29]', async () => {
    recordCalls(() => buildPage([buildCard()], { total: 19 }));
    const { router } = renderPage('/immobilien?type=apartment&deal=buy&city=Hamburg');
    const heading = { level: 1, name: '19 Wohnungen zum Kauf in Hamburg' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Wohnungen zum Kauf in Hamburg \|/));
    await act(() => router.navigate({ to: '/immobilien', search: { q: 'Elbe' } }));
    expect(await screen.findByRole('heading', { level: 1, name: '19 Immobilien für „Elbe“' })).toBeVisible();
  });

  it('keeps the further filters closed, because chips name them, and shows those of the address when they open', async () => {
    recordCalls(() => buildPage([buildCard()]));
    const { user } = renderPage('/immobilien?price_min=333.000');
    expect(await screen.findByLabelText('Preis von')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weitere Filter (1)' }));
    expect(screen.getByLabelText('Preis von')).toBeVisible();
    expect(screen.getByLabelText('Preis von')).toHaveDisplayValue('333.000\u00a0€');
  });

  it('sorts, and starts again with the first page [V-2.79]', async () => {
    const asked = recordCalls(() => buildPage([buildCard()], { total: 60 }));
    const { user, address } = renderPage('/immobilien?page=2');
    await user.selectOptions(await screen.findByLabelText('Sortierung'), 'Preis aufsteigend');
    await waitFor(() => expect(address()).toBe('/immobilien?sort=price_asc'));
    await waitFor(() => expect(asked.at(-1)).toBe('?sort=price_asc'));
  });

  it('loads more below what is there, shows doubled properties once and keeps the count', async () => {
    recordCalls((query) =>
      query.get('page') === '2'
        ? buildPage([buildCard({ id: 1, title: 'Erste' }), buildCard({ id: 2, title: 'Zweite' })], {
            page: 2,
            total: 26,
          })
        : buildPage([buildCard({ id: 1, title: 'Erste' })], { total: 26 }),
    );
    const { user, address } = renderPage('/immobilien');

    expect(await screen.findByText('26 Immobilien')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Weitere Immobilien laden' }));

    expect(await screen.findByRole('link', { name: 'Zweite' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Erste' })).toHaveLength(1);
    expect(address()).toBe('/immobilien?page=2');
    expect(screen.queryByRole('link', { name: 'Weitere Immobilien laden' })).toBeNull();
  });

  it('names the search that found nothing and offers the way back [V-8.21]', async () => {
    recordCalls((query) => (query.has('q') ? buildPage([]) : buildPage([buildCard()])));
    const { user, address } = renderPage('/immobilien?q=schloss');

    expect(await screen.findByText('Keine Immobilien gefunden für „schloss“')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Filter zurücksetzen' }));
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toBeVisible();
    expect(address()).toBe('/immobilien');
    expect(screen.getByPlaceholderText('Titel/Objekt-ID suchen...')).toHaveValue('');
  });

  it('names the source of the offers [V-1.4]', async () => {
    recordCalls(() => buildPage([buildCard()]));
    renderPage('/immobilien');
    expect(
      await screen.findByText(/^Die Angebote stammen aus unserem Immobilienverwaltungssystem/),
    ).toBeVisible();
  });

  it('says so when there is no stock at all [V-1.4, V-8.20]', async () => {
    recordCalls(() => buildPage([]));
    renderPage('/immobilien');

    expect(
      await screen.findByText('Es wurden keine Immobilien in einem Property-Management-System gefunden.'),
    ).toBeVisible();
  });

  it('shows a failed load as toast and in place, and loads again [V-8.2]', async () => {
    server.use(
      holidays,
      http.get(list, () => refused('unavailable'), { once: true }),
    );
    const { user } = renderPage('/immobilien');
    expect(await screen.findByRole('alert')).toHaveTextContent('Immobilien konnten nicht geladen werden.');

    server.use(http.get(list, () => HttpResponse.json(buildPage([buildCard()]))));
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toBeVisible();
  });
});

it('asks for a typed place once it is whole: as a suggestion, by Enter or when it is left [V-5.12]', async () => {
  const asked: string[] = [];
  server.use(
    places,
    http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
    http.get('*/api/properties', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildPage([buildCard()]));
    }),
  );
  const { user, address } = renderPage('/immobilien?city=Reinbek&rooms_min=2');
  const place = await screen.findByLabelText<HTMLInputElement>('Ort');
  expect(place).toHaveValue('Reinbek');
  await user.click(place);
  const suggested = () => [...(place.list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(suggested()).toEqual(['20249', 'Eppendorf', 'Lüneburg']));
  await user.clear(place);
  await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2'));
  await user.type(place, 'Eppendo');
  expect(address()).toBe('/immobilien?rooms_min=2');
  await user.type(place, 'rf');
  await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2&city=Eppendorf'));
  await user.type(place, ' Nord{Enter}');
  await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2&city=Eppendorf+Nord'));
  await user.clear(place);
  await user.type(place, '2024');
  await user.tab();
  await waitFor(() => expect(asked.at(-1)).toBe('?rooms_min=2&city=2024&sort=available_first'));
});

describe('listing page', () => {
  it('shows holiday properties at their anchor with the way to the off-market offers [V-1.3, V-2.31]', async () => {
    server.use(
      http.get('*/api/properties/holidays', () =>
        HttpResponse.json({ items: [buildCard({ id: 7, title: 'Finca', country: 'ESP' })] }),
      ),
      http.get(list, () => HttpResponse.json(buildPage([]))),
    );
    renderPage('/immobilien');

    expect(await screen.findByRole('link', { name: 'Finca' })).toBeVisible();
    expect(document.getElementById('ferienimmobilien')).toContainElement(
      screen.getByRole('heading', { name: 'Auswahl unserer Ferienimmobilien' }),
    );
    expect(screen.getByRole('link', { name: 'Jetzt registrieren für Off-Market Angebote' })).toHaveAttribute(
      'href',
      '/suchauftrag',
    );
  });

  it.each(['?deal=rent', '?q=Elbe'])('shows no holiday property beside a search: %s', async (search) => {
    server.use(http.get(list, () => HttpResponse.json(buildPage([buildCard({ id: 7, title: 'Villa' })]))));
    renderPage(`/immobilien${search}`);

    expect(await screen.findByRole('link', { name: 'Villa' })).toBeVisible();
    expect(document.getElementById('ferienimmobilien')).toBeNull();
  });
});
