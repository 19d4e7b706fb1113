import { expect, it } from '@jest/globals';
import { suggestPlaces } from './suggest-places.ts';

const places = [
  { place: 'Eimsbüttel', count: 3 },
  { place: 'Fuhlsbüttel', count: 1 },
  { place: 'Lüneburg', count: 6 },
  { place: 'Timmendorfer Strand', count: 7 },
  { place: 'Wilhelmsburg', count: 2 },
  { place: 'Winterhude', count: 3 },
  { place: '20249', count: 3 },
];

it.each<[string, string[]]>([
  ['Wi', ['Winterhude', 'Wilhelmsburg']],
  ['winterh', ['Winterhude']],
  ['eimsbüddel', ['Eimsbüttel']],
  ['eimsbüdd', ['Eimsbüttel']],
  ['Lueneb', ['Lüneburg']],
  ['Strand', ['Timmendorfer Strand']],
  ['timendorf', ['Timmendorfer Strand']],
  ['2024', ['20249']],
  ['20248', []],
  ['Winterhude', []],
  ['W', []],
  ['', []],
  ['xyzxyz', []],
  ['Wohnung in Winter', []],
])('the text %j in a field of places suggests %j', (text, suggested) => {
  expect(suggestPlaces(places, text, false).map((one) => one.text)).toEqual(suggested);
});

it.each<[string, string[]]>([
  ['Wohnung in Winter', ['Wohnung in Winterhude']],
  ['Haus Timmendorfer St', ['Haus Timmendorfer Strand']],
  ['3 Zimmer eimsbüddel', ['3 Zimmer Eimsbüttel']],
  ['Wohnung in Winterhude', []],
  ['Balkon ', []],
])('the search text %j suggests %j', (text, suggested) => {
  expect(suggestPlaces(places, text, true).map((one) => one.text)).toEqual(suggested);
});

it('at most six places are suggested, those with the most properties first', () => {
  const many = Array.from({ length: 20 }, (_, count) => ({ place: `Winsen ${count}`, count }));
  expect(suggestPlaces(many, 'Wins', false).map(({ listed }) => listed.count)).toEqual([
    19, 18, 17, 16, 15, 14,
  ]);
});
