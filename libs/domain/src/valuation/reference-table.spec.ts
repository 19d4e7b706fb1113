import { expect, it } from '@jest/globals';
import { readReferenceTable } from './reference-table.ts';

const origin = { source: 'Bericht', basis: 'sale', includesNewBuild: true } as const;
const header = ['district', 'year', 'land_eur_m2', 'house_eur_m2', 'flat_eur_m2'];
const read = (...lines: string[][]) =>
  readReferenceTable([header, ...lines], origin, ['Eilbek', 'Hamm', 'Neuland', 'Gut Moor']);
const prices = (...lines: string[][]) => read(...lines).rows.map(({ eurPerM2 }) => eurPerM2);

it.each([
  ['1500', 1500],
  ['1.500', 1500],
  ['1,500', 1500],
  ['1.500,50', 1500.5],
  ['1,500.50', 1500.5],
])('the price %s is read as %d', (text, price) => {
  expect(prices(['Eilbek', '2024', '', '', text])).toEqual([price]);
});

it('empty prices give no row, and a pooled row gives one of each district', () => {
  expect(read(['Neuland und Gut Moor', '2024', '618', '', '']).rows).toMatchObject([
    { district: 'Neuland', type: 'plot', eurPerM2: 618 },
    { district: 'Gut Moor', type: 'plot', eurPerM2: 618 },
  ]);
});

it.each<[string, string[][], number, string]>([
  [
    'of an unknown district',
    [['Atlantis', '2024', '', '', '1']],
    2,
    'Den Stadtteil „Atlantis“ gibt es nicht.',
  ],
  [
    'with a price of 1.5',
    [['Eilbek', '2024', '', '', '1.5']],
    2,
    '„1.5“ ist kein Preis von 100 bis 50.000 €/m².',
  ],
  ['without a year', [['Eilbek', '', '', '', '4000']], 2, '„“ ist kein Jahr.'],
  ['with a column too many', [['Eilbek', '2024', '', '', '1', '500']], 2, '6 statt 5 Spalten.'],
  [
    'that stands there twice',
    [
      ['Eilbek', '2024', '', '', '4000'],
      ['Eilbek', '2024', '', '', '4100'],
    ],
    3,
    'Eilbek 2024 steht schon in Zeile 2.',
  ],
  [
    'in another style of numbers',
    [
      ['Eilbek', '2024', '', '', '1.500'],
      ['Hamm', '2024', '', '', '1,500'],
    ],
    3,
    '„1,500“ ist anders geschrieben als „1.500“ in Zeile 2.',
  ],
])('a row %s is an error with its line', (_, lines, line, message) => {
  expect(read(...lines).errors).toContainEqual({ line, message });
});

it('a table of more than 10,000 lines is not read', () => {
  const { errors } = readReferenceTable(
    Array.from({ length: 10_001 }, () => header),
    origin,
    [],
  );
  expect(errors).toEqual([{ line: 10_001, message: 'Die Tabelle hat mehr als 10.000 Zeilen.' }]);
});
