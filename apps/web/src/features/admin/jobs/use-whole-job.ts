import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';
import type { Job } from '../../../api/types.ts';
import { batchResultOf } from './batch-result.ts';

/** Lists of jobs shorten the lists of a result to this many. */
const listed = 10;

function isShortened(job: Job): boolean {
  const { errors = [], failedImages = [] } = batchResultOf(job) ?? {};
  return errors.length >= listed || failedImages.length >= listed;
}

/** The job of a list with its whole result, which is fetched if the list has shortened it. */
export function useWholeJob(job: Job): Job {
  const whole = useQuery({
    queryKey: ['/api/admin/jobs/{id}', { id: job.id }],
    queryFn: ({ signal }) =>
      answered(api.GET('/api/admin/jobs/{id}', { params: { path: { id: job.id } }, signal })),
    enabled: isShortened(job),
  });
  return whole.data ?? job;
}
