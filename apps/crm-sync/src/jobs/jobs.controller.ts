import { CancelJob, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync/crm-jobs';
import { ListJobFailures, ListJobHistory } from '@estate/contracts/crm-sync/job-history';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { BatchOutcomes } from '../batch-updates/batch-outcomes.ts';
import { JobHistory } from '../running-jobs/job-history.ts';
import { JobsService } from './jobs.service.ts';

@Controller()
export class JobsController {
  constructor(
    private readonly jobsService: JobsService,
    private readonly history: JobHistory,
    private readonly outcomes: BatchOutcomes,
  ) {}

  @RpcMethod(StartCrmJob)
  async startCrmJob({ job, startedBy }: z.output<typeof StartCrmJob.input>) {
    return { jobId: await this.jobsService.start(job, startedBy) };
  }

  @RpcMethod(ListJobs)
  async listJobs({ limit }: { limit: number }) {
    return { items: await this.jobsService.list(limit) };
  }

  @RpcMethod(GetJob)
  getJob({ jobId }: { jobId: string }) {
    return this.jobsService.get(jobId);
  }

  @RpcMethod(ListJobHistory)
  async listJobHistory({ kind, limit }: z.output<typeof ListJobHistory.input>) {
    return { items: await this.history.list(kind, limit) };
  }

  @RpcMethod(ListJobFailures)
  listJobFailures(input: z.output<typeof ListJobFailures.input>) {
    return this.outcomes.failures(input);
  }

  @RpcMethod(CancelJob)
  cancelJob({ jobId }: { jobId: string }) {
    return this.jobsService.cancel(jobId);
  }
}
