import { describe, expect, it } from '@jest/globals';
import { federalStateOf } from './federal-state.ts';

describe('the federal state of a property', () => {
  it.each([
    ['its own name as region', { region: 'Schleswig-Holstein', zip_code: '21502' }, 'SH'],
    ['a city state, also where its postcode lies in two', { city: 'Hamburg ', zip_code: '22113' }, 'HH'],
    ['Bremerhaven', { city: 'Bremerhaven' }, 'HB'],
    ['the postcode of Lüneburg', { region: 'Altstadt', city: 'Lüneburg', zip_code: '21335' }, 'NI'],
    ['the postcode of Geesthacht', { city: 'Geesthacht', zip_code: '21502' }, 'SH'],
    ['the postcode of Hohnstorf, alone among others', { city: 'Hohnstorf', zip_code: '21522' }, 'NI'],
    ['the postcode of Dresden', { zip_code: '01067' }, 'SN'],
    ['the postcode of Lindau', { zip_code: '88131' }, 'BY'],
    ['the postcode of Erfurt', { zip_code: '99084' }, 'TH'],
  ])('the federal state of a property is derived from %s', (_, place, state) => {
    expect(federalStateOf(place)).toBe(state);
  });

  it.each([
    ['its postcode lies in two', { city: 'Oststeinbek', zip_code: '22113' }],
    ['its postcode lies in two', { city: 'Amt Neuhaus', zip_code: '19273' }],
    ['its postcode is unknown', { zip_code: '00000' }],
    ['its postcode is none', { zip_code: '2133' }],
    ['nothing is known', {}],
  ])('the federal state of a property is unknown if %s', (_, place) => {
    expect(federalStateOf(place)).toBeUndefined();
  });
});
