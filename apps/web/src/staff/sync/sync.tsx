import { jobNames } from '@estate/domain/staff/job-names';
import { useQuery } from '@tanstack/react-query';
import type { SyncSettings, Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { CancelJobButton } from '../jobs/cancel-job-button.tsx';
import { HistoryList } from '../jobs/history-list.tsx';
import { JobProgressBar } from '../jobs/job-progress-bar.tsx';
import { useMay } from '../session/use-may.ts';
import { Facts } from '../ui/facts.tsx';
import { FailedCrmTransfers, CrmTransferForm, crmTransferSettingsQuery } from './crm-transfer-form.tsx';
import { Section } from './section.tsx';
import { PendingRemoval } from './pending-removal.tsx';
import { ScheduleForm } from './schedule-form.tsx';
import { nextRun, settingsQuery } from './settings-query.ts';
import { syncHistoryText } from './sync-outcome.ts';
import { SyncResult } from './sync-result.tsx';
import { useSync } from './use-sync.ts';
import { SyncMonitoring } from './sync-monitoring.tsx';

const off = 'ausgeschaltet';

function NextRuns({ next: { full_sync, incremental_sync } }: Pick<SyncSettings, 'next'>) {
  return (
    <Facts
      mb="5"
      facts={{
        'Nächster vollständiger Abgleich': full_sync ? nextRun(full_sync) : off,
        'Nächster Abgleich der Änderungen': incremental_sync ? nextRun(incremental_sync) : off,
      }}
    />
  );
}

function RunningSync({ job }: { job: Job }) {
  return (
    <chakra.div display="grid" gap="3" mt="5" justifyItems="start">
      <chakra.div w="full">
        <JobProgressBar
          label={job.state === 'waiting' ? `${jobNames[job.kind]} wartet.` : jobNames[job.kind]}
          progress={job.progress}
        />
      </chakra.div>
      <CancelJobButton jobId={job.id} />
    </chakra.div>
  );
}

/** Settings of the automatic transfer of leads to the CRM; other leads are transferred from the inbox. */
const CrmTransfer = () => (
  <Section
    title="Anfragen in Propstack anlegen"
    text="Jede Anfrage lässt sich einzeln nach Propstack bringen. Was hier gewählt ist, geht von selbst dorthin, sobald es eingeht; was unter Spamverdacht steht, nicht."
    query={useQuery(crmTransferSettingsQuery)}
  >
    {(settings) => (
      <>
        <CrmTransferForm settings={settings} />
        <FailedCrmTransfers failed={settings.failed} />
      </>
    )}
  </Section>
);

/** Page of the synchronisation with the CRM: start, progress, schedule and results of earlier runs. */
export function Sync() {
  const full = useSync('full-sync');
  const changes = useSync('incremental-sync');
  const rehearsal = useSync('dry-run');
  const removal = useSync('remove-vanished');
  const all = [full, changes, rehearsal, removal];
  const settings = useQuery(settingsQuery);
  const may = useMay();
  const ownRun = all
    .flatMap((sync) => (sync.ownRun ? [sync.ownRun] : []))
    .sort((a, b) => b.created_at.localeCompare(a.created_at))[0];
  const running = all.flatMap((sync) => sync.running);
  const ended = all.flatMap((sync) => sync.ended).sort((a, b) => b.created_at.localeCompare(a.created_at));
  const history = (all.find((sync) => sync.history.error) ?? changes).history;

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
        {ownRun && running.length === 0 && (
          <chakra.section mt="5" aria-label={`Ergebnis: ${jobNames[ownRun.kind]}`}>
            <SyncResult job={ownRun} />
          </chakra.section>
        )}
      </Panel>
      <PendingRemoval isRunning={removal.isRunning} onConfirm={removal.start} />
      {may('administer') && (
        <Section title="Zeitplan" query={settings} subject="Der Zeitplan">
          {(data) => <ScheduleForm settings={data} />}
        </Section>
      )}
      <CrmTransfer />
      <SyncMonitoring />
      <HistoryList
        title="Frühere Abgleiche"
        history={history}
        jobs={ended}
        summary={syncHistoryText}
        details={(job) => <SyncResult job={job} />}
      />
    </ToolPage>
  );
}
