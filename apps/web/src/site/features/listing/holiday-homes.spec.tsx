import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

const finca = buildCard({ id: 7, title: 'Finca', city: 'Santanyí', region: 'Mallorca', country: 'ESP' });

/** Answers the list and its places, and records what the list is asked for. */
function answerWith(found: readonly (typeof finca)[] = [finca]): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/properties/places', ({ request }) => {
      const items = [
        { kind: 'district', place: 'Costa Brava', count: 2 },
        { kind: 'district', place: 'Mallorca', count: 7 },
        { kind: 'city', place: 'Santanyí', count: 7 },
        { kind: 'country', place: 'Spanien', count: 9 },
      ];
      return HttpResponse.json({ items: new URL(request.url).search === '?abroad=1' ? items : [] });
    }),
    http.get('*/api/properties', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildPage([...found]));
    }),
  );
  return asked;
}

describe('the page of holiday homes', () => {
  it('the page of holiday homes lists the homes abroad with region and country [S-2.2, V-1.3, V-2.140]', async () => {
    const asked = answerWith();
    renderPage('/ferienimmobilien?abroad=0&page=0');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ferienimmobilien im Ausland' }),
    ).toBeVisible();
    expect(await screen.findByText('Santanyí, Mallorca, Spanien')).toBeVisible();
    expect(asked).toEqual(['?abroad=1&sort=available_first']);
    expect(document.getElementById('ferienimmobilien')).toBeNull();
    // The link to the search order contains the filters of the list.
    const main = within(screen.getByRole('main'));
    const note = main.getByRole('link', { name: 'Suchauftrag' });
    expect(note).toHaveAttribute('href', '/suchauftrag?abroad=1');
    // The note follows the cards, which begin in the first screen of a phone.
    const place = main.getByText('Santanyí, Mallorca, Spanien').compareDocumentPosition(note);
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('the link of a region of holiday homes keeps the other filters and changes the heading [V-2.140, V-2.141]', async () => {
    const asked = answerWith();
    const { user, address } = renderPage('/ferienimmobilien?pool=1');
    const regions = within(await screen.findByRole('navigation', { name: 'Länder und Regionen' }));
    const links = await regions.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Mallorca', 'Costa Brava']);
    await user.click(links[0]!);
    await waitFor(() => expect(address()).toBe('/ferienimmobilien?pool=1&city=Mallorca'));
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 Ferienimmobilie auf Mallorca' }),
    ).toBeVisible();
    expect(asked.at(-1)).toBe('?pool=1&abroad=1&city=Mallorca&sort=available_first');
    const marked = regions.getByRole('link', { current: true });
    expect(marked).toHaveTextContent('Mallorca');
    expect(marked).toHaveAttribute('href', '/ferienimmobilien?pool=1');

    await user.click(screen.getByRole('link', { name: 'Mallorca entfernen' }));
    await waitFor(() => expect(address()).toBe('/ferienimmobilien?pool=1'));
    await user.click(screen.getByRole('link', { name: 'Alle Filter löschen' }));
    await waitFor(() => expect(address()).toBe('/ferienimmobilien'));
  });

  it('holiday homes are filtered on their own page by bedrooms and not by year [V-2.141]', async () => {
    answerWith();
    const { user, address } = renderPage('/ferienimmobilien');
    await user.click(await screen.findByRole('button', { name: 'Weitere Filter' }));
    expect(screen.getByLabelText('Land, Region oder Ort')).toBeVisible();
    expect(screen.queryByLabelText('Baujahr ab')).toBeNull();
    await user.type(screen.getByLabelText('Schlafzimmer ab'), '3{Enter}');
    await waitFor(() => expect(address()).toBe('/ferienimmobilien?bedrooms_min=3'));
    await user.selectOptions(screen.getByLabelText('Sortierung'), 'Preis aufsteigend');
    await waitFor(() => expect(address()).toBe('/ferienimmobilien?bedrooms_min=3&sort=price_asc'));
    expect(screen.getByRole('search')).toHaveAttribute('action', '/ferienimmobilien');
  });

  it('a search for holiday homes without hits links to the search order with its filters [V-2.142]', async () => {
    answerWith([]);
    renderPage('/ferienimmobilien?city=Mallorca&bedrooms_min=3');
    expect(await screen.findByText('Keine Immobilien gefunden')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Suchauftrag mit diesen Filtern' });
    expect(link).toHaveAttribute('href', '/suchauftrag?bedrooms_min=3&abroad=1&city=Mallorca');
    expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute(
      'href',
      '/ferienimmobilien',
    );
  });

  it('the holiday section of the property list links to the page of holiday homes [V-2.31]', async () => {
    answerWith();
    server.use(http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [finca] })));
    renderPage('/immobilien');
    expect(await screen.findByRole('link', { name: 'Alle Ferienimmobilien ansehen' })).toHaveAttribute(
      'href',
      '/ferienimmobilien',
    );
  });

  it('the page of holiday homes shows a message if there are none', async () => {
    answerWith([]);
    renderPage('/ferienimmobilien');
    expect(
      await screen.findByText('Derzeit sind keine Ferienimmobilien öffentlich im Angebot.'),
    ).toBeVisible();
  });
});
