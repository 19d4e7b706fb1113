import type { StaffPath } from '@estate/content/staff-pages';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { Job } from '../../shared/api/types.ts';
import { isOver, batchResultOf } from './job-runs.ts';

const prefix = 'lauf-';

/** The fragment that opens a run in the list of earlier runs of its tool. */
export const runAnchor = (jobId: string): string => `${prefix}${jobId}`;

/** Returns the id of the run that a fragment names, or null if the fragment names no run. */
const runOf = (fragment: string): string | null =>
  fragment.startsWith(prefix) ? fragment.slice(prefix.length) : null;

/** The tool that lists the earlier runs of a kind. */
export const runPaths: Readonly<Record<Job['kind'], StaffPath>> = {
  'full-sync': '/admin/abgleich',
  'incremental-sync': '/admin/abgleich',
  'dry-run': '/admin/abgleich',
  'remove-vanished': '/admin/abgleich',
  'import-property': '/admin/import',
  'update-price-on-inquiry': '/admin/preise',
  'update-optional-fields': '/admin/zusatzfelder',
};

/** One job with its whole result. */
const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/admin/jobs/{id}', { id }],
    queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/jobs/{id}', { params: { path: { id } }, signal })),
  });

/**
 * The run that the address names, if the list of earlier runs is loaded and does not reach back to it. `error` says why
 * it is not there; runs are kept for 90 days.
 */
export function useNamedRun(listed: readonly Job[], isLoaded: boolean) {
  const { hash, pathname } = useLocation();
  const id = runOf(hash);
  const isOlder = isLoaded && id !== null && !listed.some((job) => job.id === id);
  const { data, error } = useQuery({ ...jobQuery(id ?? ''), enabled: isOlder });
  const isShown = isOlder && data && isOver(data) && runPaths[data.kind] === pathname;
  return { older: isShown ? data : null, error: isOlder ? error : null };
}

/** Lists of jobs shorten the lists of a result to this many, and leave out what a dry run would change and most names of a removal. */
const listed = 10;
const listedNames = 3;

function isShortened(job: Job): boolean {
  const { errors = [], failedImages = [], removal, preview } = batchResultOf(job) ?? {};
  const gone = removal ? (removal.is_waiting ? removal.vanished : removal.removed) : 0;
  const lacksNames =
    removal !== undefined && removal.named.length <= listedNames && removal.named.length < gone;
  const lacksPreview = job.kind === 'dry-run' && job.state === 'completed' && !preview;
  return errors.length >= listed || failedImages.length >= listed || lacksNames || lacksPreview;
}

/** The job of a list with its whole result, which is fetched if the list has shortened it. */
export function useWholeJob(job: Job): Job {
  const whole = useQuery({ ...jobQuery(job.id), enabled: isShortened(job) });
  return whole.data ?? job;
}
