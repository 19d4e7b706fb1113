import { describe, expect, it } from '@jest/globals';
import {
  readDate,
  readEnergyClass,
  readNonZeroNumber,
  readFlag,
  readHidingFlag,
  readIds,
  readStrictFlag,
  readNumber,
  readText,
  readTime,
} from './values.ts';

describe('values of the CRM', () => {
  it.each([
    ['Hamburg ', 'Hamburg'],
    ['   ', null],
    ['', null],
    [3, '3'],
    [0, '0'],
    [['Parkett', ' Fliesen ', '', 'Parkett', null], 'Parkett, Fliesen'],
    ['Am Park\r\n 3', 'Am Park 3'],
    ['Haus &amp; Hof', 'Haus & Hof'],
    [[], null],
    ['Translation missing: de.condition.WELL_KEPT', null],
    ['translation missing: de.x', null],
    [{ a: 1 }, null],
    [true, null],
    [null, null],
    [undefined, null],
  ])('the CRM value %j is read as the text %j', (sent, expected) => {
    expect(readText(sent)).toBe(expected);
  });

  it.each([
    [85, 85],
    ['85.0', 85],
    ['850000.0', 850_000],
    [' 120 ', 120],
    ['3,5', 3.5],
    ['1.250,50', 1_250.5],
    ['1.250,50 €', 1_250.5],
    ['1.250.000', 1_250_000],
    ['450.000 €', 450_000],
    ['ca. 85 m²', 85],
    ['3,57 %', 3.57],
    ['-12', -12],
    ['104.125', 104_125],
    ['349.000', 349_000],
    ['1.500', 1_500],
    ['349.000,-', 349_000],
    ['349.000,-- €', 349_000],
    ['€ 349.000', 349_000],
    ['349.000 EUR VB', 349_000],
    ['1,25 Mio. €', 1_250_000],
    ['349 Tsd. €', 349_000],
    ["12'500", 12_500],
    ['1,250.50', 1_250.5],
    ['1 250 000', 1_250_000],
    ['3½', 3.5],
    ['3 ½ Zimmer', 3.5],
    ['3 1/2', 3.5],
    ['½', 0.5],
    ['780,00 €/Monat', 780],
    ['98,5 kWh/(m²a)', 98.5],
    ['1.50.000', null],
    ['12 bis 14', null],
    ['auf Anfrage', null],
    ['3 Kaltmieten', null],
    ['', null],
    [Number.NaN, null],
    [true, null],
    [null, null],
  ])('the CRM value %j is read as the number %j', (sent, expected) => {
    expect(readNumber(sent)).toBe(expected);
  });

  it.each([
    ['53.551', 90, 53.551],
    ['9.993', 180, 9.993],
    ['2.500', 500, 2.5],
    ['104.125', 5_000, 104.125],
    ['1.500', 5_000, 1_500],
    ['-3.703', 180, -3.703],
  ])(
    'the point in the CRM number %j is a decimal point if the number cannot be more than %d: %j',
    (sent, max, expected) => {
      expect(readNumber(sent, max)).toBe(expected);
    },
  );

  it.each([
    ['X', true],
    ['auf Anfrage', true],
    ['Ja', true],
    ['nein', false],
    ['', null],
    [null, null],
  ])('the CRM flag price_on_inquiry %j hides the price: %j', (sent, expected) => {
    expect(readHidingFlag(sent)).toBe(expected);
  });

  it.each([
    [0, null],
    ['0', null],
    ['0.0', null],
    ['0,00 €', null],
    [1, 1],
  ])('the CRM size %j is read as %j, because 0 means "not given"', (sent, expected) => {
    expect(readNonZeroNumber(sent)).toBe(expected);
  });

  it.each([
    [true, true],
    ['true', true],
    ['Ja', true],
    [1, true],
    [false, false],
    ['Nein', false],
    [0, false],
    ['', null],
    [null, null],
  ])('the CRM value %j is read as the yes-or-no flag %j', (sent, expected) => {
    expect(readFlag(sent)).toBe(expected);
  });

  it.each([
    [true, true],
    [false, false],
    ['false', null],
    [0, null],
    [null, null],
    [undefined, null],
  ])('the CRM flag hide_address %j is read literally as %j', (sent, expected) => {
    expect(readStrictFlag(sent)).toBe(expected);
  });

  it.each([
    ['A+', 'A_PLUS'],
    ['A_PLUS', 'A_PLUS'],
    ['a +', 'A_PLUS'],
    ['A++', 'A_PLUS_PLUS'],
    ['A_PLUS_PLUS', 'A_PLUS_PLUS'],
    ['A Plus', 'A_PLUS'],
    ['d', 'D'],
    ['ENERGY_REQUIRED', 'ENERGY_REQUIRED'],
    ['-', null],
    [null, null],
  ])('the CRM value %j is read as the energy class %j', (sent, expected) => {
    expect(readEnergyClass(sent)).toBe(expected);
  });

  it('times and dates of the CRM become ISO strings', () => {
    expect(readTime('2026-10-20T20:00:00.000+02:00')).toBe('2026-10-20T18:00:00.000Z');
    expect(readTime('gestern')).toBeNull();
    expect(readDate('4.05.2021')).toBe('2021-05-04');
    expect(readDate('2026-03-15T00:00:00+01:00')).toBe('2026-03-15');
    expect(readDate('2026-03-15')).toBe('2026-03-15');
    expect(readDate('unbefristet')).toBe('unbefristet');
    expect(readDate(null)).toBeNull();
  });

  it('numeric ids of the CRM become strings', () => {
    expect(readIds([77, 'a', null])).toEqual(['77', 'a']);
    expect(readIds('77')).toBeNull();
  });
});
