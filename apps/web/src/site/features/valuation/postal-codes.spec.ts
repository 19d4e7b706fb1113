import { expect, it } from '@jest/globals';
import { doesPlaceContradict } from './postal-codes.ts';

it.each([
  ['20095', 'Hamburg', false],
  ['22763', ' hamburg-Altona', false],
  ['21335', 'Hamburg', false],
  ['10115', 'Hamburg', true],
  ['21335', 'Lüneburg', false],
  ['20095', 'Lueneburg', true],
  ['80331', 'München', false],
  ['20095', 'Hamburgsund', false],
  ['10115', 'Reinbek', false],
  ['1011', 'Hamburg', false],
  ['', '', false],
])(
  'postcode and town %s %s of the valuation contradict each other: %s [V-5.24]',
  (postalCode, city, isWrong) => {
    expect(doesPlaceContradict({ address_postal_code: postalCode, address_city: city })).toBe(isWrong);
  },
);
