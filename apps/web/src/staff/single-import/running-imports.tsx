import type { Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { CancelJobButton } from '../jobs/cancel-job-button.tsx';
import { JobProgressBar } from '../jobs/job-progress-bar.tsx';
import { useStartedBy } from '../jobs/started-by.ts';
import { importTitle } from './import-result-panel.tsx';

export function RunningImports({ jobs }: { jobs: readonly Job[] }) {
  const startedBy = useStartedBy();
  if (jobs.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="4" mb="4">
      {jobs.map((job) => (
        <chakra.li key={job.id} display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
          <chakra.div flex="1" minW="14rem">
            <JobProgressBar
              label={job.state === 'waiting' ? 'Import wartet...' : 'Import läuft...'}
              progress={job.progress}
            />
            <chakra.p mt="1" color="inkMuted">
              {importTitle(job)}, gestartet von {startedBy(job) === 'Sie' ? 'Ihnen' : startedBy(job)}
            </chakra.p>
          </chakra.div>
          <CancelJobButton jobId={job.id} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
