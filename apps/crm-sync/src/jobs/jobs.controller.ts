import { CancelJob, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync/crm-jobs';
import { ListJobFailures, ListJobHistory } from '@estate/contracts/crm-sync/job-history';
import { auditFacts, type Facts } from '@estate/contracts/identity/audit-facts';
import { type StartJob } from '@estate/contracts/jobs';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { BatchOutcomes } from '../batch-updates/batch-outcomes.ts';
import { JobHistory } from '../running-jobs/job-history.ts';
import { JobsService } from './jobs.service.ts';

const jobFacts = (job: StartJob): Facts =>
  job.kind === 'import-property'
    ? { kind: job.kind, propertyId: job.propertyId ?? job.propertyIds, importImages: job.importImages }
    : {
        kind: job.kind,
        retryOf: 'retryOf' in job ? job.retryOf : undefined,
        removalId: 'removalId' in job ? job.removalId : undefined,
      };

@Controller()
export class JobsController {
  constructor(
    private readonly jobsService: JobsService,
    private readonly history: JobHistory,
    private readonly outcomes: BatchOutcomes,
  ) {}

  @RpcMethod(StartCrmJob)
  async startCrmJob({ job, startedBy }: z.output<typeof StartCrmJob.input>) {
    const jobId = await this.jobsService.start(job, startedBy);
    return { jobId, audit: { target: jobId, ...auditFacts(jobFacts(job)) } };
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
  async cancelJob({ jobId }: { jobId: string }) {
    const job = await this.jobsService.cancel(jobId);
    const isOver = job.state === 'completed' || job.state === 'failed';
    return { ...job, audit: isOver ? null : { changes: [] } };
  }
}
