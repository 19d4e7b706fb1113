import { CancelJob, GetJob, ListJobs, StartCrmJob } from '@estate/contracts/crm-sync';
import { Answers } from '@estate/server-kit/rpc-server';
import { Controller } from '@nestjs/common';
import { type z } from 'zod';
import { JobBoard } from './job-board.ts';

@Controller()
export class JobsController {
  constructor(private readonly board: JobBoard) {}

  @Answers(StartCrmJob)
  async startJob({ job, startedBy }: z.output<typeof StartCrmJob.input>) {
    return { jobId: await this.board.start(job, startedBy) };
  }

  @Answers(ListJobs)
  async jobs({ limit }: { limit: number }) {
    return { items: await this.board.list(limit) };
  }

  @Answers(GetJob)
  job({ jobId }: { jobId: string }) {
    return this.board.get(jobId);
  }

  @Answers(CancelJob)
  cancelJob({ jobId }: { jobId: string }) {
    return this.board.cancel(jobId);
  }
}
