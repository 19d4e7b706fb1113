import { type JobKind } from '@estate/contracts/jobs';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { BatchProgress } from '../imports/batch-progress.ts';
import { type FieldUpdateResult } from '../imports/catalog-store.ts';
import { type JobControl } from '../running-jobs/job-control.ts';
import { type BatchOutcomes, type PropertyOutcome } from './batch-outcomes.ts';

/** Error codes that concern only the properties of the current call; any other failure ends the job. */
const propertyErrorCodes = new Set([
  'not-found',
  'crm-unreadable',
  'crm-unreachable',
  'invalid-input',
  'too-large',
]);
/**
 * If this many properties in a row fail with `crm-unreachable`, the current attempt of the job fails, and the queue
 * retries the job later.
 */
const maxFailuresInARow = 500;

const noLongerStored = 'Die Immobilie ist nicht mehr gespeichert.';

/** Stores, counts and reports the outcomes of one batch update. */
export class BatchRun {
  readonly batch = new BatchProgress();
  private readonly startedAt = performance.now();
  private readonly doneBefore: number;
  private failuresInARow = 0;

  constructor(
    private readonly kind: JobKind,
    private readonly control: JobControl,
    private readonly outcomes: BatchOutcomes,
    earlier: readonly PropertyOutcome[],
  ) {
    for (const outcome of earlier) this.count(outcome);
    this.doneBefore = this.batch.progress.done;
  }

  /**
   * Runs `update` for these properties and stores an outcome for each. An error that concerns only these properties
   * becomes their outcome. Rejects with any other error, and with the signal's reason if the job is stopped.
   */
  async settle(ids: readonly number[], update: () => Promise<FieldUpdateResult[]>): Promise<void> {
    const results = await update().catch((error: unknown): FieldUpdateResult[] => {
      this.control.signal.throwIfAborted();
      if (!(error instanceof ProblemError) || !propertyErrorCodes.has(error.problem.code)) throw error;
      if (error.problem.code === 'crm-unreachable') this.countUnreachable(error, ids.length);
      return ids.map((id) => ({ id, error: error.problem.detail }));
    });
    if (results.some((result) => 'outcome' in result)) this.failuresInARow = 0;
    const outcomes = results.map(outcomeOf);
    await this.outcomes.store(this.control.id, this.kind, outcomes);
    for (const outcome of outcomes) this.count(outcome);
    await this.report();
    // Checks only the signal: JobControl queries Redis every second, and one more query per property would cost more than
    // storing the outcome.
    this.control.signal.throwIfAborted();
  }

  report(): Promise<void> {
    const { progress } = this.batch;
    const seconds = (performance.now() - this.startedAt) / 1_000;
    const per_second = (progress.done - this.doneBefore) / Math.max(seconds, 0.1);
    return this.control.reportProgress({ ...progress, per_second: Math.round(per_second * 100) / 100 });
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

function outcomeOf(result: FieldUpdateResult): PropertyOutcome {
  const property_id = result.id;
  if ('error' in result) return { property_id, outcome: 'failed', error: result.error };
  if (result.outcome === 'unknown') return { property_id, outcome: 'failed', error: noLongerStored };
  return { property_id, outcome: result.outcome, error: null };
}
