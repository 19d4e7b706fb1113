import { type FailedImage } from '@estate/contracts/jobs';
import { type UpsertResult, type Upsert } from './catalog-store.ts';

export interface ImportedProperty {
  property: Upsert;
  stored: UpsertResult;
  failedImages: FailedImage[];
}

/** How a page of a sync is stored. A rehearsal (dry run) writes nothing and fetches no images. */
export interface PageMode {
  readonly importImages: boolean;
  readonly isRehearsal: boolean;
}

/** In a rehearsal, adds `images` to the changed fields of an object whose images differ; its outcome is 'updated'. */
export function withUpdatedImages(compared: ImportedProperty): ImportedProperty {
  const { stored } = compared;
  if (!('outcome' in stored) || stored.outcome === 'created' || stored.outcome === 'outdated')
    return compared;
  return {
    ...compared,
    stored: { ...stored, outcome: 'updated', fields: [...(stored.fields ?? []), 'images'] },
  };
}
