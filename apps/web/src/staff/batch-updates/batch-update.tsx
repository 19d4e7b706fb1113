import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { CancelJobButton } from '../jobs/cancel-job-button.tsx';
import { JobProgressBar } from '../jobs/job-progress-bar.tsx';
import { OutcomePanel } from '../jobs/outcome-panel.tsx';
import { BatchFailures } from './batch-failures.tsx';
import { BatchHistory } from './batch-history.tsx';
import { batchResultOf } from '../jobs/job-runs.ts';
import { batchOutcomeOf } from './batch-outcome.ts';
import type { BatchTool } from './batch-tools.ts';
import { useBatchUpdate } from './use-batch-update.ts';

/**
 * Page of a batch update of all properties (staff-area §2.50, §2.51): start, progress, result, failures, earlier runs.
 */
export function BatchUpdate({ tool }: { tool: BatchTool }) {
  const { start, retry, job, isRunning, refused, ended, history } = useBatchUpdate(tool);
  const [latest, ...earlier] = ended;
  const failed = latest ? (batchResultOf(latest)?.failed ?? 0) : 0;

  return (
    <ToolPage path={tool.path}>
      <Panel>
        <chakra.p mb="4" color="inkMuted">
          {tool.hint} Sie können die Seite verlassen, der Vorgang läuft weiter.
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button size="sm" disabled={isRunning} onClick={start}>
            {isRunning ? 'Update läuft...' : 'Alle Immobilien aktualisieren'}
          </Button>
          {job && <CancelJobButton key={job.id} jobId={job.id} />}
        </chakra.div>
        {job && (
          <chakra.div mt="5">
            <JobProgressBar
              label={job.state === 'waiting' ? 'Der Vorgang wartet.' : 'Aktualisiert:'}
              progress={job.progress}
            />
          </chakra.div>
        )}
        <chakra.div aria-live="polite">
          {refused && !isRunning && <OutcomePanel mt="5" {...refused} />}
          {latest && !isRunning && !refused && (
            <OutcomePanel mt="5" {...batchOutcomeOf(tool, latest)}>
              {failed > 0 && (
                <Button mt="3" size="sm" tone="outline" onClick={() => retry(latest.id)}>
                  {failed} fehlgeschlagene wiederholen
                </Button>
              )}
            </OutcomePanel>
          )}
        </chakra.div>
        {latest && !isRunning && failed > 0 && <BatchFailures jobId={latest.id} />}
      </Panel>
      <BatchHistory tool={tool} history={history} jobs={isRunning ? ended : earlier} />
    </ToolPage>
  );
}
