import { GetLeadQueues } from '@estate/contracts/queues';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { JobQueue } from '@estate/server-kit/queue';
import { queueDepth } from '@estate/server-kit/queue-depth';
import { Controller } from '@nestjs/common';

/** How full the queue of mails is. */
@Controller()
export class QueuesController {
  constructor(private readonly queue: JobQueue) {}

  @RpcMethod(GetLeadQueues)
  async getLeadQueues() {
    return { items: [await queueDepth(this.queue)] };
  }
}
