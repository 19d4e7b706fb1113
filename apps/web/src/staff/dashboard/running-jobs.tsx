import { jobNames } from '@estate/domain/staff/job-names';
import { chakra } from '#styled-system/jsx';
import { isJobEnded, useJobs } from '../jobs/job-runs.ts';
import { JobProgressBar } from '../jobs/job-progress-bar.tsx';

export function RunningJobs() {
  const running = useJobs().filter((job) => !isJobEnded(job));
  return (
    <chakra.section aria-labelledby="laeuft" bg="card" borderWidth="1px" borderRadius="card" p="4">
      <chakra.h2 id="laeuft" fontSize="xs" fontFamily="body" fontWeight="medium">
        Läuft gerade
      </chakra.h2>
      {running.length === 0 ? (
        <chakra.p mt="2" color="inkMuted">
          Kein Vorgang läuft.
        </chakra.p>
      ) : (
        <chakra.ul display="grid" gap="3" mt="2">
          {running.map(({ id, kind, state, progress }) => (
            <li key={id}>
              <JobProgressBar
                label={state === 'waiting' ? `${jobNames[kind]} wartet` : jobNames[kind]}
                progress={progress}
              />
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
