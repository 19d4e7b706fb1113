import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createGate } from '@estate/test-kit/gate';
import { noHolidays, recordCalls } from '../../../../test/listing.ts';
import { buildCard, buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { refused, server } from '../../../../test/server.ts';

const list = '*/api/properties';

describe('listing page', () => {
  it('the property list has a heading and a note on off-market objects that links to the search order [V-2.29]', async () => {
    recordCalls();
    renderPage('/immobilien');

    const heading = await screen.findByRole('heading', { level: 1, name: 'Aktuelle Immobilienangebote' });
    const note = heading.nextElementSibling as HTMLElement;
    expect(note).toHaveTextContent(
      /^1 Immobilie\. Nicht alle Objekte werden öffentlich angeboten.*Off-Market-Objekten/,
    );
    expect(within(note).getByRole('link', { name: 'Suchauftrag' })).toHaveAttribute('href', '/suchauftrag');
  });

  it('search text and filters of the property list are written into the URL and sent to the server [S-2.2, V-1.3, V-1.6, V-2.30]', async () => {
    const calls = recordCalls();
    const { user, address } = renderPage('/immobilien');

    await user.type(await screen.findByPlaceholderText('Titel/Objekt-ID suchen...'), 'elbe');
    await user.selectOptions(screen.getByLabelText('Objektart'), 'Haus');
    await user.selectOptions(screen.getByLabelText('Kaufen oder mieten'), 'Mieten');

    await waitFor(() => expect(address()).toBe('/immobilien?q=elbe&type=house&deal=rent'));
    await waitFor(() => expect(calls).toContain('?q=elbe&type=house&deal=rent&sort=available_first'));
  });

  it('the conditions that were understood from a search text are shown, and each can be removed', async () => {
    const search = {
      parts: [
        { label: 'Altona', rest: 'mit Balkon', is_unknown: false },
        { label: 'Balkon', rest: 'Altona', is_unknown: false },
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

  it('a search text whose spelling was corrected shows the correction', async () => {
    const search = {
      parts: [{ label: 'Eppendorf', rest: '', is_unknown: false }],
      corrected: 'Eppendorf',
    };
    recordCalls(() => buildPage([buildCard()], { search }));
    renderPage('/immobilien?q=ependorf');
    expect(
      await screen.findByText('Keine Treffer für „ependorf“. Angezeigt wird „Eppendorf“.'),
    ).toBeVisible();
  });

  it('words of a search text that limit nothing are named, and a named person is linked', async () => {
    const note = '„schöne“ verstehen wir nicht als Bedingung.';
    const person = { name: 'Maren Lührs', slug: 'maren-luehrs' };
    recordCalls(() =>
      buildPage([buildCard()], { search: { parts: [], corrected: null, notes: [note], person } }),
    );
    renderPage('/immobilien?q=schöne Wohnung von Lührs');
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Seite von Maren Lührs' })).toHaveAttribute(
      'href',
      '/makler/maren-luehrs',
    );
    expect(screen.queryByRole('list', { name: 'Bedingungen der Suche' })).toBeNull();
  });

  it('search text and filters of the property list are restored from the URL without unknown values', async () => {
    const calls = recordCalls();
    renderPage('/immobilien?q=elbe&type=castle&deal=buy');

    expect(await screen.findByPlaceholderText('Titel/Objekt-ID suchen...')).toHaveValue('elbe');
    expect(screen.getByLabelText('Objektart')).toHaveValue('');
    expect(screen.getByLabelText('Kaufen oder mieten')).toHaveValue('buy');
    await waitFor(() => expect(calls).toEqual(['?q=elbe&deal=buy&sort=available_first']));
  });

  it('unknown parameters in the URL leave the whole property list with its holiday section', async () => {
    const calls = recordCalls();
    server.use(http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [buildCard()] })));
    renderPage('/immobilien?fbclid=IwAR0abc&utm_source=newsletter&gclid=x&ref=ebay');

    expect(await screen.findByRole('heading', { name: /Ferienimmobilien/ })).toBeVisible();
    expect(screen.queryByText(/Filter löschen|Filter zurücksetzen/)).toBeNull();
    expect(calls).toEqual(['?sort=available_first']);
  });

  it('the first value of a repeated URL parameter filters the property list', async () => {
    const calls = recordCalls();
    renderPage('/immobilien?city=Berlin&city=Dresden');

    await waitFor(() => expect(calls).toEqual(['?city=Berlin&sort=available_first']));
  });

  it('a URL with a page number requests all pages of the property list up to this one', async () => {
    const calls = recordCalls(() => ({ ...buildPage([buildCard()]), total: 50 }));
    renderPage('/immobilien?page=50');

    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[0]).not.toContain('page');
  });

  it('fractional numbers in the URL of the property list are rounded as the server does', async () => {
    const calls = recordCalls();
    renderPage('/immobilien?deal=buy&price_max=400000.4&rooms_min=2.3&area_min=79.6&price_min=0.2');
    await waitFor(() =>
      expect(calls).toEqual(['?deal=buy&price_max=400000&rooms_min=2.5&area_min=80&sort=available_first']),
    );
  });

  it('each filter of the property list is shown beside the conditions of the search text and removed by its link [V-2.101]', async () => {
    const search = {
      parts: [{ label: 'Altona', rest: '', is_unknown: false }],
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

  it('the focus moves to the next condition of the search when one is removed [V-2.101]', async () => {
    recordCalls();
    const { user } = renderPage('/immobilien?type=house&balcony=1');
    await user.click(await screen.findByRole('link', { name: 'Haus entfernen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Haus entfernen' })).toBeNull());
    await user.tab();
    expect(screen.getByRole('link', { name: 'Balkon entfernen' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Balkon entfernen' })).toBeNull());
    expect(document.body).not.toHaveFocus();
  });

  it('the heading of a filtered property list describes the filter [V-2.29]', async () => {
    recordCalls(() => buildPage([buildCard()], { total: 1_919 }));
    const { router } = renderPage('/immobilien?type=apartment&deal=buy&city=Hamburg');
    const heading = { level: 1, name: '1.919 Wohnungen zum Kauf in Hamburg' };
    expect(await screen.findByRole('heading', heading)).toBeVisible();
    expect(screen.getByText('1.919 Immobilien')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Wohnungen zum Kauf in Hamburg \|/));
    await act(() => router.navigate({ to: '/immobilien', search: { q: 'Elbe' } }));
    expect(await screen.findByRole('heading', { level: 1, name: '1.919 Immobilien' })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow'),
    );
  });

  it('the further filters of the property list are closed at first and filled in from the URL', async () => {
    recordCalls();
    const { user } = renderPage('/immobilien?price_min=333.000');
    expect(await screen.findByLabelText('Preis von')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Weitere Filter (1)' }));
    expect(screen.getByLabelText('Preis von')).toBeVisible();
    expect(screen.getByLabelText('Preis von')).toHaveDisplayValue('333.000\u00a0€');
  });

  it('another sort order shows the first page of the property list [V-2.79]', async () => {
    const calls = recordCalls(() => buildPage([buildCard()], { total: 60 }));
    const { user, address } = renderPage('/immobilien?page=2');
    await user.selectOptions(await screen.findByLabelText('Sortierung'), 'Preis aufsteigend');
    await waitFor(() => expect(address()).toBe('/immobilien?sort=price_asc'));
    await waitFor(() => expect(calls.at(-1)).toBe('?sort=price_asc'));
  });

  it('further property cards are added below, without duplicates and with the same count', async () => {
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

  it('the focus moves to the newly loaded property cards once, and not again after Back from another filter', async () => {
    recordCalls((query) =>
      query.get('page') === '2'
        ? buildPage([buildCard({ id: 2, title: 'Zweite' })], { page: 2, total: 26 })
        : buildPage([buildCard({ id: 1, title: 'Erste' })], { total: 26 }),
    );
    const { user, router, address } = renderPage('/immobilien');
    await user.click(await screen.findByRole('link', { name: 'Weitere Immobilien laden' }));
    expect(await screen.findByRole('link', { name: 'Zweite' })).toHaveFocus();
    await user.selectOptions(screen.getByLabelText('Objektart'), 'Haus');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Zweite' })).toBeNull());
    act(() => router.history.back());
    const link = await screen.findByRole('link', { name: 'Zweite' });
    expect(address()).toBe('/immobilien?page=2');
    expect(link).not.toHaveFocus();
  });

  it('the focus stays in a field that the visitor entered while further property cards load', async () => {
    const gate = createGate();
    recordCalls();
    server.use(
      http.get(list, async ({ request }) => {
        if (!request.url.includes('page=2'))
          return HttpResponse.json(buildPage([buildCard()], { total: 26 }));
        await gate.opened;
        return HttpResponse.json(buildPage([buildCard({ id: 2, title: 'Zweite' })], { page: 2, total: 26 }));
      }),
    );
    const { user } = renderPage('/immobilien');
    await user.click(await screen.findByRole('link', { name: 'Weitere Immobilien laden' }));
    const field = screen.getByPlaceholderText('Titel/Objekt-ID suchen...');
    await user.click(field);
    gate.open();
    expect(await screen.findByRole('link', { name: 'Zweite' })).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('a property list without hits names the search and offers a reset [V-8.21]', async () => {
    recordCalls((query) => (query.has('q') ? buildPage([]) : buildPage([buildCard()])));
    const { user, address } = renderPage('/immobilien?q=schloss');

    expect(await screen.findByText('Keine Immobilien gefunden für „schloss“')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Filter zurücksetzen' }));
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toBeVisible();
    expect(address()).toBe('/immobilien');
    expect(screen.getByPlaceholderText('Titel/Objekt-ID suchen...')).toHaveValue('');
  });

  it('the property list names the source of the offers [V-1.4]', async () => {
    recordCalls();
    renderPage('/immobilien');
    expect(
      await screen.findByText(/^Die Angebote stammen aus unserem Immobilienverwaltungssystem/),
    ).toBeVisible();
  });

  it('the property list shows a message if there are no properties at all [V-1.4, V-8.20]', async () => {
    recordCalls(() => buildPage([]));
    renderPage('/immobilien');

    expect(
      await screen.findByText('Es wurden keine Immobilien in einem Property-Management-System gefunden.'),
    ).toBeVisible();
  });

  it('a failed request of the property list shows a toast and an error in place, and is repeated by the button [V-8.2]', async () => {
    server.use(
      noHolidays,
      http.get(list, () => refused('unavailable'), { once: true }),
    );
    const { user } = renderPage('/immobilien');
    expect(await screen.findByRole('alert')).toHaveTextContent('Immobilien konnten nicht geladen werden.');

    server.use(http.get(list, () => HttpResponse.json(buildPage([buildCard()]))));
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Villa an der Elbe' })).toBeVisible();
  });
});

describe('listing page', () => {
  it('holiday homes are shown at their anchor in the property list with a link to the off-market offers [V-1.3, V-2.31]', async () => {
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

  it.each(['?deal=rent', '?q=Elbe'])(
    'the property list shows no holiday home beside a search: %s',
    async (search) => {
      server.use(http.get(list, () => HttpResponse.json(buildPage([buildCard({ id: 7, title: 'Villa' })]))));
      renderPage(`/immobilien${search}`);

      expect(await screen.findByRole('link', { name: 'Villa' })).toBeVisible();
      expect(document.getElementById('ferienimmobilien')).toBeNull();
    },
  );
});
