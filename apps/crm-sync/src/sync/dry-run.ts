import { type SyncPreview } from '@estate/contracts/jobs';
import { BatchProgress } from '../imports/batch-progress.ts';
import { type ImportedProperty } from '../imports/imported-property.ts';
import { type SyncRun } from './sync-runs.ts';

/** Maximum number of objects listed per outcome; further ones are only counted. */
const maxNamed = 200;

/** Collects the properties that a dry run would write, by outcome. */
export class DryRunLists {
  private readonly lists: SyncPreview = { created: [], updated: [], unchanged: [] };

  add({ property: { id, title = null }, stored }: ImportedProperty): void {
    if ('error' in stored) return;
    const { created, updated, unchanged } = this.lists;
    if (stored.outcome === 'created') push(created, { id, title });
    else if (stored.outcome === 'updated') push(updated, { id, title, fields: stored.fields ?? [] });
    else push(unchanged, { id, title });
  }

  get preview(): SyncPreview {
    return this.lists;
  }
}

function push<Item>(list: Item[], item: Item): void {
  if (list.length < maxNamed) list.push(item);
}

/** Replaces SyncRuns in a dry run, which stores no progress and therefore starts again after a crash. */
export const dryRunSyncRuns = {
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
      is_first: false,
    }),
  save: () => Promise.resolve(),
  finish: () => Promise.resolve(),
};
