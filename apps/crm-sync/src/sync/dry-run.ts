import { type SyncPreview } from '@estate/contracts/jobs';
import { type ImportedProperty } from '../imports/imported-property.ts';

/** Objects that a dry run names of each outcome; the others are counted. */
const maxNamed = 200;

/** Collects what a dry run would write. */
export class PreviewLists {
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
