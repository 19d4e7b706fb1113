import type { Job } from '../../../api/types.ts';
import { useWholeJob } from '../jobs/use-whole-job.ts';
import { outcomeOf } from './import-outcome.ts';
import { ImportResultPanel } from './import-result-panel.tsx';

/** `ID 42` or `ID 42, 43, 44 und weitere`, with the title of a single property. */
export function importTitle({ property_ids = [], result }: Job): string {
  const shown = property_ids.slice(0, 5).join(', ');
  const title = result && 'property' in result ? result.property.title : null;
  const more = property_ids.length > 5 ? ' und weitere' : '';
  return `ID ${shown}${more}${title ? ` · ${title}` : ''}`;
}

/** The result of a finished import; a long one is fetched whole. */
export function JobResult({ job }: { job: Job }) {
  return <ImportResultPanel outcome={outcomeOf(useWholeJob(job))} />;
}
