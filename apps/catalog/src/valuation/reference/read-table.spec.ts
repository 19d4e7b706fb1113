import { describe, expect, it } from '@jest/globals';
import { readTable } from './read-table.ts';

const header = 'Stadtteil;Haus;Wohnung';
const faultsOf = (...lines: string[]) => readTable(lines.join('\n')).faults;
const notAPrice = (text: string) => `„${text}“ ist kein Preis je m². Bitte schreiben Sie 1500 oder 1.500.`;

describe('a reference table as CSV', () => {
  it.each([
    [
      'semicolons of a spreadsheet',
      `\uFEFF${header}\r\nBarmbek-Nord;4.812,50;5.600 €\r\nVolksdorf;5900;\r\n`,
    ],
    ['tabs of a copied range', `Stadtteil\tHaus\tWohnung\nBarmbek-Nord\t4812,50\t5600\nVolksdorf\t5900\t–`],
    ['commas', 'district,house_eur_m2,flat_eur_m2\nBarmbek-Nord,"4.812,50",5600\n\nVolksdorf,5900,'],
  ])('a table with %s is read, and a missing price stays missing', (_what, csv) => {
    expect(readTable(csv)).toEqual({
      rows: [
        { districts: ['Barmbek-Nord'], house: 4812.5, flat: 5600, plot: null },
        { districts: ['Volksdorf'], house: 5900, flat: null, plot: null },
      ],
      faults: [],
      ignored: [],
    });
  });

  it('a pooled row stands for both districts', () => {
    expect(readTable(`${header}\nNeuland und Gut Moor;3000;`).rows).toEqual([
      { districts: ['Neuland', 'Gut Moor'], house: 3000, flat: null, plot: null },
    ]);
  });

  it('a table may have a column of plots, whose prices are lower than those of living area', () => {
    expect(readTable(`${header};Grundstück\nVolksdorf;5900;;905\nFrancop;;;307`).rows).toEqual([
      { districts: ['Volksdorf'], house: 5900, flat: null, plot: 905 },
      { districts: ['Francop'], house: null, flat: null, plot: 307 },
    ]);
    expect(faultsOf(`${header};Grundstück`, 'Volksdorf;5900;;1,500')).toEqual([
      { line: 2, message: notAPrice('1,500') },
    ]);
  });

  it('columns that are not read are named', () => {
    expect(readTable('Stadtteil;Jahr;Haus;Wohnung\nBarmbek-Nord;2024;;5600').ignored).toEqual(['Jahr']);
  });

  it('mixed thousands separators are a fault of their line and never a figure', () => {
    expect(faultsOf(header, 'Barmbek-Nord;1.500;5.600', 'Volksdorf;1,500;5600')).toEqual([
      { line: 3, message: notAPrice('1,500') },
    ]);
  });

  it.each([
    [
      'an unknown district',
      ['Schwabing;9000;9000'],
      2,
      'Den Stadtteil „Schwabing“ gibt es in Hamburg nicht.',
    ],
    ['a doubled row', ['Eppendorf;;9000', 'Eppendorf;;9100'], 3, 'Eppendorf steht schon in Zeile 2.'],
    ['a missing cell', ['Eppendorf;9000'], 2, 'Die Zeile hat 2 statt 3 Spalten.'],
    ['a price of 1 €', ['Eppendorf;;1'], 2, notAPrice('1')],
    ['a negative price', ['Eppendorf;;-6000'], 2, notAPrice('-6000')],
    [
      'an open quotation mark',
      ['"Eppendorf;;9000'],
      2,
      'Die Anführungszeichen dieser Zeile passen nicht zusammen.',
    ],
  ])('%s is a fault of its line', (_what, lines, line, message) => {
    expect(faultsOf(header, ...lines)).toEqual([{ line, message }]);
  });

  it.each([
    ['an empty file', '', 'Die Tabelle ist leer.'],
    ['a header alone', header, 'Unter der Kopfzeile steht nichts.'],
    [
      'other columns',
      'PLZ;Preis\n22303;5600',
      'Die Kopfzeile braucht die Spalten Stadtteil, Haus und Wohnung.',
    ],
    [
      '10,000 lines',
      `${header}\n${'Eppendorf;;9000\n'.repeat(10_000)}`,
      'Die Tabelle hat zu viele Zeilen. Sie hat eine Zeile je Stadtteil.',
    ],
  ])('%s is refused with one message', (_what, csv, message) => {
    expect(readTable(csv)).toMatchObject({ rows: [], faults: [{ message }] });
  });
});
