import { type Socket } from 'node:net';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { currentRequestId } from '@estate/server-kit/request-context';
import { type Request, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { LRUCache } from 'lru-cache';
import { type Limits } from '../limits/limits.ts';
import { type Caller } from '../routing/caller.ts';

const waitMs = 30_000;
const mostRemembered = 50_000;

/** Streams renditions from media. Only what this process has not yet seen delivered counts as a render. */
export class MediaForward {
  private readonly delivered = new LRUCache<string, true>({ max: mostRemembered });
  private readonly proxy: ReturnType<typeof createProxyMiddleware<Request, Response>>;

  constructor(
    mediaUrl: string,
    private readonly limits: Limits,
    log: Log,
  ) {
    this.proxy = createProxyMiddleware<Request, Response>({
      target: mediaUrl,
      pathRewrite: { '^/media/': '/' },
      proxyTimeout: waitMs,
      on: {
        proxyReq: (outgoing) => {
          for (const name of ['cookie', 'authorization', 'origin', 'referer']) outgoing.removeHeader(name);
          outgoing.setHeader('x-request-id', currentRequestId() ?? '');
        },
        proxyRes: (incoming, request) => {
          // The front door has set ours already.
          delete incoming.headers['x-request-id'];
          if (incoming.statusCode === 200) this.delivered.set(renditionKey(request), true);
        },
        error: (err, request, target) => {
          log.warn({ err }, 'media not reachable');
          if (isSocket(target) || target.headersSent) target.destroy();
          else request.next?.(new ProblemError('unavailable', { cause: err }));
        },
      },
    });
  }

  async render(request: Request, response: Response, caller: Caller): Promise<undefined> {
    if (!this.delivered.has(renditionKey(request))) await this.limits.count('render', caller.client);
    await this.proxy(request, response, (error) => request.next?.(error));
  }
}

/** Media chooses the format by Accept, so the same address may be three renditions. */
const renditionKey = ({ originalUrl, headers }: Request): string =>
  `${/image\/avif/.test(headers.accept ?? '') ? 'a' : ''}${/image\/webp/.test(headers.accept ?? '') ? 'w' : ''} ${originalUrl}`;

const isSocket = (target: Response | Socket): target is Socket => !('headersSent' in target);
