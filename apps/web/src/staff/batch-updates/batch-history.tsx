import type { ComponentProps } from 'react';
import type { Job } from '../../shared/api/types.ts';
import { HistoryList } from '../jobs/history-list.tsx';
import { OutcomePanel } from '../jobs/outcome-panel.tsx';
import { BatchFailures } from './batch-failures.tsx';
import { batchResultOf } from '../jobs/job-runs.ts';
import { batchOutcomeOf } from './batch-outcome.ts';
import type { BatchTool } from './batch-tools.ts';

export function BatchHistory({
  tool,
  ...list
}: { tool: BatchTool } & Pick<ComponentProps<typeof HistoryList>, 'history' | 'jobs'>) {
  const lineOf = (job: Job) => {
    const { title } = batchOutcomeOf(tool, job);
    return job.retry_of === undefined ? title : `Wiederholung: ${title}`;
  };
  return (
    <HistoryList
      {...list}
      title="Frühere Vorgänge"
      summary={lineOf}
      details={(job) => (
        <>
          <OutcomePanel {...batchOutcomeOf(tool, job)} />
          {(batchResultOf(job)?.failed ?? 0) > 0 && <BatchFailures jobId={job.id} />}
        </>
      )}
    />
  );
}
