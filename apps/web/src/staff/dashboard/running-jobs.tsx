import type { Job } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { isOver, useJobs } from '../jobs/job-runs.ts';
import { JobProgressBar } from '../jobs/job-progress-bar.tsx';

const names: Record<Job['kind'], string> = {
  'import-property': 'Import einer Immobilie',
  'full-sync': 'Vollständiger Abgleich',
  'incremental-sync': 'Abgleich der Änderungen',
  'dry-run': 'Probelauf',
  'remove-vanished': 'Entfernen verschwundener Immobilien',
  'update-price-on-inquiry': 'Aktualisierung von price_on_inquiry',
  'update-optional-fields': 'Aktualisierung von optional_fields',
};

/** Running and waiting jobs with their live progress. */
export function RunningJobs() {
  const running = useJobs().filter((job) => !isOver(job));
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
                label={state === 'waiting' ? `${names[kind]} wartet` : names[kind]}
                progress={progress}
              />
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}
