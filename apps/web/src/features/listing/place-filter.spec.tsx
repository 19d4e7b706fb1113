import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { places } from '../../../test/places.ts';
import { buildCard, buildPage } from '../../../test/properties.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { server } from '../../../test/server.ts';

it('asks for a typed place once it is whole: as a suggestion, by Enter or when it is left', async () => {
  const asked: string[] = [];
  server.use(
    places,
    http.get('*/api/properties/holidays', () => HttpResponse.json({ items: [] })),
    http.get('*/api/properties', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(buildPage([buildCard()]));
    }),
  );
  const { user, address } = renderPage('/immobilien?city=Reinbek&rooms_min=2');
  const place = await screen.findByLabelText<HTMLInputElement>('Ort');
  expect(place).toHaveValue('Reinbek');
  await user.click(place);
  const suggested = () => [...(place.list?.options ?? [])].map(({ value }) => value);
  await waitFor(() => expect(suggested()).toEqual(['20249', 'Eppendorf', 'Lüneburg']));
  await user.clear(place);
  await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2'));
  await user.type(place, 'Eppendo');
  expect(address()).toBe('/immobilien?rooms_min=2');
  await user.type(place, 'rf');
  await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2&city=Eppendorf'));
  await user.type(place, ' Nord{Enter}');
  await waitFor(() => expect(address()).toBe('/immobilien?rooms_min=2&city=Eppendorf+Nord'));
  await user.clear(place);
  await user.type(place, '2024');
  await user.tab();
  await waitFor(() => expect(asked.at(-1)).toBe('?rooms_min=2&city=2024&sort=available_first'));
});
