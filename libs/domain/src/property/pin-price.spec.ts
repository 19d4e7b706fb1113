import { expect, it } from '@jest/globals';
import { pinPrice } from './pin-price.ts';

it.each([
  [649_000, 'EUR', '649 T€'],
  [649_500, null, '650 T€'],
  [999_400, 'EUR', '999 T€'],
  [999_600, 'EUR', '1 Mio. €'],
  [1_250_000, 'EUR', '1,25 Mio. €'],
  [890_000, 'CHF', '890 TCHF'],
  [null, 'EUR', 'Anfrage'],
  [0, 'EUR', 'Anfrage'],
])('the map pin of a property with the price %j %s shows %s [V-2.121]', (amount, currency, text) => {
  expect(pinPrice(amount, currency, false).replaceAll('\u00a0', ' ')).toBe(text);
});

it.each([
  [1_249, '1.249 €/Mt.'],
  [12_400, '12 T€/Mt.'],
  [null, 'Anfrage'],
])('the map pin of a property with the rent %j shows %s [V-2.121]', (amount, text) => {
  expect(pinPrice(amount, 'EUR', true).replaceAll('\u00a0', ' ')).toBe(text);
});
