import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { appraisal } from '@estate/content/sections/appraisal';
import { accessibility } from '@estate/content/sections/accessibility';
import { agb } from '@estate/content/sections/agb';
import { datenschutz } from '@estate/content/sections/datenschutz';
import { impressum } from '@estate/content/sections/impressum';
import { type PropertyCard } from '../../shared/api/types.ts';
import { recordCalls } from '../../../test/listing.ts';
import { buildCard, buildPage } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { typeset } from './typeset.tsx';
import { showToast, Toaster } from '../../shared/ui/toast.tsx';

/** Renders the card as in the property list. */
async function renderCard(part: Partial<PropertyCard>): Promise<HTMLElement> {
  recordCalls(() => buildPage([buildCard(part)]));
  renderPage('/immobilien');
  const title = await screen.findByRole('heading', { name: /Villa an der Elbe/ });
  return title.closest('article')!;
}

describe('property card', () => {
  it('a property card shows badge, title, place, facts, amenities and price [V-2.32, V-9.10]', async () => {
    const card = await renderCard({ amenities: ['fireplace', 'unknown', 'balcony'] });

    expect(card).toHaveTextContent(
      /KAUFKaufpreis 1\.250\.000\s€ 5\.938\s€\/m²Villa an der Elbe.*22587 Hamburg.*6 Zimmer.*210,5 m².*900 m²/,
    );
    expect(within(card).getByText('Balkon, Kamin')).toBeVisible();
  });

  it('the keyboard reaches the link of a property card before its heart, and the district precedes the town [V-2.32]', async () => {
    const card = await renderCard({ region: 'Blankenese' });
    expect([...card.querySelectorAll('a, button')].map(({ tagName }) => tagName)).toEqual(['A', 'BUTTON']);
    expect(card).toHaveTextContent('Blankenese, 22587 Hamburg');
  });

  it('a property card shows a rent as Kaltmiete per month, and beside it the warm rent [V-4.12, V-9.10]', async () => {
    const card = await renderCard({
      marketing_type: 'RENT',
      price: null,
      base_rent: 1_450,
      total_rent: 1_700,
    });
    expect(card).toHaveTextContent(/MIETE.*Kaltmiete.*1\.450\s€\/Monat 1\.700\s€ warm/);
  });

  it('a property card with a price on request shows neither price nor label [V-4.13]', async () => {
    const card = await renderCard({ price: null, price_on_inquiry: true });
    expect(card).toHaveTextContent('Preis auf Anfrage');
    expect(card).not.toHaveTextContent('Kaufpreis');
  });

  it.each([
    ['OFFICE', { living_space: 0, net_floor_space: 314 }, '314 m² Bürofläche'],
    ['INDUSTRY', { net_floor_space: 1_240, plot_area: 2_800 }, '1.240 m² Hallenfläche2.800 m²'],
  ])(
    'a property card shows the area of an %s instead of rooms and living space',
    async (rs_type, areas, text) => {
      const card = await renderCard({ rs_type, number_of_rooms: 9, plot_area: null, ...areas });
      expect(card).toHaveTextContent(text);
      expect(card).not.toHaveTextContent('Zimmer');
    },
  );

  it('a property card of a plot shows its area only', async () => {
    const card = await renderCard({
      rs_type: 'TRADE_SITE',
      number_of_rooms: 0,
      living_space: 60,
      plot_area: 860,
    });
    expect(card).toHaveTextContent('860 m²');
    expect(card).not.toHaveTextContent('60 m²860');
  });

  it('a property card is marked as new for two weeks', async () => {
    const card = await renderCard({ first_public_at: new Date(Date.now() - 13 * 86_400_000).toISOString() });
    expect(within(card).getByText('Neu')).toBeVisible();
  });

  it('a property card is not marked as new after two weeks, nor if it came with the first import', async () => {
    const card = await renderCard({ first_public_at: new Date(Date.now() - 15 * 86_400_000).toISOString() });
    expect(within(card).queryByText('Neu')).toBeNull();
  });

  it('the card of a property that is coming soon has no link [V-2.34, V-4.7]', async () => {
    const card = await renderCard({ property_status_id: 170240 });
    expect(card).toHaveTextContent('Coming Soon');
    expect(screen.queryByRole('link', { name: 'Villa an der Elbe' })).toBeNull();
  });

  it.each([
    [170242, 'BUY', 'Reserviert'],
    [170243, 'BUY', 'Verkauft'],
    [170243, 'RENT', 'Vermietet'],
  ])(
    'the card of a property with status %d for %s is shown as %s',
    async (property_status_id, marketing_type, word) => {
      const card = await renderCard({ property_status_id, marketing_type, base_rent: 900 });
      expect(within(card).getByText(word)).toBeVisible();
      expect(card).not.toHaveTextContent(/KAUF|MIETE|Verfügbar/);
    },
  );

  it('the card of a sold or let property shows no price', async () => {
    const card = await renderCard({ property_status_id: 170243, price: null });
    expect(card).not.toHaveTextContent(/Preis|€/);
  });

  it('the image of a property card has the widths of its preset, and a drawn house replaces a failed image [V-2.32, V-7.19, V-8.25, V-9.11, V-9.13]', async () => {
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

/** Letters of a card's title that fit a line at 320 px. */
const lineLength = 18;

const titles = [
  ...appraisal.shipped.services.map(({ title }) => title),
  ...[accessibility, agb, datenschutz, impressum].flatMap(({ shipped }) =>
    shipped.sections.map(({ title }) => title),
  ),
];

/** Renders a text with its soft hyphens and protected words. */
const set = (text: string) => render(<p>{typeset(text)}</p>).container;

describe('the set text', () => {
  it.each(titles)('long words of the title %s get soft hyphens, so that they fit a small phone', (title) => {
    const pieces = set(title).textContent.split(/[\s\u00AD-]/u);
    expect(pieces.filter((piece) => piece.length > lineLength)).toEqual([]);
  });

  it('typesetting a text inserts soft hyphens and keeps every letter', () => {
    const text = 'Das Restnutzungsdauergutachten kommt per E-Mail.';
    expect(set(text).textContent).toBe('Das Rest\u00ADnutzungs\u00ADdauer\u00ADgutachten kommt per E-Mail.');
  });

  it.each([
    ['Reihenhaus nahe S-Bahn Reinbek', ['S-Bahn']],
    ['E-Mail-Adresse oder U-Bahn-Nähe', ['E-Mail', 'U-Bahn']],
    ['Von unseren Off-Market-Objekten', ['Off-Market']],
    ['Elbe-Blick in Geesthacht-Düneberg, KfW-40-Haus', []],
  ])('the text %s has no line break within %j', (text, held) => {
    const spans = [...set(text).querySelectorAll('span')];
    expect(spans.map(({ textContent }) => textContent)).toEqual(held);
    for (const span of spans) expect(span).toHaveStyle({ whiteSpace: 'nowrap' });
  });
});

const show = (title: string, duration?: number) =>
  act(() => showToast({ tone: 'success', title, ...(duration ? { duration } : {}) }));

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toaster />);
  });
  afterEach(() => void jest.useRealTimers());

  it('only one toast is shown at a time [V-4.6, V-9.5, V-9.32]', () => {
    show('Erste');
    show('Zweite');
    expect(screen.queryByText('Erste')).toBeNull();
    expect(screen.getByText('Zweite')).toBeVisible();
  });

  it('a toast disappears after 4000 ms or its own duration [V-9.5, V-9.6]', () => {
    show('Kurz');
    pass(3_999);
    expect(screen.getByText('Kurz')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Kurz')).toBeNull();

    show('Formular', 5_000);
    pass(4_999);
    expect(screen.getByText('Formular')).toBeVisible();
    pass(1);
    expect(screen.queryByText('Formular')).toBeNull();
  });

  it('a toast stays under pointer or focus and disappears when closed', () => {
    show('Bleibt');
    fireEvent.mouseEnter(screen.getByRole('status'));
    pass(60_000);
    expect(screen.getByText('Bleibt')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    expect(screen.queryByText('Bleibt')).toBeNull();
  });

  it('a toast disappears after its duration although the toast before was closed under the pointer', () => {
    show('Erste');
    fireEvent.mouseEnter(screen.getByRole('status'));
    fireEvent.click(screen.getByRole('button', { name: 'Meldung schließen' }));
    show('Zweite');
    pass(4_000);
    expect(screen.queryByText('Zweite')).toBeNull();
  });
});
