import { webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { GetCrmQueues, leadFilingQueue } from '@estate/contracts/queues';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { InjectEnv, InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { createQueue, JobQueue } from '@estate/server-kit/queue';
import { queueDepth } from '@estate/server-kit/queue-metrics';
import { type BeforeApplicationShutdown, Controller } from '@nestjs/common';
import { type Queue } from 'bullmq';
import { type CrmSyncEnv } from '../env.ts';
import { scheduleQueue } from '../schedules/schedules.ts';

/** Reports the numbers of jobs in the queues of this service. */
@Controller()
export class QueuesController implements BeforeApplicationShutdown {
  private readonly others: readonly Queue[];

  constructor(
    private readonly jobs: JobQueue,
    @InjectEnv() { REDIS_URL: url }: CrmSyncEnv,
    @InjectLog() log: Log,
  ) {
    this.others = [webhookQueue, leadFilingQueue, scheduleQueue].map((name) =>
      createQueue(name, { url, log }),
    );
  }

  @RpcMethod(GetCrmQueues)
  async getCrmQueues() {
    return { items: await Promise.all([this.jobs, ...this.others].map(queueDepth)) };
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.others.map((queue) => queue.close()));
  }
}
