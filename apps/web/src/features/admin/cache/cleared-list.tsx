import { chakra } from '../../../theme/chakra.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { Panel } from '../frame/panel.tsx';
import type { Cleared, WorkerOutcome } from './clear-caches.ts';

const workerTexts: Readonly<Record<WorkerOutcome, string>> = {
  cleared: 'geleert',
  silent: 'hat nicht geantwortet; seine Zwischenspeicher wurden trotzdem gelöscht',
  missing: 'ist in diesem Browser nicht eingerichtet',
};

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'short', timeStyle: 'medium' });

const Term = chakra('dt', { base: { color: 'inkMuted' } });

/** What was cleared, part by part. */
export function ClearedList({ cleared }: { cleared: Cleared }) {
  return (
    <Panel mt="6" aria-labelledby="caches-geleert">
      <chakra.h2 id="caches-geleert" fontSize="md" mb="3">
        Zuletzt geleert
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ md: '12rem minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ base: '1', md: '2' }}
      >
        <Term>Server</Term>
        <dd>{counted(cleared.answers, 'gemerkte Antwort', 'gemerkte Antworten')}</dd>
        <Term>Browser</Term>
        <dd>{counted(cleared.browserCaches, 'Zwischenspeicher', 'Zwischenspeicher')}</dd>
        <Term>Service Worker</Term>
        <dd>{workerTexts[cleared.worker]}</dd>
        <Term>Zeitpunkt</Term>
        <dd>{time.format(new Date(cleared.at))}</dd>
      </chakra.dl>
    </Panel>
  );
}
