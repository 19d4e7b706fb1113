import {
  type ReferenceRow,
  type TableFault,
  type TablePreview,
} from '@estate/contracts/catalog/reference-tables';
import { readGermanAmount } from '@estate/domain/text/german-amount';
import { foldText } from '@estate/server-kit/text/fold-text';
import { CsvError, parse } from 'csv-parse/sync';
import { knownDistrict } from '../districts/districts.ts';

/** The headings of each column, in German and as published tables have them. */
const headings = {
  district: ['stadtteil', 'district'],
  house: ['haus', 'häuser', 'house_eur_m2'],
  flat: ['wohnung', 'wohnungen', 'flat_eur_m2'],
  plot: ['grundstück', 'grundstücke', 'land_eur_m2'],
} as const;
type Column = keyof typeof headings;

/** A price outside of these in €/m² is a reading error, for example `1,500` for 1500. */
const plausible = {
  house: { min: 500, max: 40_000 },
  flat: { min: 500, max: 40_000 },
  plot: { min: 50, max: 40_000 },
};
/** Hamburg has 104 districts. */
const maxRows = 200;
const maxFaults = 50;

interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** A price; null for an empty cell or a dash; undefined for anything else. */
function readPrice(text: string, { min, max }: { min: number; max: number }): number | null | undefined {
  if (text === '' || text === '-' || text === '–') return null;
  const amount = readGermanAmount(text);
  return amount !== undefined && amount >= min && amount <= max ? amount : undefined;
}

/** The districts of a cell such as `Neuland und Gut Moor`; undefined if one of them is unknown. */
function readDistricts(text: string): string[] | undefined {
  const names = text.split(/ und |[/+]/).map(knownDistrict);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** Cells are separated by tabs if copied from a spreadsheet, and by semicolons or commas in a file. */
const delimiterOf = (csv: string): string => {
  const [header = ''] = csv.trimStart().split('\n', 1);
  return ['\t', ';'].find((delimiter) => header.includes(delimiter)) ?? ',';
};

function linesOf(csv: string): Line[] | TableFault {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as Line[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return {
      line: Number(error['lines']),
      message: 'Die Anführungszeichen dieser Zeile passen nicht zusammen.',
    };
  }
}

/**
 * Reads the rows of a table with header, a row per district, from a CSV file in German or plain numbers. A column of plots may
 * be missing.
 */
export function readTable(csv: string): TablePreview {
  const refused = (line: number, message: string): TablePreview => ({
    rows: [],
    faults: [{ line, message }],
    ignored: [],
  });
  const lines = linesOf(csv);
  if (!Array.isArray(lines)) return refused(lines.line, lines.message);
  const [header, ...body] = lines;
  if (!header) return refused(1, 'Die Tabelle ist leer.');
  if (body.length === 0) return refused(header.info.lines, 'Unter der Kopfzeile steht nichts.');
  if (body.length > maxRows)
    return refused(maxRows + 1, 'Die Tabelle hat zu viele Zeilen. Sie hat eine Zeile je Stadtteil.');
  const names = header.record.map(foldText);
  const at = (column: Column): number =>
    names.findIndex((name) => headings[column].some((heading) => heading === name));
  const [districtAt, houseAt, flatAt, plotAt] = [at('district'), at('house'), at('flat'), at('plot')];
  if (districtAt < 0 || houseAt < 0 || flatAt < 0)
    return refused(header.info.lines, 'Die Kopfzeile braucht die Spalten Stadtteil, Haus und Wohnung.');

  const rows: ReferenceRow[] = [];
  const faults: TableFault[] = [];
  const lineOfDistrict = new Map<string, number>();
  for (const { record, info } of body) {
    const fault = (message: string) => faults.push({ line: info.lines, message });
    if (record.length !== names.length) {
      fault(`Die Zeile hat ${record.length} statt ${names.length} Spalten.`);
      continue;
    }
    const price = (type: keyof typeof plausible, column: number): number | null => {
      const text = record[column] ?? '';
      const read = readPrice(text, plausible[type]);
      if (read === undefined)
        fault(`„${text.slice(0, 40)}“ ist kein Preis je m². Bitte schreiben Sie 1500 oder 1.500.`);
      return read ?? null;
    };
    const districts = readDistricts(record[districtAt] ?? '');
    if (!districts)
      fault(`Den Stadtteil „${(record[districtAt] ?? '').slice(0, 60)}“ gibt es in Hamburg nicht.`);
    for (const name of districts ?? []) {
      const former = lineOfDistrict.get(name);
      if (former === undefined) lineOfDistrict.set(name, info.lines);
      else fault(`${name} steht schon in Zeile ${former}.`);
    }
    rows.push({
      districts: districts ?? [],
      house: price('house', houseAt),
      flat: price('flat', flatAt),
      plot: price('plot', plotAt),
    });
  }
  const read = new Set([districtAt, houseAt, flatAt, plotAt]);
  return {
    rows: faults.length === 0 ? rows : rows.filter(({ districts }) => districts.length > 0),
    faults: faults.slice(0, maxFaults),
    ignored: header.record.filter((_heading, column) => !read.has(column)),
  };
}
