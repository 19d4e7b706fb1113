import { expect, it } from '@jest/globals';
import { findAmenities } from './amenities.ts';

it.each([
  [null, []],
  ['', []],
  ['Parkett und Stuck', []],
  ['- Südbalkon\n- Einbauküche', ['balcony', 'kitchen']],
  ['Kein Aufzug, ohne Keller\nKamin', ['fireplace']],
  ['TIEFGARAGENSTELLPLATZ, Aufzug', ['lift', 'parking']],
])('%j has %j', (note, found) => {
  expect(findAmenities(note)).toEqual(found);
});

it('shows six at most, the most telling first', () => {
  const note = 'Pool, Garten, Balkon, Terrasse, Aufzug, Garage, Einbauküche, Kamin, Sauna, Keller';
  expect(findAmenities(note)).toEqual(['pool', 'garden', 'balcony', 'terrace', 'lift', 'parking']);
});
