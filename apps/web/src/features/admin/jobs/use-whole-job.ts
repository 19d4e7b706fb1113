import { useQuery } from '@tanstack/react-query';
import type { Job } from '../../../api/types.ts';
import { batchResultOf } from './batch-result.ts';
import { jobQuery } from './use-named-run.ts';

/** Lists of jobs shorten the lists of a result to this many, and leave out the names of a removal and a dry run. */
const listed = 10;

function isShortened(job: Job): boolean {
  const { errors = [], failedImages = [], removal, preview } = batchResultOf(job) ?? {};
  const lacksNames = removal?.named.length === 0 && (removal.removed > 0 || removal.is_waiting);
  const lacksPreview = job.kind === 'dry-run' && job.state === 'completed' && !preview;
  return errors.length >= listed || failedImages.length >= listed || lacksNames || lacksPreview;
}

/** The job of a list with its whole result, which is fetched if the list has shortened it. */
export function useWholeJob(job: Job): Job {
  const whole = useQuery({ ...jobQuery(job.id), enabled: isShortened(job) });
  return whole.data ?? job;
}
