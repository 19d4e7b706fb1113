import { type BatchResult } from '@estate/contracts/jobs';
import { HandlesJob } from '@estate/server-kit/job-handlers';
import { Injectable } from '@nestjs/common';
import { BatchProgress } from '../imports/batch-progress.ts';
import { JobPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { type JobOf } from '../running-jobs/crm-job.ts';
import { type JobSteps } from '../running-jobs/job-steps.ts';
import { PendingRemovals } from './pending-removals.ts';
import { VanishedObjects } from './vanished-objects.ts';

/** The job that removes the objects of a list of vanished objects which a person has confirmed. */
@Injectable()
export class ConfirmedRemoval {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly pending: PendingRemovals,
    private readonly vanished: VanishedObjects,
  ) {}

  /**
   * Requests each object from the CRM again and removes those that are still deleted or archived. If one response is
   * unexpected, the job fails, nothing is removed, and the list stays. After a crash between the removal and the end of
   * the job, the repeated job finds no list and returns the result of the earlier attempt.
   */
  @HandlesJob('remove-vanished')
  async run({ removalId }: JobOf<'remove-vanished'>, steps: JobSteps): Promise<BatchResult> {
    const { removed } = steps.job.data;
    if (removed && (await this.pending.current())?.id !== removalId) return removed;
    const { ids } = await this.pending.find(removalId);
    const reader = new PropstackReader(this.api, 'remove-vanished', steps.signal);
    const batch = new BatchProgress();
    batch.expect(ids.length);
    let done = 0;
    const removal = await this.vanished.removeConfirmed(reader, ids, steps, false, async () => {
      done += 1;
      await steps.reportProgress({ ...batch.progress, done, successful: done });
    });
    const result = { ...batch.result(), successful: ids.length, removal };
    await steps.job.updateData({ ...steps.job.data, removed: result });
    await this.pending.settle(ids);
    return result;
  }
}
