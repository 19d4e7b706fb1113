import type { StaffQueues } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { formatNumber } from '@estate/domain/text/format';

const names: Readonly<Record<string, string>> = {
  'crm-sync': 'Importe und Abgleiche',
  'crm-webhooks': 'Webhooks',
  'crm-schedule': 'Zeitplan',
  'crm-transfer': 'Anfragen für Propstack',
  'lead-mail': 'E-Mails',
};

const Cell = chakra('td', {
  base: { py: '1.5', pl: '4', textAlign: 'right', fontVariantNumeric: 'tabular-nums', borderTopWidth: '1px' },
});
const Name = chakra('th', {
  base: { py: '1.5', textAlign: 'left', fontWeight: 'normal', borderTopWidth: '1px' },
});
const Head = chakra('th', {
  base: { py: '1.5', pl: '4', textAlign: 'right', fontWeight: 'medium', color: 'inkMuted' },
});

/** Number of jobs by queue and state. Services that did not respond are listed below. */
export function QueueTable({ queues: { crm, leads } }: { queues: StaffQueues }) {
  const unreachable = [crm ? [] : ['Abgleich'], leads ? [] : ['E-Mails']].flat();
  return (
    <>
      <chakra.div overflowX="auto" role="region" aria-label="Tabelle der Warteschlangen" tabIndex={0}>
        <chakra.table w="full" borderCollapse="collapse">
          <thead>
            <tr>
              <Head scope="col" pl="0" textAlign="left">
                Warteschlange
              </Head>
              <Head scope="col">wartet</Head>
              <Head scope="col">läuft</Head>
              <Head scope="col">später</Head>
              <Head scope="col">gescheitert</Head>
            </tr>
          </thead>
          <tbody>
            {[...(crm ?? []), ...(leads ?? [])].map(({ name, waiting, active, delayed, failed }) => (
              <tr key={name}>
                <Name scope="row">{names[name] ?? name}</Name>
                {[waiting, active, delayed, failed].map((count, column) => (
                  <Cell key={column}>{formatNumber(count)}</Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </chakra.table>
      </chakra.div>
      {unreachable.length > 0 && (
        <chakra.p mt="2" color="inkMuted">
          Nicht erreichbar: {unreachable.join(', ')}. Wir fragen weiter nach.
        </chakra.p>
      )}
    </>
  );
}
