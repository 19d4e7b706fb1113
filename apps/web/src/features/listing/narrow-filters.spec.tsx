import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildCard, buildPage } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';

const { matchMedia } = window;

describe('filters on a narrow screen', () => {
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('wait behind one button, all but the search, which counts them', async () => {
    window.matchMedia = (media) =>
      Object.assign(new EventTarget(), { matches: media.includes('max-width'), media }) as MediaQueryList;
    server.use(
      http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties/cities', () => HttpResponse.json({ items: [] })),
      http.get('*/api/properties', () => HttpResponse.json(buildPage([buildCard()]))),
    );
    const { user, address } = renderPage('/immobilien?type=house&deal=buy&rooms_min=3');
    const button = await screen.findByRole('button', { name: 'Filter (3)' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByLabelText('Objektart')).not.toBeVisible();

    await user.click(button);
    expect(screen.getByLabelText('Objektart')).toBeVisible();
    expect(screen.getByLabelText('Zimmer ab')).toHaveValue('3');
    await user.selectOptions(screen.getByLabelText('Objektart'), 'Wohnung');
    await waitFor(() => expect(address()).toBe('/immobilien?type=apartment&deal=buy&rooms_min=3'));
  });
});
