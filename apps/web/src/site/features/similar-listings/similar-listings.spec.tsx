import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { EverythingIsNear } from '../../../../test/intersections.ts';
import { buildCard, buildPage, buildProperty } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

const { IntersectionObserver: original } = window;

const cards = (...ids: number[]) => ids.map((id) => buildCard({ id, title: `Haus ${id}` }));

async function titlesOf(part: Partial<PublicProperty>, near: number[], anywhere: number[]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/properties/holidays', () => HttpResponse.json({ items: cards(42, 70) })),
    http.get('*/api/properties/:id', () => HttpResponse.json(buildProperty(part))),
    http.get('*/api/properties', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(buildPage(cards(...(searchParams.has('city') ? near : anywhere))));
    }),
  );
  renderPage('/immobilie/villa-an-der-elbe-42');
  const section = within(await screen.findByRole('region', { name: 'Ähnliche Immobilien' }));
  return { asked, titles: section.getAllByRole('heading', { level: 3 }).map((title) => title.textContent) };
}

describe('similar listings', () => {
  beforeEach(() => {
    window.IntersectionObserver = EverythingIsNear;
  });
  afterEach(() => {
    window.IntersectionObserver = original;
  });

  it('are three of the same kind and place, without the one that is shown', async () => {
    const { asked, titles } = await titlesOf({}, [42, 1, 2, 3, 4], [9]);
    expect(titles).toEqual(['Haus 1', 'Haus 2', 'Haus 3']);
    expect(asked).toEqual(['?type=house&deal=buy&page_size=8&sort=available_first&city=Hamburg']);
  });

  it('are filled up from other places', async () => {
    const { asked, titles } = await titlesOf({ marketing_type: 'RENT' }, [1], [1, 8, 9, 10]);
    expect(titles).toEqual(['Haus 1', 'Haus 8', 'Haus 9']);
    expect(asked).toEqual([
      '?type=house&deal=rent&page_size=8&sort=available_first&city=Hamburg',
      '?type=house&deal=rent&page_size=8&sort=available_first',
    ]);
  });

  it('are the other holiday homes for one abroad', async () => {
    const { titles } = await titlesOf({ country: 'ESP' }, [], []);
    expect(titles).toEqual(['Haus 70']);
  });

  it('are there for a sold one too', async () => {
    const { titles } = await titlesOf({ property_status_id: 170243 }, [1, 2, 3], []);
    expect(titles).toEqual(['Haus 1', 'Haus 2', 'Haus 3']);
  });
});
