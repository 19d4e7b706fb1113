import { expect, it } from '@jest/globals';
import { dialledNumber } from './dialled-number.ts';

it.each([
  ['+49 (0) 351 / 1234567', '+493511234567'],
  ['0049 (0)351 1234567', '00493511234567'],
  ['+49 0171 1234567', '+491711234567'],
  ['(0351) 12 34-567', '03511234567'],
  ['0351-1234567 App. 12', '03511234567'],
  ['0351 1234567, Durchwahl 12', '03511234567'],
  ['0351 1234567 #12', '03511234567'],
  ['Tel.: +49 351 1234567 (abends)', '+493511234567'],
  ['+45 40 12 34 56', '+4540123456'],
  ['nach 18 Uhr', '18'],
  ['keins', ''],
])('the telephone number %j of a lead is dialled as %j', (typed, dialled) =>
  expect(dialledNumber(typed)).toBe(dialled),
);
