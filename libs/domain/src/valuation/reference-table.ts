import type { MarketType, ReferenceRow } from './price-range.ts';

/** What staff say about a whole table. */
export type TableOrigin = Pick<ReferenceRow, 'source' | 'page' | 'basis' | 'includesNewBuild'>;
export type TableError = { line: number; message: string };

const columns = ['district', 'year', 'land_eur_m2', 'house_eur_m2', 'flat_eur_m2'] as const;
const types: readonly MarketType[] = ['plot', 'house', 'flat'];
const mostLines = 10_000;
/** Plausible prices in €/m². A point or comma before three digits therefore always groups thousands. */
const plausible = { least: 100, most: 50_000 };

const german = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$|^\d{1,6},\d{1,2}$/;
const english = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$|^\d{1,6}\.\d{1,2}$/;

/** A price and how it was written; undefined for any other text. */
function readPrice(text: string): { price: number; style: 'plain' | 'german' | 'english' } | undefined {
  if (/^\d{1,6}$/.test(text)) return { price: Number(text), style: 'plain' };
  if (german.test(text))
    return { price: Number(text.replaceAll('.', '').replace(',', '.')), style: 'german' };
  return english.test(text) ? { price: Number(text.replaceAll(',', '')), style: 'english' } : undefined;
}

/** The districts of a row, also of a pooled one as "Neuland und Gut Moor". */
function districtsOf(name: string, known: ReadonlySet<string>): string[] | undefined {
  const names = known.has(name) ? [name] : name.split(' und ');
  return names.every((district) => known.has(district)) ? names : undefined;
}

/**
 * Reads a reference table from the cells of its lines, the first of which is the header `district, year, land_eur_m2,
 * house_eur_m2, flat_eur_m2`. An empty price is left out. A table with errors must not be stored.
 */
export function readReferenceTable(
  lines: readonly (readonly string[])[],
  origin: TableOrigin,
  districts: readonly string[],
): { rows: ReferenceRow[]; errors: TableError[] } {
  const rows: ReferenceRow[] = [];
  const errors: TableError[] = [];
  if (lines.length > mostLines) {
    return { rows, errors: [{ line: mostLines + 1, message: 'Die Tabelle hat mehr als 10.000 Zeilen.' }] };
  }
  const header = (lines[0] ?? []).map((cell) => cell.replace('\ufeff', '').trim());
  if (header.join() !== columns.join()) {
    return { rows, errors: [{ line: 1, message: `Die erste Zeile muss ${columns.join(', ')} heißen.` }] };
  }
  const known = new Set(districts);
  const lineOf = new Map<string, number>();
  let first: { style: 'german' | 'english'; line: number; text: string } | undefined;
  for (const [index, cells] of lines.entries()) {
    const line = index + 1;
    const add = (message: string) => errors.push({ line, message });
    if (index === 0) continue;
    if (cells.length !== columns.length) {
      add(`${cells.length} statt ${columns.length} Spalten.`);
      continue;
    }
    const [name = '', yearText = '', ...prices] = cells.map((cell) => cell.trim());
    const named = districtsOf(name, known);
    const year = /^20\d\d$/.test(yearText) ? Number(yearText) : undefined;
    if (!named) add(`Den Stadtteil „${name}“ gibt es nicht.`);
    if (year === undefined) add(`„${yearText}“ ist kein Jahr.`);
    for (const district of named ?? []) {
      const earlier = lineOf.get(`${district} ${yearText}`);
      if (earlier) add(`${district} ${yearText} steht schon in Zeile ${earlier}.`);
      else lineOf.set(`${district} ${yearText}`, line);
    }
    for (const [column, text] of prices.entries()) {
      const type = types[column];
      if (text === '' || !type) continue;
      const read = readPrice(text);
      if (!read || read.price < plausible.least || read.price > plausible.most) {
        add(`„${text}“ ist kein Preis von 100 bis 50.000 €/m².`);
        continue;
      }
      if (read.style !== 'plain') {
        first ??= { style: read.style, line, text };
        if (read.style !== first.style) {
          add(`„${text}“ ist anders geschrieben als „${first.text}“ in Zeile ${first.line}.`);
        }
      }
      if (!named || year === undefined) continue;
      for (const district of named) rows.push({ ...origin, district, type, year, eurPerM2: read.price });
    }
  }
  return { rows, errors };
}
