import { ListAudit, maxAuditPage, type AuditItem } from '@estate/contracts/identity/audit';
import { auditActionText, auditFieldText, auditValueText } from '@estate/domain/staff/audit-texts';
import { problems } from '@estate/contracts/problems';
import { type Response } from 'express';
import { type z } from 'zod';
import { type Services } from '../services.ts';
import { sendCsv } from './csv.ts';

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
      return value === null
        ? []
        : [`${auditFieldText(change.field)}: ${auditValueText(change.field, value)}`];
    })
    .join(', ');

function personOf({ user }: AuditItem): string {
  if (!user) return 'nicht angemeldet';
  const { id, name, email } = user;
  if (name === null) return `Entferntes Konto ${id}`;
  return email === null || email === name ? name : `${name} (${email})`;
}

const lineOf = (item: AuditItem): string[] => [
  time.format(new Date(item.at)),
  personOf(item),
  auditActionText(item.action),
  item.target_name ?? item.target ?? '',
  resultOf(item),
  String(item.count),
  facts(item, 'before'),
  facts(item, 'after'),
];

/** Streams all audit entries of a search as a CSV file. */
export async function sendAuditCsv(
  { identity, log }: Pick<Services, 'identity' | 'log'>,
  search: z.input<typeof ListAudit.input>,
  response: Response,
): Promise<undefined> {
  await sendCsv(response, { fileName: 'protokoll.csv', columns, log }, async (cursor) => {
    const { items, next } = await identity.call(ListAudit, {
      ...search,
      limit: maxAuditPage,
      ...(cursor === undefined ? {} : { cursor }),
    });
    return { lines: items.map(lineOf), next };
  });
}
