import { getQuery } from '../../shared/api/get-query.ts';
import type { StaffPath } from '@estate/content/staff-pages';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { Job } from '../../shared/api/types.ts';
import { isJobEnded, batchResultOf } from './job-runs.ts';

const prefix = 'lauf-';

/** URL fragment that opens a run in the list of earlier runs of its tool. */
export const runAnchor = (jobId: string): string => `${prefix}${jobId}`;

/** Returns the id of the run that a URL fragment names; null for any other fragment. */
const runOf = (fragment: string): string | null =>
  fragment.startsWith(prefix) ? fragment.slice(prefix.length) : null;

/** Page that lists the earlier runs of each kind of job. */
export const runPaths: Readonly<Record<Job['kind'], StaffPath>> = {
  'full-sync': '/admin/abgleich',
  'incremental-sync': '/admin/abgleich',
  'dry-run': '/admin/abgleich',
  'remove-vanished': '/admin/abgleich',
  'import-property': '/admin/import',
  'update-price-on-inquiry': '/admin/preise',
  'update-optional-fields': '/admin/zusatzfelder',
};

const jobQuery = (id: string) => getQuery('/api/admin/jobs/{id}', { path: { id } });

/**
 * The run that the URL fragment names, if the loaded list does not contain it. `error` is the reason why it cannot be
 * shown; runs are stored for 90 days.
 */
export function useRunInUrl(listed: readonly Job[], isLoaded: boolean) {
  const { hash, pathname } = useLocation();
  const id = runOf(hash);
  const isOlder = isLoaded && id !== null && !listed.some((job) => job.id === id);
  const { data, error } = useQuery({ ...jobQuery(id ?? ''), enabled: isOlder });
  const isShown = isOlder && data && isJobEnded(data) && runPaths[data.kind] === pathname;
  return { older: isShown ? data : null, error: isOlder ? error : null };
}

/**
 * In a list of jobs, each result has at most this number of errors and failed images and at most `maxListedNames` names
 * of removed properties. The changes of a dry run are omitted.
 */
const listed = 10;
const maxListedNames = 3;

function isTruncated(job: Job): boolean {
  const { errors = [], failedImages = [], removal, preview } = batchResultOf(job) ?? {};
  const gone = removal ? (removal.is_waiting ? removal.vanished : removal.removed) : 0;
  const lacksNames =
    removal !== undefined && removal.named.length <= maxListedNames && removal.named.length < gone;
  const lacksPreview = job.kind === 'dry-run' && job.state === 'completed' && !preview;
  return errors.length >= listed || failedImages.length >= listed || lacksNames || lacksPreview;
}

/** A job of a list with its complete result, which is fetched if the list truncated it. */
export function useWholeJob(job: Job): Job {
  const whole = useQuery({ ...jobQuery(job.id), enabled: isTruncated(job) });
  return whole.data ?? job;
}
