import { once } from 'node:events';
import { type FilePage } from '@estate/contracts/file-page';
import { type AuditFacts, changesBetween } from '@estate/contracts/identity/audit-facts';
import { type Log } from '@estate/server-kit/observability/log';
import { create as contentDisposition } from 'content-disposition';
import { type Response } from 'express';

const types = { csv: 'text/csv', html: 'text/html', json: 'application/json' };
export type FileType = keyof typeof types;
/** The names of the number of sent records in the audit log: lines, or leads. */
const countNames = { csv: 'exported', html: 'found', json: 'found' };

/**
 * Streams a file of a service, to save under `fileName` if there is one. Pages are fetched as fast as the client reads, so that a long file needs little memory.
 * A failure after the first page is logged and destroys the connection, because a truncated file would look complete.
 * Returns the facts of the first page with the number of records that were sent, and whether some are missing.
 */
export async function sendFile(
  { response, services: { log } }: { response: Response; services: { log: Log } },
  type: FileType,
  read: (page: { cursor?: string }) => Promise<FilePage>,
  fileName?: string,
): Promise<{ audit: AuditFacts }> {
  const first = await read({});
  let page = first;
  let count = 0;
  response.writeHead(200, {
    'content-type': `${types[type]}; charset=utf-8`,
    'cache-control': 'no-store',
    ...(fileName === undefined ? {} : { 'content-disposition': contentDisposition(fileName) }),
  });
  const closed = once(response, 'close');
  try {
    for (;;) {
      const isFull = !response.write(page.text);
      count += page.count;
      if (isFull) await Promise.race([once(response, 'drain'), closed]);
      if (page.next === null || response.destroyed) break;
      page = await read({ cursor: page.next });
    }
  } catch (err) {
    log.warn({ err, type, count }, 'file broke off');
    response.destroy();
  }
  const incomplete = response.destroyed || undefined;
  response.end();
  if (!first.audit) return { audit: null };
  const sent = changesBetween({}, { [countNames[type]]: count, incomplete });
  return { audit: { changes: [...first.audit.changes, ...sent] } };
}
