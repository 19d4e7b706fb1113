/** Leading characters at which a spreadsheet would interpret a cell as a formula. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/**
 * A number whose leading plus or zeros a spreadsheet would drop. It matches digits and separators only, so it cannot
 * be a harmful formula.
 */
const longNumber = /^(?:\+|\(?0)[\d\s()/.-]+$/;

function inert(text: string): string {
  if (longNumber.test(text)) return `\t${text}`;
  return startsFormula.test(text) ? `'${text}` : text;
}

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/**
 * One CSV line for German spreadsheets. A leading apostrophe prevents that a cell is run as a formula; a leading tab
 * keeps a telephone number or postal code as text.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A part of a CSV file; the first one begins with the byte order mark and the headings. */
export const csvText = (
  columns: readonly string[],
  lines: readonly (readonly string[])[],
  { isFirst }: { isFirst: boolean },
): string => (isFirst ? byteOrderMark + csvLine(columns) : '') + lines.map(csvLine).join('');
