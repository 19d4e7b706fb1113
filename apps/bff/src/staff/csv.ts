/** Signs at which a spreadsheet would take a cell for a formula. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** A telephone number whose plus or zero in front a spreadsheet would drop. Such a cell can be no more than a sum. */
const phone = /^(?:\+|\(?0)[\d\s()/.-]{3,}$/;

function inert(text: string): string {
  if (phone.test(text)) return `\t${text}`;
  return startsFormula.test(text) ? `'${text}` : text;
}

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/**
 * One line for German spreadsheets. An apostrophe stops a cell from being run as a formula, and a tab keeps a telephone
 * number a text.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
