import type { StaffPath } from '@estate/content/staff-pages';
import type { Job } from '../../../api/types.ts';

const prefix = 'lauf-';

/** The fragment that opens a run in the list of earlier runs of its tool. */
export const runAnchor = (jobId: string): string => `${prefix}${jobId}`;

/** Returns the id of the run that a fragment names, or null if the fragment names no run. */
export const runOf = (fragment: string): string | null =>
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
