import { once } from 'node:events';
import { type Response } from 'express';

/** Signs at which a spreadsheet would take a cell for a formula. */
const startsFormula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** A number whose plus or zeros in front a spreadsheet would drop. Such a cell can be no more than a sum. */
const longNumber = /^(?:\+|\(?0)[\d\s()/.-]+$/;

function inert(text: string): string {
  if (longNumber.test(text)) return `\t${text}`;
  return startsFormula.test(text) ? `'${text}` : text;
}

const cell = (text: string): string => `"${inert(text).replaceAll('"', '""')}"`;

/**
 * One line for German spreadsheets. An apostrophe stops a cell from being run as a formula, and a tab keeps a telephone
 * number or a postal code a text.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Cells of some lines, and the cursor of the next page; null on the last. */
export interface CsvPage {
  readonly lines: readonly (readonly string[])[];
  readonly next: string | null;
}

/**
 * Streams a file for spreadsheets and returns the number of its lines. Pages are read as the client takes them, so that
 * a long file needs little memory. A failure after the first page breaks the connection, because a file that ends early
 * would look complete.
 */
export async function sendCsv(
  response: Response,
  { fileName, columns }: { fileName: string; columns: readonly string[] },
  read: (cursor?: string) => Promise<CsvPage>,
): Promise<number> {
  let page = await read();
  let count = 0;
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
  });
  const closed = once(response, 'close');
  response.write(byteOrderMark + csvLine(columns));
  try {
    for (;;) {
      const isFull = !response.write(page.lines.map(csvLine).join(''));
      count += page.lines.length;
      if (isFull) await Promise.race([once(response, 'drain'), closed]);
      if (page.next === null || response.destroyed) break;
      page = await read(page.next);
    }
    response.end();
  } catch {
    response.destroy();
  }
  return count;
}
