/** Signs at which a spreadsheet would take a cell for a formula. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

const cell = (text: string): string =>
  `"${(startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** One line for German spreadsheets. An apostrophe stops a cell from being run as a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
