import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { places } from '../../../../test/places.ts';
import { buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

it('a property list without hits counts the hits without each filter and those abroad [V-2.103]', async () => {
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

it('a property list without hits names the condition that excludes all and the hits without it', async () => {
  const search = {
    parts: [
      { label: 'Xyzzy', rest: 'Aufzug', is_unknown: true, total_without: 0 },
      { label: 'Aufzug', rest: 'Xyzzy', is_unknown: false, total_without: 7 },
    ],
    corrected: null,
  };
  server.use(
    places,
    http.get('*/api/properties', () => HttpResponse.json(buildPage([], { search, total: 0 }))),
  );
  renderPage('/immobilien?q=Xyzzy Aufzug');

  expect(await screen.findByText('In unseren Angeboten kommt „Xyzzy“ nicht vor.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ohne „Aufzug“: 7 Immobilien' })).toHaveAttribute(
    'href',
    '/immobilien?q=Xyzzy',
  );
  expect(screen.queryByRole('link', { name: /Ohne „Xyzzy“/ })).toBeNull();
});

it('a property list without hits offers the next larger radius that has some [V-2.122]', async () => {
  server.use(
    places,
    http.get('*/api/properties', ({ request }) => {
      const { searchParams: asked } = new URL(request.url);
      return HttpResponse.json(
        buildPage([], { total: /_[25]0000_/.test(asked.get('within') ?? '') ? 4 : 0 }),
      );
    }),
  );
  renderPage('/immobilien?within=circle_10.686_53.866_2000_Lübeck');
  const wider = await screen.findByRole('link', { name: 'Umkreis 20 km um Lübeck: 4 Immobilien' });
  expect(new URL(wider.getAttribute('href') ?? '', 'http://site').searchParams.get('within')).toBe(
    'circle_10.686_53.866_20000_Lübeck',
  );
  expect(screen.queryByRole('link', { name: /Umkreis [15]0 km/ })).toBeNull();
});
