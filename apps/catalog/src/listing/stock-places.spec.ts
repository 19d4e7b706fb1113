import { expect, it } from '@jest/globals';
import { stockPlaces } from './stock-places.ts';

it('each city, district and postcode of the stock is listed once, in its usual spelling and in German alphabetical order', () => {
  const places = stockPlaces(
    [
      { _id: { city: 'Hamburg', region: 'Eppendorf', zip_code: '20249' }, count: 3 },
      { _id: { city: 'HAMBURG ', region: 'eppendorf', zip_code: '20251' }, count: 1 },
      { _id: { city: 'Ärzen', region: 'Ärzen', zip_code: null }, count: 2 },
      { _id: { city: 'Aerzen' }, count: 1 },
      { _id: { city: '', region: null }, count: 9 },
      { _id: {}, count: 9 },
    ],
    100,
  );
  expect(places).toEqual([
    { kind: 'zip', place: '20249', count: 3 },
    { kind: 'zip', place: '20251', count: 1 },
    { kind: 'city', place: 'Ärzen', count: 3 },
    { kind: 'district', place: 'Eppendorf', count: 4 },
    { kind: 'city', place: 'Hamburg', count: 4 },
  ]);
});

it('of too many places of the stock, those with the most properties are listed', () => {
  const groups = ['Adendorf', 'Berlin', 'Celle'].map((city, index) => ({ _id: { city }, count: index + 1 }));
  expect(stockPlaces(groups, 2).map(({ place }) => place)).toEqual(['Berlin', 'Celle']);
});

it('each place of the stock has the centre of its map points, and no centre without points [V-2.122]', () => {
  const places = stockPlaces(
    [
      { _id: { city: 'Hamburg', zip_code: '20249' }, count: 3, lng: 9.98, lat: 53.59 },
      { _id: { city: 'HAMBURG', zip_code: '20251' }, count: 1, lng: 10.02, lat: 53.55 },
      { _id: { city: 'Hamburg', zip_code: '22765' }, count: 5, lng: null, lat: null },
    ],
    100,
  );
  expect(places.map(({ place, middle }) => [place, middle])).toEqual([
    ['20249', { lng: 9.98, lat: 53.59 }],
    ['20251', { lng: 10.02, lat: 53.55 }],
    ['22765', undefined],
    ['Hamburg', { lng: 9.99, lat: 53.58 }],
  ]);
});
