import { webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { leadFilingQueue, leadMailQueue, queueBoardPath } from '@estate/contracts/queues';
import { InjectEnv, InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { createQueue, JobQueue } from '@estate/server-kit/queue';
import { type BeforeApplicationShutdown, Controller, Get, Next, Req, Res } from '@nestjs/common';
import { type Queue } from 'bullmq';
import { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { type CrmSyncEnv } from '../env.ts';
import { scheduleQueue } from '../schedules/schedules.ts';

/** Polling interval of an open board page. Each poll reads Redis. */
const pollSeconds = 30;

/**
 * Serves Bull Board, a web page about the queues, over private HTTP. It is read-only, because a manual retry or removal
 * would bypass the history of jobs and the audit log. It is loaded at the first request to save memory. It shows the
 * queues of all services, because they are in one Redis.
 */
@Controller()
export class QueueBoardController implements BeforeApplicationShutdown {
  private board: Promise<RequestHandler> | undefined;
  private readonly others: Queue[] = [];

  constructor(
    private readonly jobs: JobQueue,
    @InjectEnv() private readonly env: CrmSyncEnv,
    @InjectLog() private readonly log: Log,
  ) {}

  @Get([queueBoardPath, `${queueBoardPath}/*path`])
  async show(@Req() request: Request, @Res() response: Response, @Next() next: NextFunction): Promise<void> {
    const board = await (this.board ??= this.make());
    request.url = request.url.slice(queueBoardPath.length).replace(/^(?!\/)/, '/');
    board(request, response, next);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.others.map((queue) => queue.close()));
  }

  private async make(): Promise<RequestHandler> {
    const [{ createBullBoard }, { BullMQAdapter }, { ExpressAdapter }] = await Promise.all([
      import('@bull-board/api'),
      import('@bull-board/api/bullMQAdapter'),
      import('@bull-board/express'),
    ]);
    const options = { url: this.env.REDIS_URL, log: this.log };
    this.others.push(
      ...[webhookQueue, scheduleQueue, leadFilingQueue, leadMailQueue].map((name) =>
        createQueue(name, options),
      ),
    );
    const serverAdapter = new ExpressAdapter();
    serverAdapter.setBasePath(queueBoardPath);
    createBullBoard({
      queues: [this.jobs, ...this.others].map((queue) => new BullMQAdapter(queue, { readOnlyMode: true })),
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
