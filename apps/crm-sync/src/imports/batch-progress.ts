import { type BatchResult, type JobProgress } from '@estate/contracts/jobs';
import { type ImportedProperty } from './imported-property.ts';

const maxListed = 200;

export interface BatchCounts {
  total: number;
  successful: number;
  failed: number;
  created: number;
  updated: number;
  unchanged: number;
  errors: BatchResult['errors'];
  failedImages: NonNullable<BatchResult['failedImages']>;
  imagesFailed: number;
}

/**
 * The outcomes of a job's objects so far. The first 200 errors and failed images are listed; `failed` and
 * `imagesFailed` count all.
 */
export class BatchProgress {
  private readonly state: BatchCounts;

  constructor(earlier?: BatchCounts) {
    this.state = earlier ?? {
      total: 0,
      successful: 0,
      failed: 0,
      created: 0,
      updated: 0,
      unchanged: 0,
      errors: [],
      failedImages: [],
      imagesFailed: 0,
    };
  }

  expect(total: number): void {
    this.state.total = Math.max(this.state.total, total, this.done);
  }

  add({ stored, failedImages }: Pick<ImportedProperty, 'stored' | 'failedImages'>): void {
    if ('error' in stored) {
      this.fail(stored.id, stored.error);
      return;
    }
    const { outcome } = stored;
    // An outdated object counts as unchanged, because catalog already has a newer version of it.
    this.state[outcome === 'outdated' ? 'unchanged' : outcome] += 1;
    this.state.successful += 1;
    this.expect(this.done);
    this.state.imagesFailed += failedImages.length;
    const images = failedImages.map((image) => ({ ...image, propertyId: stored.id }));
    this.state.failedImages.push(...images.slice(0, maxListed - this.state.failedImages.length));
  }

  fail(propertyId: number, error: string): void {
    this.state.failed += 1;
    this.expect(this.done);
    if (this.state.errors.length < maxListed) this.state.errors.push({ propertyId, error });
  }

  get progress(): JobProgress {
    const { total, successful, failed } = this.state;
    return { total, done: this.done, successful, failed };
  }

  /** The result of the completed job. `success` is true even if single objects failed. */
  result(): BatchResult {
    return { success: true, ...this.snapshot() };
  }

  snapshot(): BatchCounts {
    const { errors, failedImages } = this.state;
    return { ...this.state, errors: [...errors], failedImages: [...failedImages] };
  }

  private get done(): number {
    return this.state.successful + this.state.failed;
  }
}
