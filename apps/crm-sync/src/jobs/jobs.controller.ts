import { CancelJob, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { JobsService } from './jobs.service.ts';

@Controller()
export class JobsController {
  constructor(private readonly jobsService: JobsService) {}

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

  @RpcMethod(CancelJob)
  cancelJob({ jobId }: { jobId: string }) {
    return this.jobsService.cancel(jobId);
  }
}
