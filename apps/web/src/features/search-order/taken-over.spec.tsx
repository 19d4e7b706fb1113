import { describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildPage } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { openForm, recordBodies } from '../../../test/search-order.ts';
import { server } from '../../../test/server.ts';

const filters = 'type=house&deal=rent&price_max=2500&rooms_min=2.5&area_min=80&city=Reinbek';

/** The link from a search with `found` hits. */
async function linkOf(search: string, found: number) {
  server.use(
    http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
    http.get('*/api/properties/cities', () => HttpResponse.json({ items: [] })),
    http.get('*/api/properties', () => HttpResponse.json(buildPage(found > 0 ? [buildCard()] : []))),
  );
  renderPage(`/immobilien${search}`);
  await screen.findByText(found > 0 ? '1 Immobilie' : /^Keine Immobilien gefunden|^Es wurden keine/);
  return screen.queryByRole('link', { name: 'Suchauftrag mit diesen Filtern' });
}

describe('search order with the filters of a list', () => {
  it('keeps through a reload what was changed, and takes other filters for a new search [V-4.31]', async () => {
    const { user, form, field } = await openForm(`/suchauftrag?${filters}`);
    await user.click(form.getByRole('radio', { name: 'Wohnung' }));
    await user.type(field('Vorname'), 'Anna');
    cleanup();
    const again = await openForm(`/suchauftrag?${filters}`);
    await waitFor(() => expect(again.field('Vorname')).toHaveValue('Anna'));
    expect(again.form.getByRole('radio', { name: 'Wohnung' })).toBeChecked();
    expect(again.form.getByRole('radio', { name: 'Mieten' })).toBeChecked();
    cleanup();
    const other = await openForm('/suchauftrag?type=house&deal=buy');
    expect(other.form.getByRole('radio', { name: 'Haus' })).toBeChecked();
    expect(other.field('Vorname')).toHaveValue('');
  });

  it.each([0, 1])('is linked from a search with %d hits, without order and page', async (found) => {
    const link = await linkOf(`?${filters}&q=Elbe&sort=price_asc&page=2`, found);
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href);
    expect(pathname).toBe('/suchauftrag');
    expect(Object.fromEntries(searchParams)).toEqual({
      ...Object.fromEntries(new URLSearchParams(filters)),
      q: 'Elbe',
    });
  });

  it('is not linked where there is no filter to take over', async () => {
    expect(await linkOf('', 0)).toBeNull();
  });

  it('is filled in, says so, and is sent as the visitor changes it', async () => {
    const bodies = recordBodies();
    const { user, form, field, fillPerson, send } = await openForm(`/suchauftrag?${filters}&q=Elbe`);
    expect(screen.getByRole('note')).toHaveTextContent(
      'Mieten · Haus · Reinbek · ab 2 Zimmer · bis 2.500 €/Monat · Fläche: ab 80 m² · Suchbegriff: Elbe',
    );
    expect(form.getByRole('radio', { name: 'Mieten' })).toBeChecked();
    expect(field('Bemerkungen')).toHaveValue('Fläche: ab 80 m²\nSuchbegriff: Elbe');

    await user.click(form.getByRole('radio', { name: 'Wohnung' }));
    await user.clear(field('Preis bis'));
    await user.type(field('Preis bis'), '1800');
    await fillPerson();
    await send();
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).toMatchObject({
      buyOrRent: 'rent',
      propertyType: 'apartment',
      location: 'Reinbek',
      minRooms: 2,
      maxPrice: 1800,
      notes: 'Fläche: ab 80 m²\nSuchbegriff: Elbe',
    });
  });

  it('says which choices the search had left open', async () => {
    await openForm('/suchauftrag?city=Reinbek');
    expect(screen.getByRole('note')).toHaveTextContent(
      'Bitte wählen Sie noch: Kaufen oder mieten, Objektart.',
    );
  });

  it.each(['', '?type=castle&price_max=9', '?q=4711'])(
    'is empty where %j holds nothing to take over',
    async (query) => {
      const { field } = await openForm(`/suchauftrag${query}`);
      expect(screen.queryByRole('note')).toBeNull();
      for (const label of ['Ort', 'Preis bis', 'Bemerkungen']) expect(field(label)).toHaveValue('');
    },
  );
});
