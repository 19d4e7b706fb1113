import { http, HttpResponse } from 'msw';

/** Mocks a few places of the stock. */
export const places = http.get('*/api/properties/places', () =>
  HttpResponse.json({
    items: [
      { kind: 'zip', place: '20249', count: 1 },
      { kind: 'district', place: 'Eppendorf', count: 1 },
      { kind: 'city', place: 'Lüneburg', count: 1 },
    ],
  }),
);
