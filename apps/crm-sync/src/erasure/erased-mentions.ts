import { type RemainingRecords } from '@estate/contracts/hashed-address';
import {
  countRecordsWithAddress,
  withoutAddressIn,
  type HashedAddress,
} from '@estate/server-kit/text/erased-address';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model } from 'mongoose';
import { batchOutcomeModel } from '../batch-updates/batch-outcomes.ts';
import { callModel } from '../call-log/call-log.schema.ts';
import { lastWebhookModel } from '../webhooks/last-webhook.ts';
import { incidentModel } from '../incidents/incidents.ts';
import { jobRunModel } from '../running-jobs/job-history.ts';
import { syncRunModel } from '../sync/sync-runs.ts';

type LogRecord = Record<string, unknown>;
type Logs = Model<LogRecord>;

const perBatch = 200;
const finalStates = ['completed', 'failed'] as const;
const holdsAddress = { $regex: '@' };

/**
 * Removes a person's e-mail address from all logs. They rarely contain one: calls about leads are logged without
 * content, and other responses without personal fields, but free text of the CRM may contain an address.
 */
@Injectable()
export class ErasedMentions {
  constructor(
    @InjectModel(callModel.name) private readonly calls: Logs,
    @InjectModel(jobRunModel.name) private readonly runs: Logs,
    @InjectModel(syncRunModel.name) private readonly syncs: Logs,
    @InjectModel(batchOutcomeModel.name) private readonly outcomes: Logs,
    @InjectModel(lastWebhookModel.name) private readonly webhooks: Logs,
    @InjectModel(incidentModel.name) private readonly incidents: Logs,
    private readonly queue: JobQueue,
  ) {}

  /**
   * Returns how many records contained the address (`mentions`) and how many of each log still contain it (`left`). The
   * leads service repeats the call while `left` is not empty. Idempotent.
   */
  async remove(person: HashedAddress): Promise<{ mentions: number; left: RemainingRecords }> {
    const inCalls = ['request_url', 'request_params', 'response_data', 'error_message'];
    const sources: [keyof RemainingRecords, Logs, filter: object][] = [
      ['calls', this.calls, { $or: inCalls.map((field) => ({ [field]: holdsAddress })) }],
      ['batch_outcomes', this.outcomes, { error: holdsAddress }],
      ['webhooks', this.webhooks, { error: holdsAddress }],
      ['incidents', this.incidents, { text: holdsAddress }],
      ['job_runs', this.runs, {}],
      ['sync_runs', this.syncs, {}],
    ];
    const recordsOf = (logs: Logs, filter: object) =>
      logs.find(filter).lean<LogRecord[]>().cursor({ batchSize: perBatch });
    let mentions = await this.removeJobs(person);
    for (const [, logs, filter] of sources)
      mentions += await this.removeFrom(logs, person, recordsOf(logs, filter));
    const left: RemainingRecords = { crm_jobs: (await this.jobsWithAddress(person)).length };
    for (const [place, logs, filter] of sources)
      left[place] = await countRecordsWithAddress(recordsOf(logs, filter), person);
    return { mentions, left };
  }

  private async removeFrom(
    logs: Logs,
    person: HashedAddress,
    records: AsyncIterable<LogRecord>,
  ): Promise<number> {
    let count = 0;
    for await (const record of records) {
      const { _id, ...fields } = record;
      const changed = Object.entries(fields).flatMap(([field, before]) => {
        const after = withoutAddressIn(before, person);
        return after === before ? [] : [[field, after] as const];
      });
      if (changed.length === 0) continue;
      await logs.updateOne({ _id }, { $set: Object.fromEntries(changed) });
      count += 1;
    }
    return count;
  }

  /**
   * Removes finished jobs that contain the address from the queue; the history of jobs in Mongo keeps them without it.
   * Also trims the queue's events, which may contain the results of these jobs.
   */
  private async removeJobs(person: HashedAddress): Promise<number> {
    const matchingJobs = await this.jobsWithAddress(person);
    for (const job of matchingJobs) await job.remove();
    if (matchingJobs.length > 0) await this.queue.trimEvents(0);
    return matchingJobs.length;
  }

  private async jobsWithAddress(person: HashedAddress) {
    const jobs = await this.queue.getJobs([...finalStates]);
    return jobs.filter((job) => {
      const text = JSON.stringify([job.returnvalue, job.failedReason, job.stacktrace, job.progress]);
      return withoutAddressIn(text, person) !== text;
    });
  }
}
