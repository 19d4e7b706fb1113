import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';
import type { Job } from '../../../api/types.ts';
import { outcomeOf } from './import-outcome.ts';
import { ImportResultPanel } from './import-result-panel.tsx';

/** Lists of jobs shorten the lists of a result to this many. */
const listed = 10;

const isShortened = ({ result }: Job) =>
  result !== null &&
  'errors' in result &&
  (result.errors.length >= listed || (result.failedImages?.length ?? 0) >= listed);

/** `ID 42` or `ID 42, 43, 44 und weitere`, with the title of a single property. */
export function importTitle({ property_ids = [], result }: Job): string {
  const shown = property_ids.slice(0, 5).join(', ');
  const title = result && 'property' in result ? result.property.title : null;
  const more = property_ids.length > 5 ? ' und weitere' : '';
  return `ID ${shown}${more}${title ? ` · ${title}` : ''}`;
}

/** The result of a finished import; a long one is fetched whole. */
export function JobResult({ job }: { job: Job }) {
  const whole = useQuery({
    queryKey: ['/api/admin/jobs/{id}', { id: job.id }],
    queryFn: ({ signal }) =>
      answered(api.GET('/api/admin/jobs/{id}', { params: { path: { id: job.id } }, signal })),
    enabled: isShortened(job),
  });
  return <ImportResultPanel outcome={outcomeOf(whole.data ?? job)} />;
}
