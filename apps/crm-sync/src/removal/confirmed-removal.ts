import { type BatchResult } from '@estate/contracts/jobs';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { Injectable } from '@nestjs/common';
import { BatchProgress } from '../imports/batch-progress.ts';
import { JobPropstackApi } from '../propstack/propstack-api.ts';
import { PropstackReader } from '../propstack/propstack-reader.ts';
import { type JobOf } from '../running-jobs/crm-job.ts';
import { type JobControl } from '../running-jobs/job-control.ts';
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
  async run({ removalId }: JobOf<'remove-vanished'>, control: JobControl): Promise<BatchResult> {
    const { removed } = control.job.data;
    if (removed && (await this.pending.current())?.id !== removalId) return removed;
    const { ids } = await this.pending.find(removalId);
    const reader = new PropstackReader(this.api, 'remove-vanished', control.signal);
    const batch = new BatchProgress();
    batch.expect(ids.length);
    let done = 0;
    const removal = await this.vanished.removeConfirmed(reader, ids, control, false, async () => {
      done += 1;
      await control.reportProgress({ ...batch.progress, done, successful: done });
    });
    const result = { ...batch.result(), successful: ids.length, removal };
    await control.job.updateData({ ...control.job.data, removed: result });
    await this.pending.settle(ids);
    return result;
  }
}
