import { describe, expect, it } from '@jest/globals';
import { describeRange, searchLocation } from './search-request.ts';

describe('SearchRequest', () => {
  it.each([
    [1, 2, '€', '1 - 2 €'],
    [500_000, undefined, '€', 'ab 500.000 €'],
    [undefined, 1_200, '€/Monat', 'bis 1.200 €/Monat'],
    [undefined, undefined, '€', null],
  ])('describes the range %s to %s', (min, max, suffix, text) => {
    expect(describeRange(min, max, suffix)).toBe(text);
  });

  it.each([
    ['', ' ', 'Nicht angegeben'],
    ['Hamburg', '', 'Hamburg'],
    ['Hamburg', 'Elbvororte', 'Hamburg, Elbvororte'],
  ])('makes one place of %j and %j', (city, region, location) => {
    expect(searchLocation(city, region)).toBe(location);
  });
});
