import { expect, it } from '@jest/globals';
import { isKnownPlace } from './known-place.ts';

it.each(['Hamburg', 'hamburg', 'Altona', 'Barmbek', 'Groß Flottbek', 'Lüneburg', 'Wentorf bei Hamburg'])(
  'the place "%s" is known',
  (place) => expect(isKnownPlace(place)).toBe(true),
);

it.each([
  '',
  'Kaufen Sie jetzt',
  'Hamburg https://kauf.example',
  'Hamburg\nGewonnen',
  'Ham\u0301burg',
  'Hamburg!',
])('the text "%s" is no known place', (text) => expect(isKnownPlace(text)).toBe(false));
