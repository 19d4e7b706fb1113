import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { places } from '../../../../test/places.ts';
import { buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

it('counts what dropping a filter brings, and what fits abroad [V-2.103]', async () => {
  server.use(
    places,
    http.get('*/api/properties', ({ request }) => {
      const { searchParams: asked } = new URL(request.url);
      return HttpResponse.json(buildPage([], { total: asked.get('abroad') ? 3 : asked.get('lift') ? 0 : 7 }));
    }),
  );
  renderPage('/immobilien?deal=buy&lift=1&pool=1');
  const withoutLift = await screen.findByRole('link', { name: 'Ohne „Aufzug“: 7 Immobilien' });
  expect(withoutLift).toHaveAttribute('href', '/immobilien?deal=buy&pool=1');
  expect(screen.queryByRole('link', { name: /Ohne „Pool“/ })).toBeNull();
  const abroad = await screen.findByRole('link', { name: 'Auch im Ausland: 3 Ferienimmobilien' });
  expect(abroad).toHaveAttribute('href', expect.stringMatching(/^\/ferienimmobilien\?/));
});
