import type { AuditItem } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { AuditEntry } from './audit-entry.tsx';

const Head = chakra('th', {
  base: { px: '4', py: '2', textAlign: 'left', fontWeight: 'medium', color: 'inkMuted' },
});

export function AuditTable({ items }: { items: readonly AuditItem[] }) {
  return (
    <chakra.table
      w="full"
      bg="card"
      borderWidth="1px"
      borderRadius="card"
      borderCollapse="separate"
      borderSpacing="0"
      display={{ base: 'block', md: 'table' }}
      aria-label="Einträge des Protokolls"
    >
      <chakra.thead hideBelow="md">
        <tr>
          <Head scope="col" w="10rem">
            Zeit
          </Head>
          <Head scope="col" w="20%">
            Person
          </Head>
          <Head scope="col">Aktion</Head>
          <Head scope="col" w="32%">
            Änderung
          </Head>
        </tr>
      </chakra.thead>
      <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
        {items.map((item) => (
          <AuditEntry key={item.id} item={item} />
        ))}
      </chakra.tbody>
    </chakra.table>
  );
}
