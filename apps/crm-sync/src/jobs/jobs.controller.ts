import { CancelJob, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { JobBoard } from './job-board.ts';

@Controller()
export class JobsController {
  constructor(private readonly board: JobBoard) {}

  @RpcMethod(StartCrmJob)
  async startJob({ job, startedBy }: z.output<typeof StartCrmJob.input>) {
    return { jobId: await this.board.start(job, startedBy) };
  }

  @RpcMethod(ListJobs)
  async jobs({ limit }: { limit: number }) {
    return { items: await this.board.list(limit) };
  }

  @RpcMethod(GetJob)
  job({ jobId }: { jobId: string }) {
    return this.board.get(jobId);
  }

  @RpcMethod(CancelJob)
  cancelJob({ jobId }: { jobId: string }) {
    return this.board.cancel(jobId);
  }
}
