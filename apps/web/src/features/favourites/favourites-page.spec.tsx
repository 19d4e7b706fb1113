import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildImage, buildProperty } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { refused, server } from '../../../test/server.ts';

const one = '*/api/properties/:id';

/** Stores the list as an earlier visit or another tab would. */
function storeList(json: string) {
  localStorage.setItem('merkliste', json);
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
}

const answerAll = () =>
  http.get(one, ({ params }) =>
    params['id'] === '9'
      ? refused('property-gone')
      : HttpResponse.json(
          buildProperty({
            id: Number(params['id']),
            title: `Haus ${String(params['id'])}`,
            images: [
              buildImage({ is_floorplan: true, storage_path: 'plan.jpeg' }),
              buildImage({ position: 2, storage_path: 'house.jpeg' }),
            ],
          }),
        ),
  );

describe('favourites', () => {
  beforeEach(() => storeList('[]'));

  it('marks a card by its heart, counts it in the header and keeps it in the browser', async () => {
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

  it('shows the marked properties, the latest first, and lets go of one', async () => {
    server.use(answerAll());
    storeList('[7,3]');
    const { user } = renderPage('/merkliste');

    await screen.findByRole('link', { name: 'Haus 3' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      'Haus 7',
      'Haus 3',
    ]);
    expect(screen.getAllByRole('article')[0]!.querySelector('img')!.getAttribute('src')).toContain(
      'house.jpeg',
    );
    await user.click(screen.getByRole('button', { name: 'Haus 7 merken' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Haus 7' })).toBeNull());
    expect(localStorage.getItem('merkliste')).toBe('[3]');
  });

  it('says what is no longer on offer and takes it off the list on request', async () => {
    server.use(answerAll());
    storeList('[9,3]');
    const { user } = renderPage('/merkliste');

    expect(await screen.findByText('Eine gemerkte Immobilie ist nicht mehr im Angebot.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Von der Liste nehmen' }));
    expect(localStorage.getItem('merkliste')).toBe('[3]');
  });

  it('shows one that was sold since as sold, and lets go of it', async () => {
    server.use(
      http.get(one, () =>
        HttpResponse.json(buildProperty({ id: 3, title: 'Haus 3', property_status_id: 170243 })),
      ),
    );
    storeList('[3]');
    const { user } = renderPage('/merkliste');
    expect(await screen.findByText('Verkauft')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Haus 3 merken' }));
    expect(await screen.findByText('Noch nichts gemerkt')).toBeVisible();
  });

  it.each(['[]', 'rubbish', '{"a":1}'])('says how to begin where the store holds %s', async (json) => {
    storeList(json);
    renderPage('/merkliste');
    expect(await screen.findByText('Noch nichts gemerkt')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Immobilien ansehen' })).toHaveAttribute('href', '/immobilien');
  });

  it('shows a failed load and tries again', async () => {
    server.use(
      http.get(one, () => refused('unavailable'), { once: true }),
      answerAll(),
    );
    storeList('[3]');
    const { user } = renderPage('/merkliste');
    await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: 'Haus 3' })).toBeVisible();
  });
});
