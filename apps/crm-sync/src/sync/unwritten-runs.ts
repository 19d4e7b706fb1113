import { BatchProgress } from '../imports/batch-progress.ts';
import { type SyncRun } from './sync-run.schema.ts';

/** Stands in for SyncRuns in a dry run, which stores no progress and so begins anew after a kill. */
export const unwrittenRuns = {
  open: (jobId: string, kind: SyncRun['kind'], token: string): Promise<SyncRun> =>
    Promise.resolve({
      _id: jobId,
      kind,
      taken_by: token,
      started_at: new Date(),
      finished_at: null,
      since: null,
      next_page: 1,
      listed: null,
      counts: new BatchProgress().snapshot(),
    }),
  save: () => Promise.resolve(),
  finish: () => Promise.resolve(),
};
