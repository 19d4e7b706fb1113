import { type JobKind } from '@estate/contracts/jobs';
import { ProblemError } from '@estate/server-kit/problem-error';
import { BatchProgress } from '../imports/batch-progress.ts';
import { type FieldUpdateResult } from '../imports/catalog-store.ts';
import { type JobSteps } from '../running-jobs/job-steps.ts';
import { type BatchOutcomes, type PropertyOutcome } from './batch-outcomes.ts';

/** Failures that concern only the properties of the current call; any other failure ends the job. */
const aboutTheseProperties = new Set([
  'not-found',
  'crm-unreadable',
  'crm-unreachable',
  'invalid-input',
  'too-large',
]);
/** A CRM that fails for this many properties in a row ends the try; the queue continues the job later. */
const maxFailuresInARow = 500;

const noLongerStored = 'Die Immobilie ist nicht mehr gespeichert.';

/** The outcomes of one batch update: stored, counted and reported as they come. */
export class BatchRun {
  readonly batch = new BatchProgress();
  private readonly since = performance.now();
  private readonly doneBefore: number;
  private failuresInARow = 0;

  constructor(
    private readonly kind: JobKind,
    private readonly steps: JobSteps,
    private readonly outcomes: BatchOutcomes,
    earlier: readonly PropertyOutcome[],
  ) {
    for (const settled of earlier) this.count(settled);
    this.doneBefore = this.batch.progress.done;
  }

  /**
   * Runs `update` for these properties and stores an outcome for each. A failure that concerns only them becomes their
   * outcome. Any other failure rejects, and so does the stop of the job.
   */
  async settle(ids: readonly number[], update: () => Promise<FieldUpdateResult[]>): Promise<void> {
    const results = await update().catch((error: unknown): FieldUpdateResult[] => {
      this.steps.signal.throwIfAborted();
      if (!(error instanceof ProblemError) || !aboutTheseProperties.has(error.problem.code)) throw error;
      if (error.problem.code === 'crm-unreachable') this.countUnreachable(error, ids.length);
      return ids.map((id) => ({ id, error: error.problem.detail }));
    });
    if (results.some((one) => 'outcome' in one)) this.failuresInARow = 0;
    const outcomes = results.map(outcomeOf);
    await this.outcomes.store(this.steps.id, this.kind, outcomes);
    for (const one of outcomes) this.count(one);
    await this.report();
    // The signal suffices: JobSteps asks Redis every second, and a query for each property would cost more than its outcome.
    this.steps.signal.throwIfAborted();
  }

  report(): Promise<void> {
    const { progress } = this.batch;
    const seconds = (performance.now() - this.since) / 1_000;
    const per_second = (progress.done - this.doneBefore) / Math.max(seconds, 0.1);
    return this.steps.reportProgress({ ...progress, per_second: Math.round(per_second * 100) / 100 });
  }

  private count({ property_id: id, outcome, error }: PropertyOutcome): void {
    if (outcome === 'failed') this.batch.fail(id, error ?? '');
    else this.batch.add({ stored: { id, outcome }, failedImages: [] });
  }

  private countUnreachable(error: ProblemError, properties: number): void {
    this.failuresInARow += properties;
    if (this.failuresInARow >= maxFailuresInARow) throw error;
  }
}

function outcomeOf(stored: FieldUpdateResult): PropertyOutcome {
  const property_id = stored.id;
  if ('error' in stored) return { property_id, outcome: 'failed', error: stored.error };
  if (stored.outcome === 'unknown') return { property_id, outcome: 'failed', error: noLongerStored };
  return { property_id, outcome: stored.outcome, error: null };
}
