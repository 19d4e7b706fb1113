import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';

const target = '*/api/properties/sold';
const empty = 'Keine verkauften Immobilien verfügbar';
const sold = (id: number) =>
  buildCard({ id, title: `Villa ${id}`, property_status_id: 170243, number_of_bath_rooms: 2 });

const answer = (count: number) =>
  server.use(
    http.get(target, () =>
      HttpResponse.json({ items: Array.from({ length: count }, (_, id) => sold(id + 1)) }),
    ),
  );

async function renderSellPage() {
  const page = renderPage('/verkaufen');
  await screen.findByRole('heading', { level: 1, name: 'Verkaufen mit Ruhe und Plan' });
  const references = within(screen.getByRole('region', { name: 'Referenzen' }));
  return { ...page, references };
}

describe('sell page', () => {
  it('has a section for each anchor, and the funnel', async () => {
    answer(0);
    await renderSellPage();
    for (const id of ['bewertung', 'kostenlose-bewertung', 'verkaufen', 'kundenstimmen', 'referenzen'])
      expect(document.getElementById(id)).toBeVisible();
    const funnel = within(screen.getByRole('region', { name: 'Kostenlose Bewertung' }));
    expect(await funnel.findByRole('button', { name: 'Haus' })).toBeVisible();
    expect(document.title).toBe('Immobilie verkaufen in Hamburg und Lüneburg | Brookfleet Immobilien');
  });

  it('names six benefits and eight steps', async () => {
    answer(0);
    await renderSellPage();
    const lists = within(
      screen.getByRole('region', { name: 'Was Sie von uns erwarten dürfen' }),
    ).getAllByRole('list');
    expect(lists.map((list) => within(list).getAllByRole('listitem').length)).toEqual([6, 8]);
  });

  it('shows three voices, the second not on mobile, and whether they were checked', async () => {
    answer(0);
    await renderSellPage();
    const voices = within(screen.getByRole('region', { name: 'Das sagen unsere Kunden' }));
    expect(voices.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
    // jsdom matches no media queries, so the page renders as on a phone.
    expect(voices.getAllByRole('listitem').map((voice) => voice.textContent)).toEqual([
      expect.stringContaining('Jürgen P.'),
      expect.stringContaining('Dr. Sabine F.'),
    ]);
    expect(voices.getByText(/nicht geprüft/)).toBeVisible();
  });

  it('shows what was sold as cards without a price, the first six at once', async () => {
    answer(8);
    const { user, references } = await renderSellPage();
    await waitFor(() => expect(references.getAllByRole('article')).toHaveLength(6));
    const first = references.getAllByRole('article')[0]!;
    expect(first).toHaveTextContent('VerkauftVilla 1Hamburg6 Zimmer · 2 Bäder · 210,5 m²');
    expect(within(first).getByRole('link')).toHaveAttribute('href', '/immobilie/villa-1-1');
    await user.click(references.getByRole('button', { name: '8 Referenzen anzeigen' }));
    expect(references.getAllByRole('article')).toHaveLength(8);
  });

  it('says so when nothing was sold', async () => {
    answer(0);
    const { references } = await renderSellPage();
    expect(await references.findByText(empty)).toBeVisible();
  });

  it('only logs a failed load', async () => {
    const log = jest.spyOn(console, 'warn').mockReturnValue();
    server.use(http.get(target, () => refused('unavailable')));
    const { references } = await renderSellPage();
    expect(await references.findByText(empty)).toBeVisible();
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    log.mockRestore();
  });
});
