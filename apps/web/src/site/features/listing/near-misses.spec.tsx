import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { places } from '../../../../test/places.ts';
import { buildCard, buildPage } from '../../../../test/properties.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { server } from '../../../../test/server.ts';

const answer = {
  items: [{ property: buildCard({ id: 7, title: 'Fast das Richtige' }), miss: '18.000 € darüber' }],
  wider: [
    { label: 'bis 750.000 €', query: 'deal=buy&lift=1&price_max=750000', total: 2 },
    { label: 'Ohne „Aufzug“', query: 'deal=buy&price_max=700000', total: 7 },
  ],
};
const misses = (body: object = answer) =>
  http.get('*/api/properties/near-misses', () => HttpResponse.json(body));

it('a property list without hits shows what one condition less or wider brings, and what it misses by little [V-2.103]', async () => {
  server.use(
    places,
    http.get('*/api/properties', () => HttpResponse.json(buildPage([], { total: 0 }))),
    misses(),
  );
  renderPage('/immobilien?deal=buy&lift=1&price_max=700000&sort=newest');
  expect(await screen.findByRole('link', { name: 'bis 750.000 €: 2 Immobilien' })).toHaveAttribute(
    'href',
    '/immobilien?deal=buy&price_max=750000&lift=1&sort=newest',
  );
  expect(screen.getByRole('link', { name: 'Ohne „Aufzug“: 7 Immobilien' })).toBeVisible();
  const region = screen.getByRole('region', { name: 'Knapp daneben' });
  expect(within(region).getByRole('link', { name: 'Fast das Richtige' })).toBeVisible();
  expect(within(region).getByText('18.000 € darüber')).toBeVisible();
  expect(screen.queryByRole('region', { name: /Im Ausland/ })).toBeNull();
});

it.each([
  [
    0,
    7,
    ['Im Ausland: 7 Ferienimmobilien', 'Alle 7 Ferienimmobilien ansehen'],
    'In Deutschland haben wir dazu zurzeit kein Angebot',
  ],
  [
    0,
    1,
    ['Im Ausland: 1 Ferienimmobilie', 'Zu den Ferienimmobilien'],
    'In Deutschland haben wir dazu zurzeit kein Angebot',
  ],
])(
  'a property list with %d hits in Germany and %d abroad shows those abroad first: %s',
  async (total, abroad, names, notice) => {
    server.use(
      places,
      http.get('*/api/properties', ({ request }) =>
        HttpResponse.json(
          new URL(request.url).searchParams.get('abroad')
            ? buildPage([buildCard({ id: 9, title: 'Finca am Meer' })], { total: abroad })
            : buildPage([], { total }),
        ),
      ),
      misses({ items: [], wider: [] }),
    );
    renderPage('/immobilien?q=finca&sort=newest');
    const region = await screen.findByRole('region', { name: names[0]! });
    expect(within(region).getByRole('link', { name: 'Finca am Meer' })).toBeVisible();
    expect(within(region).getByRole('link', { name: names[1]! })).toHaveAttribute(
      'href',
      '/ferienimmobilien?q=finca&sort=newest',
    );
    const text = screen.getByText(notice);
    expect(region.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.queryByText(/Keine Immobilien gefunden/)).toBeNull();
  },
);

it('a property list with hits in Germany links to those abroad', async () => {
  server.use(
    places,
    http.get('*/api/properties', ({ request }) =>
      HttpResponse.json(
        buildPage([buildCard()], { total: new URL(request.url).searchParams.get('abroad') ? 3 : 12 }),
      ),
    ),
    misses({ items: [], wider: [] }),
  );
  renderPage('/immobilien?q=pool');
  expect(await screen.findByRole('link', { name: 'Auch im Ausland: 3 Ferienimmobilien' })).toHaveAttribute(
    'href',
    '/ferienimmobilien?q=pool',
  );
});

it.each([
  [3, true],
  [4, false],
])('a filtered property list with %d hits shows near misses: %s', async (total, is) => {
  let asked = 0;
  server.use(
    places,
    http.get('*/api/properties', () => HttpResponse.json(buildPage([buildCard()], { total }))),
    http.get('*/api/properties/near-misses', () => {
      asked += 1;
      return HttpResponse.json(answer);
    }),
  );
  renderPage('/immobilien?deal=buy&lift=1');
  await screen.findByRole('link', { name: 'Villa an der Elbe' });
  if (is) await screen.findByRole('region', { name: 'Knapp daneben' });
  expect([asked, screen.queryByRole('link', { name: /^Ohne „Aufzug“/ }) !== null]).toEqual([is ? 1 : 0, is]);
});

it('a property list without hits names the words that no offer contains', async () => {
  const search = {
    parts: [
      { label: 'Xyzzy', rest: 'Aufzug', is_unknown: true },
      { label: 'Aufzug', rest: 'Xyzzy', is_unknown: false },
    ],
    corrected: null,
  };
  server.use(
    places,
    http.get('*/api/properties', () => HttpResponse.json(buildPage([], { search, total: 0 }))),
    misses({ items: [], wider: [] }),
  );
  renderPage('/immobilien?q=Xyzzy Aufzug');
  expect(await screen.findByText('In unseren Angeboten kommt „Xyzzy“ nicht vor.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Knapp daneben' })).toBeNull();
});
