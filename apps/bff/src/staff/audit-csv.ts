import { once } from 'node:events';
import { ListAudit, maxAuditPage, type AuditItem } from '@estate/contracts/audit';
import { auditActionText, auditFieldText } from '@estate/contracts/audit-texts';
import { problems } from '@estate/contracts/problems';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { type Response } from 'express';
import { type z } from 'zod';
import { byteOrderMark, csvLine } from './csv.ts';

const time = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const columns = ['Zeit', 'Person', 'Aktion', 'Gegenstand', 'Ergebnis', 'Anzahl', 'Vorher', 'Nachher'];

const resultOf = ({ refused }: AuditItem) => (refused === null ? 'ausgeführt' : problems[refused].title);

const facts = ({ changes }: AuditItem, side: 'before' | 'after') =>
  changes
    .flatMap((change) => {
      const value = change[side];
      return value === null ? [] : [`${auditFieldText(change.field)}: ${value}`];
    })
    .join(', ');

const lineOf = (item: AuditItem): string =>
  csvLine([
    time.format(new Date(item.at)),
    item.user ? (item.user.name ?? `Entferntes Konto ${item.user.id}`) : 'nicht angemeldet',
    auditActionText(item.action),
    item.target_name ?? item.target ?? '',
    resultOf(item),
    String(item.count),
    facts(item, 'before'),
    facts(item, 'after'),
  ]);

/**
 * Streams all entries of a search. Pages are read as the client takes them, so that a long log needs little memory. A
 * failure after the first page breaks the connection, because a file that ends early would look complete.
 */
export async function sendAuditCsv(
  identity: RpcClient,
  search: z.input<typeof ListAudit.input>,
  response: Response,
): Promise<undefined> {
  let page = await identity.call(ListAudit, { ...search, limit: maxAuditPage });
  response.writeHead(200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="protokoll.csv"',
    'cache-control': 'no-store',
  });
  const closed = once(response, 'close');
  response.write(byteOrderMark + csvLine(columns));
  try {
    for (;;) {
      const isFull = !response.write(page.items.map(lineOf).join(''));
      if (isFull) await Promise.race([once(response, 'drain'), closed]);
      if (page.next === null || response.destroyed) break;
      page = await identity.call(ListAudit, { ...search, limit: maxAuditPage, cursor: page.next });
    }
    response.end();
  } catch {
    response.destroy();
  }
}
