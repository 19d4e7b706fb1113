import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PropertyCard } from '../../api/types.ts';
import { buildCard } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';

/** Renders the card as on the home page. */
async function renderCard(part: Partial<PropertyCard>): Promise<HTMLElement> {
  server.use(http.get('*/api/properties/latest', () => HttpResponse.json({ items: [buildCard(part)] })));
  renderPage('/');
  const title = await screen.findByRole('heading', { name: /Villa an der Elbe/ });
  return title.closest('article')!;
}

describe('property card', () => {
  it('shows badge, title, place, facts, amenities and price', async () => {
    const card = await renderCard({ amenities: ['fireplace', 'unknown', 'balcony'] });

    expect(card).toHaveTextContent(
      /KAUF.*Villa an der Elbe.*22587 Hamburg.*6 Zimmer.*210,5 m².*900 m².*Kaufpreis.*1\.250\.000\s€/,
    );
    expect(within(card).getByText('Balkon, Kamin')).toBeVisible();
  });

  it('gives a rent as Kaltmiete per month', async () => {
    const card = await renderCard({ marketing_type: 'RENT', price: null, base_rent: 1_450 });
    expect(card).toHaveTextContent(/MIETE.*Kaltmiete.*1\.450\s€\/Monat/);
  });

  it('gives no price and no label where the price is on request', async () => {
    const card = await renderCard({ price: null, price_on_inquiry: true });
    expect(card).toHaveTextContent('Preis auf Anfrage');
    expect(card).not.toHaveTextContent('Kaufpreis');
  });

  it.each([
    ['OFFICE', { living_space: 0, net_floor_space: 314 }, '314 m² Bürofläche'],
    ['INDUSTRY', { net_floor_space: 1_240, plot_area: 2_800 }, '1.240 m² Hallenfläche2.800 m²'],
  ])('gives the area of an %s in place of rooms and living space', async (rs_type, areas, text) => {
    const card = await renderCard({ rs_type, number_of_rooms: 9, plot_area: null, ...areas });
    expect(card).toHaveTextContent(text);
    expect(card).not.toHaveTextContent('Zimmer');
  });

  it('gives the area of a plot alone', async () => {
    const card = await renderCard({
      rs_type: 'TRADE_SITE',
      number_of_rooms: 0,
      living_space: 60,
      plot_area: 860,
    });
    expect(card).toHaveTextContent('860 m²');
    expect(card).not.toHaveTextContent('60 m²860');
  });

  it('is marked as new for two weeks', async () => {
    const card = await renderCard({ first_public_at: new Date(Date.now() - 13 * 86_400_000).toISOString() });
    expect(within(card).getByText('Neu')).toBeVisible();
  });

  it('is not marked as new later, nor when it was there at the first import', async () => {
    const card = await renderCard({ first_public_at: new Date(Date.now() - 15 * 86_400_000).toISOString() });
    expect(within(card).queryByText('Neu')).toBeNull();
  });

  it('does not link a property that is coming soon', async () => {
    const card = await renderCard({ property_status_id: 170240 });
    expect(card).toHaveTextContent('Coming Soon');
    expect(screen.queryByRole('link', { name: 'Villa an der Elbe' })).toBeNull();
  });

  it.each([
    [170242, 'BUY', 'Reserviert'],
    [170243, 'BUY', 'Verkauft'],
    [170243, 'RENT', 'Vermietet'],
  ])('says of status %d and %s that it is %s', async (property_status_id, marketing_type, word) => {
    const card = await renderCard({ property_status_id, marketing_type, base_rent: 900 });
    expect(within(card).getByText(word)).toBeVisible();
    expect(card).not.toHaveTextContent(/KAUF|MIETE|Verfügbar/);
  });

  it('gives no price where nobody pays one any more', async () => {
    const card = await renderCard({ property_status_id: 170243, price: null });
    expect(card).not.toHaveTextContent(/Preis|€/);
  });

  it('offers the image in the widths of the preset and a drawn house when it fails', async () => {
    const card = await renderCard({});
    const image = card.querySelector('img')!;
    expect(image).toHaveAttribute(
      'src',
      '/media/render/property-images/42/1.jpeg?width=600&height=384&quality=75&resize=cover&v=KeyOfTheImage001.a1',
    );
    expect(image.getAttribute('srcset')?.match(/\d+w/g)).toEqual(['400w', '600w', '800w']);
    expect(image).toHaveAttribute('width', '600');
    expect(image).toHaveAttribute('height', '384');

    fireEvent.error(image);
    expect(card.querySelector('img')).toHaveAttribute('src', '/asset');
  });
});
