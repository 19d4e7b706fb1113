import { jobNames } from '@estate/domain/staff/job-names';
import type { HistoryItem } from '../../shared/api/types.ts';
import { StyledLink } from '../../shared/ui/button.tsx';
import { textLink } from '../../shared/ui/type.tsx';
import { useMay } from '../session/use-may.ts';
import { runAnchor, runPaths } from '../jobs/named-run.ts';

const sourceTexts: Readonly<Record<HistoryItem['source'], string>> = {
  staff: 'Verwaltung',
  import: 'Import aus Propstack',
  update: 'Update aller Immobilien',
  removal: 'Abgleich mit Propstack',
};

/** Job runs are stored for 90 days (architecture.md, Jobs), the history of a property for longer. */
const runKeptMs = 90 * 24 * 60 * 60 * 1000;
const isRunKept = (at: string) => Date.now() - Date.parse(at) < runKeptMs;

/**
 * Who or what changed a property: a member of staff or a job. The job links to its run if the run is still stored and
 * the role may open it.
 */
export function HistorySource({ item: { at, by, job, source } }: { item: HistoryItem }) {
  const may = useMay();
  if (by !== null || !job) return by ?? sourceTexts[source];
  const text = jobNames[job.kind];
  if (!isRunKept(at) || !may('sync')) return text;
  return (
    <StyledLink to={runPaths[job.kind]} hash={runAnchor(job.id)} css={textLink}>
      {text}
    </StyledLink>
  );
}
