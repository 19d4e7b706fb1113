import { once } from 'node:events';
import { type FilePage } from '@estate/contracts/file-page';
import { type AuditFacts } from '@estate/contracts/identity/audit-facts';
import { type Log } from '@estate/server-kit/observability/log';
import { create as contentDisposition } from 'content-disposition';
import { type Response } from 'express';

const types = { csv: 'text/csv', html: 'text/html', json: 'application/json' };
export type FileType = keyof typeof types;

/** A file whose first page was fetched. It is sent after its entry in the audit log is stored (decision 54). */
export interface StaffFile {
  readonly audit: AuditFacts;
  readonly send: () => Promise<void>;
}

export const isStaffFile = (answer: unknown): answer is StaffFile =>
  typeof answer === 'object' && answer !== null && 'send' in answer;

/**
 * Fetches the first page of a service's file; `send` streams the file, to save under `fileName` if there is one.
 * Further pages are fetched as fast as the client reads, so that a long file needs little memory. A failure after the
 * first page is logged and destroys the connection, because a truncated file would look complete.
 */
export async function openFile(
  { response, services: { log } }: { response: Response; services: { log: Log } },
  type: FileType,
  read: (page: { cursor?: string }) => Promise<FilePage>,
  fileName?: string,
): Promise<StaffFile> {
  const first = await read({});
  const send = async () => {
    let page = first;
    response.writeHead(200, {
      'content-type': `${types[type]}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(fileName === undefined ? {} : { 'content-disposition': contentDisposition(fileName) }),
    });
    const closed = once(response, 'close');
    try {
      for (;;) {
        const isFull = !response.write(page.text);
        if (isFull) await Promise.race([once(response, 'drain'), closed]);
        if (page.next === null || response.destroyed) break;
        page = await read({ cursor: page.next });
      }
    } catch (err) {
      log.warn({ err, type }, 'file broke off');
      response.destroy();
    }
    response.end();
  };
  return { audit: first.audit, send };
}
