import { webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { GetCrmQueues, crmTransferQueue, leadMailQueue, queueBoardPath } from '@estate/contracts/queues';
import { RpcMethod } from '@estate/rpc/rpc-method';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { createQueue, JobQueue } from '@estate/server-kit/stores/queue';
import { queueDepth } from '@estate/server-kit/stores/queue-metrics';
import { type BeforeApplicationShutdown, Controller, Get, Next, Req, Res } from '@nestjs/common';
import { type Queue } from 'bullmq';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type CrmSyncEnv } from '../env.ts';
import { scheduleQueue } from '../schedules/schedules.ts';

/** Polling interval of an open board page. Each poll reads Redis. */
const pollSeconds = 30;

/** The queues of this service for the overview of staff, and the board, which shows the queues of all services. */
@Controller()
export class QueuesController implements BeforeApplicationShutdown {
  private readonly own: readonly Queue[];
  private readonly mails: Queue;
  private board: Promise<RequestHandler> | undefined;

  constructor(
    private readonly jobs: JobQueue,
    @InjectEnv() { REDIS_URL: url }: CrmSyncEnv,
    @InjectLog() log: Log,
  ) {
    const queue = (name: string) => createQueue(name, { url, log });
    this.own = [webhookQueue, crmTransferQueue, scheduleQueue].map(queue);
    this.mails = queue(leadMailQueue);
  }

  @RpcMethod(GetCrmQueues)
  async getCrmQueues() {
    return { items: await Promise.all([this.jobs, ...this.own].map(queueDepth)) };
  }

  /**
   * Serves Bull Board, a web page about the queues, over private HTTP. It is read-only, because a manual retry or
   * removal would bypass the history of jobs and the audit log. It is loaded at the first request to save memory.
   */
  @Get([queueBoardPath, `${queueBoardPath}/*path`])
  async show(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    const board = await (this.board ??= this.makeBoard());
    request.url = request.url.slice(queueBoardPath.length).replace(/^(?!\/)/, '/');
    board(request, response, next);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all([...this.own, this.mails].map((queue) => queue.close()));
  }

  private async makeBoard(): Promise<RequestHandler> {
    const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/express'),
    ]);
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(queueBoardPath);
    createBullBoard({
      queues: [this.jobs, ...this.own, this.mails].map(
        (queue) => new BullMQAdapter(queue, { readOnlyMode: true }),
      ),
      serverAdapter,
      options: {
        uiConfig: {
          boardTitle: 'Warteschlangen',
          pollingInterval: { showSetting: false, forceInterval: pollSeconds },
          hideRedisDetails: true,
        },
      },
    });
    return serverAdapter.getRouter() as RequestHandler;
  }
}
