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

/**
 * Streams renditions from media. A call is counted before it can cost a render, and given back when media says that it
 * cost none; what this process has seen delivered is not even counted.
 */
export class MediaForward {
  private readonly delivered = new LRUCache<string, true>({ max: mostRemembered });
  /** Who pays for a running call. */
  private readonly counted = new WeakMap<Request, string>();
  private readonly proxy: ReturnType<typeof createProxyMiddleware<Request, Response>>;

  constructor(
    private readonly mediaUrl: string,
    private readonly limits: Limits,
    private readonly log: Log,
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
          const source = incoming.headers['x-rendition'];
          // The picture of a placeholder may still come and will then cost a render.
          if (incoming.statusCode === 200 && source !== 'placeholder') {
            this.delivered.set(renditionKey(request), true);
          }
          if (source !== 'rendered') this.giveBack(request);
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
    if (!this.delivered.has(renditionKey(request))) {
      await this.limits.count('render', caller.client);
      this.counted.set(request, caller.client);
    }
    await this.proxy(request, response, (error) => request.next?.(error));
  }

  /** Whether media answers at all in time, with whatever. */
  async isReachable(withinMs: number): Promise<boolean> {
    const answer = fetch(this.mediaUrl, { method: 'HEAD', signal: AbortSignal.timeout(withinMs) });
    return answer.then(
      () => true,
      () => false,
    );
  }

  private giveBack(request: Request): void {
    const client = this.counted.get(request);
    if (client === undefined) return;
    this.limits.giveBack('render', client).catch((err: unknown) => {
      this.log.warn({ err }, 'a call that rendered nothing stays counted');
    });
  }
}

/** Media chooses the format by Accept, so the same address may be three renditions. */
const renditionKey = ({ originalUrl, headers }: Request): string =>
  `${/image\/avif/.test(headers.accept ?? '') ? 'a' : ''}${/image\/webp/.test(headers.accept ?? '') ? 'w' : ''} ${originalUrl}`;

const isSocket = (target: Response | Socket): target is Socket => !('headersSent' in target);
