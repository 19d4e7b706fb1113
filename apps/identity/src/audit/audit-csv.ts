import { type AuditItem } from '@estate/contracts/identity/audit';
import { problems } from '@estate/contracts/problems';
import { auditActionText, auditFieldText, auditValueText } from '@estate/domain/staff/audit-texts';
import { shortDateTime } from '@estate/domain/text/date-time';
import { csvText } from '@estate/server-kit/text/csv';

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
  shortDateTime(new Date(item.at)),
  personOf(item),
  auditActionText(item.action),
  item.target_name ?? item.target ?? '',
  resultOf(item),
  String(item.count),
  facts(item, 'before'),
  facts(item, 'after'),
];

/** A page of the audit log as a part of a CSV file. */
export const auditCsv = (items: readonly AuditItem[], part: { isFirst: boolean }): string =>
  csvText(columns, items.map(lineOf), part);
