import type { AuditItem } from '../../shared/api/types.ts';
import { ColumnHead, RecordTable, TableBody, TableHead } from '../ui/record-table.tsx';
import { AuditEntry } from './audit-entry.tsx';

export const AuditTable = ({ items }: { items: readonly AuditItem[] }) => (
  <RecordTable aria-label="Einträge des Protokolls">
    <TableHead>
      <tr>
        <ColumnHead w="10rem">Zeit</ColumnHead>
        <ColumnHead w="20%">Person</ColumnHead>
        <ColumnHead>Aktion</ColumnHead>
        <ColumnHead w="32%">Änderung</ColumnHead>
      </tr>
    </TableHead>
    <TableBody>
      {items.map((item) => (
        <AuditEntry key={item.id} item={item} />
      ))}
    </TableBody>
  </RecordTable>
);
