import { queueBoardPath } from '@estate/contracts/queues';
import { z } from 'zod';
import { type CallContext, route } from '../routing/route.ts';

const BoardPath = z.object({ path: z.string().max(500) });

const forward = ({ services, request, response }: CallContext<unknown, unknown, unknown>) =>
  services.queueBoard.send(request, response);

/** Bull Board behind the sign-in, read-only: other methods get 405. */
export const adminQueueRoutes = [
  route({
    method: 'get',
    path: queueBoardPath,
    summary: 'Bull Board: the queues and their jobs, read-only',
    produces: ['text/html'],
    staff: 'administer',
    problems: ['not-found'],
    answer: forward,
  }),
  route({
    method: 'get',
    path: `${queueBoardPath}/{path+}`,
    summary: 'Pages, files and data of Bull Board',
    params: BoardPath,
    produces: [
      'text/html',
      'application/json',
      'text/javascript',
      'text/css',
      'image/svg+xml',
      'image/png',
      'font/woff2',
      'application/octet-stream',
    ],
    staff: 'administer',
    problems: ['not-found'],
    answer: forward,
  }),
];
