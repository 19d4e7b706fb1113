import { expect, it } from '@jest/globals';
import { pinPrice } from './pin-price.ts';

it.each([
  [649_000, 'EUR', '649 T€'],
  [649_500, null, '650 T€'],
  [999_400, 'EUR', '999 T€'],
  [999_600, 'EUR', '1 Mio. €'],
  [1_250_000, 'EUR', '1,25 Mio. €'],
  [1_249, 'EUR', '1.249 €'],
  [890_000, 'CHF', '890 TCHF'],
  [null, 'EUR', 'Anfrage'],
  [0, 'EUR', 'Anfrage'],
])('a pin says of %j %s: %s [V-2.121]', (amount, currency, text) => {
  expect(pinPrice(amount, currency).replaceAll('\u00a0', ' ')).toBe(text);
});
