import { once } from 'node:events';
import { type Response } from 'express';

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

/** The cells of one page of lines, and the cursor of the next page; null on the last page. */
export interface CsvPage {
  readonly lines: readonly (readonly string[])[];
  readonly next: string | null;
}

/**
 * Streams a CSV file and returns the number of its lines. Pages are fetched as fast as the client reads, so that a
 * long file needs little memory. A failure after the first page destroys the connection, because a truncated file
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
