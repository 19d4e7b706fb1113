import { expect, it } from '@jest/globals';
import { addressKey } from './address-key.ts';

const key = (street: string, house_number: string, zip_code = '22307') =>
  addressKey({ street, house_number, zip_code });

it.each([
  ['Fuhlsbüttler Straße', '5a', 'fuhlsbuettler str.', '5 A'],
  ['Fuhlsbüttler Straße', '12', 'Fuhlsbüttler Strasse ', ' 12'],
  ['Alter Teichweg', '7-9', 'Alter-Teichweg', '7 - 9'],
])('the address %s %s is the same as %s %s', (street, number, otherStreet, otherNumber) => {
  expect(key(street, number)).toBe(key(otherStreet, otherNumber));
});

it.each([
  ['another number', 'Fuhlsbüttler Straße', '5'],
  ['another letter', 'Fuhlsbüttler Straße', '5b'],
  ['another postcode', 'Fuhlsbüttler Straße', '5a', '22309'],
  ['another street', 'Fuhlsbüttler Weg', '5a'],
])('an address with %s is another one', (_what, ...address) => {
  expect(key(...(address as [string, string]))).not.toBe(key('Fuhlsbüttler Straße', '5a'));
});

it.each([
  ['', '5a', '22307'],
  ['Fuhlsbüttler Straße', ' ', '22307'],
  ['Fuhlsbüttler Straße', '5a', ''],
])('an address without one of its parts has no key: %j %j %j', (street, number, postcode) => {
  expect(key(street, number, postcode)).toBeUndefined();
});
