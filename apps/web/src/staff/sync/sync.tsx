import { useQuery } from '@tanstack/react-query';
import type { SyncSettings, Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { CancelJobButton } from '../jobs/cancel-job-button.tsx';
import { HistoryList } from '../jobs/history-list.tsx';
import { JobProgressBar } from '../jobs/job-progress-bar.tsx';
import { FactList, Term } from './fact-list.tsx';
import { PendingRemoval } from './pending-removal.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { nextRun, settingsQuery } from './settings-query.ts';
import { runLine, syncNames, type SyncKind } from './sync-outcome.ts';
import { SyncResult } from './sync-result.tsx';
import { useSync } from './use-sync.ts';
import { Watch } from './watch.tsx';

const off = 'ausgeschaltet';

/** When each kind of sync runs next by the schedule. */
function NextRuns({ next: { full_sync, incremental_sync } }: Pick<SyncSettings, 'next'>) {
  return (
    <FactList mb="5" fontVariantNumeric="tabular-nums">
      <Term>Nächster vollständiger Abgleich</Term>
      <dd>{full_sync ? nextRun(full_sync) : off}</dd>
      <Term>Nächster Abgleich der Änderungen</Term>
      <dd>{incremental_sync ? nextRun(incremental_sync) : off}</dd>
    </FactList>
  );
}

const nameOf = ({ kind }: Job) => syncNames[kind as SyncKind];

/** A running sync with its progress; it can be stopped. */
function RunningSync({ job }: { job: Job }) {
  return (
    <chakra.div display="grid" gap="3" mt="5" justifyItems="start">
      <chakra.div w="full">
        <JobProgressBar
          label={job.state === 'waiting' ? `${nameOf(job)} wartet.` : nameOf(job)}
          progress={job.progress}
        />
      </chakra.div>
      <CancelJobButton jobId={job.id} />
    </chakra.div>
  );
}

/** The synchronisation with the CRM: start, progress, schedule, and what earlier runs brought. */
export function Sync() {
  const full = useSync('full-sync');
  const changes = useSync('incremental-sync');
  const rehearsal = useSync('dry-run');
  const removal = useSync('remove-vanished');
  const all = [full, changes, rehearsal, removal];
  const settings = useQuery(settingsQuery);
  const running = all.flatMap((one) => one.running);
  const ended = all
    .flatMap((one) => one.ended)
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
  const history = (all.find((one) => one.history.error) ?? changes).history;

  return (
    <ToolPage path="/admin/abgleich">
      <Panel>
        {settings.data && <NextRuns next={settings.data.next} />}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" disabled={full.isRunning} onClick={() => full.start()}>
            {full.isRunning ? 'Abgleich läuft...' : 'Jetzt alles abgleichen'}
          </Button>
          <Button size="sm" tone="outline" disabled={changes.isRunning} onClick={() => changes.start()}>
            {changes.isRunning ? 'Änderungen werden geholt...' : 'Nur Änderungen holen'}
          </Button>
          <Button size="sm" tone="outline" disabled={rehearsal.isRunning} onClick={() => rehearsal.start()}>
            {rehearsal.isRunning ? 'Probelauf läuft...' : 'Probelauf'}
          </Button>
        </chakra.div>
        {running.map((job) => (
          <RunningSync key={job.id} job={job} />
        ))}
      </Panel>
      <PendingRemoval isRunning={removal.isRunning} onConfirm={removal.start} />
      <Panel mt="4" aria-labelledby="zeitplan">
        <chakra.h2 id="zeitplan" fontSize="md" mb="4">
          Zeitplan
        </chakra.h2>
        {settings.isPending && <Skeleton h="40" role="status" aria-label="Der Zeitplan wird geladen" />}
        {settings.error && !settings.data && (
          <Notice role="alert" title="Der Zeitplan konnte nicht geladen werden" text={settings.error.message}>
            <Button onClick={() => void settings.refetch()}>Erneut versuchen</Button>
          </Notice>
        )}
        {settings.data && <ScheduleForm settings={settings.data} />}
      </Panel>
      <Watch />
      <HistoryList
        title="Frühere Abgleiche"
        history={history}
        jobs={ended}
        line={runLine}
        details={(job) => <SyncResult job={job} />}
      />
    </ToolPage>
  );
}
