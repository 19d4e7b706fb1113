import { once } from 'node:events';
import { type Log } from '@estate/server-kit/observability/log';
import { create as contentDisposition } from 'content-disposition';
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

/** The facts of an export for the audit log. */
export interface CsvExport {
  /** The number of lines that were sent. */
  readonly exported: number;
  /** Whether lines are missing, because a page could not be read or the client closed the connection. */
  readonly incomplete: true | undefined;
}

/**
 * Streams a CSV file. Pages are fetched as fast as the client reads, so that a long file needs little memory. A failure
 * after the first page is logged and destroys the connection, because a truncated file would look complete.
 */
export async function sendCsv(
  response: Response,
  { fileName, columns, log }: { fileName: string; columns: readonly string[]; log: Log },
  read: (cursor?: string) => Promise<CsvPage>,
): Promise<CsvExport> {
  let page = await read();
  let exported = 0;
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': contentDisposition(fileName),
    'cache-control': 'no-store',
  });
  const closed = once(response, 'close');
  response.write(byteOrderMark + csvLine(columns));
  try {
    for (;;) {
      const isFull = !response.write(page.lines.map(csvLine).join(''));
      exported += page.lines.length;
      if (isFull) await Promise.race([once(response, 'drain'), closed]);
      if (page.next === null || response.destroyed) break;
      page = await read(page.next);
    }
  } catch (err) {
    log.warn({ err, fileName, exported }, 'CSV file broke off');
    response.destroy();
  }
  const incomplete = response.destroyed || undefined;
  response.end();
  return { exported, incomplete };
}
