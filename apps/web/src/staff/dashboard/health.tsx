import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { problemText } from '../../shared/api/problem-text.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { countText } from '@estate/domain/text/format';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { isJobEnded, useJobs } from '../jobs/job-runs.ts';
import { LastingIncidents } from '../sync/incident-list.tsx';
import { useMay } from '../session/use-may.ts';
import { removalSummary } from '../sync/sync-outcome.ts';
import { findingsOf } from './findings.ts';
import { overviewQuery } from './overview-query.ts';
import { RunningJobs } from './running-jobs.tsx';
import { Tile } from './tile.tsx';

/** Two columns on a phone, three on a desktop, so that six tiles fill their rows. */
const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

/** The heading: faults first, then the leads that are due today. */
const verdictOf = (open: number, dueToday: number) => {
  if (open === 0 && dueToday > 0) return `Heute zu tun: ${countText(dueToday, 'Anfrage', 'Anfragen')}`;
  if (open === 0) return 'Alles in Ordnung';
  return open === 1 ? 'Eine Sache braucht Aufmerksamkeit' : `${open} Dinge brauchen Aufmerksamkeit`;
};

/** The recurring jobs of the leads service, e.g. `Abgelaufene Anfragen: stündlich, zuletzt 14:05`. */
function BackgroundWork({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details>
      <summary>Regelmäßige Arbeit an Anfragen und E-Mails</summary>
      <chakra.ul mt="2" display="grid" gap="1" color="inkMuted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </chakra.ul>
    </details>
  );
}

/** Overall system status with a tile per subject. If a service does not respond, its tile remains and says so. */
export function Health() {
  const { data, error, dataUpdatedAt, refetch } = useQuery(overviewQuery);
  const may = useMay();
  const syncs = useJobs().filter(({ kind }) => kind.endsWith('-sync'));
  const isSyncing = syncs.some((job) => !isJobEnded(job));
  const lastSync = syncs.find(isJobEnded);
  const wasSyncing = useRef(isSyncing);
  useEffect(() => {
    if (wasSyncing.current === isSyncing) return;
    wasSyncing.current = isSyncing;
    void refetch();
  }, [isSyncing, refetch]);
  if (!data && error) {
    return (
      <Notice role="alert" title="Der Zustand konnte nicht geladen werden" text={problemText(error)}>
        <Button onClick={() => void refetch()}>Erneut versuchen</Button>
      </Notice>
    );
  }
  const findings =
    data && findingsOf(data, may, isSyncing, lastSync && removalSummary(lastSync), dataUpdatedAt);
  const incidents = data?.crm?.incidents ?? [];
  // The maximum, because most incidents also appear in a tile.
  const open = Math.max(findings?.filter(({ state }) => state !== 'good').length ?? 0, incidents.length);
  return (
    <chakra.section aria-labelledby="zustand" aria-busy={!findings} display="grid" gap="3">
      <chakra.h2 id="zustand" fontSize="md" aria-live="polite">
        {findings ? verdictOf(open, data.leads?.due_today ?? 0) : 'Ist alles in Ordnung?'}
      </chakra.h2>
      {incidents.length > 0 && <LastingIncidents incidents={incidents} />}
      <Tiles>
        {findings
          ? findings.map((finding) => <Tile key={finding.title} {...finding} />)
          : (may('sync') ? [1, 2, 3, 4, 5, 6] : [1, 2, 3]).map((place) => (
              <Skeleton as="li" key={place} h="6.75rem" />
            ))}
      </Tiles>
      {may('sync') && <RunningJobs />}
      {may('sync') && <BackgroundWork sentences={data?.leads?.background ?? []} />}
    </chakra.section>
  );
}
