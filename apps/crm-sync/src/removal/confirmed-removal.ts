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

/** Removes the objects of a list that a person confirmed. */
@Injectable()
export class ConfirmedRemoval {
  constructor(
    private readonly api: JobPropstackApi,
    private readonly pending: PendingRemovals,
    private readonly vanished: VanishedObjects,
  ) {}

  /** Requests each object from the CRM again. An unexpected answer fails the job, removes nothing and keeps the list. */
  @HandlesJob('remove-vanished')
  async run({ removalId }: JobOf<'remove-vanished'>, steps: JobSteps): Promise<BatchResult> {
    const { ids } = await this.pending.find(removalId);
    const reader = new PropstackReader(this.api, 'remove-vanished', steps.signal);
    const batch = new BatchProgress();
    batch.expect(ids.length);
    let done = 0;
    const removal = await this.vanished.removeConfirmed(reader, ids, steps, false, async () => {
      done += 1;
      await steps.reportProgress({ ...batch.progress, done, successful: done });
    });
    await this.pending.settle(ids);
    return { ...batch.result(), successful: ids.length, removal };
  }
}
