import { type Socket } from 'node:net';
import { MediaUsage } from '@estate/contracts/media';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { currentRequestId } from '@estate/server-kit/request-context';
import { type Request, type Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { type Limits } from '../limits/limits.ts';
import { mediaPath, type AskedRendition } from './asked-rendition.ts';
import { DeliveredRenditions } from './delivered-renditions.ts';
import { type ImageAccess } from './image-access.ts';

const waitMs = 30_000;

/** A call on its way to media. */
interface Underway {
  readonly asked: AskedRendition;
  readonly isForStaff: boolean;
  /** The client under which the call is counted. */
  readonly payer?: string;
}

/**
 * Streams renditions from media. A visitor's call is counted before it causes work and taken back if media had the
 * rendition ready. Renditions that this process has delivered before are not counted. Placeholders and refused keys stay
 * counted, because guessing has to be limited.
 */
export class MediaForward {
  private readonly delivered = new DeliveredRenditions();
  private readonly underway = new WeakMap<Request, Underway>();
  private readonly proxy: ReturnType<typeof createProxyMiddleware<Request, Response>>;

  constructor(
    private readonly mediaUrl: string,
    private readonly access: ImageAccess,
    private readonly limits: Limits,
    private readonly log: Log,
  ) {
    this.proxy = createProxyMiddleware<Request, Response>({
      target: mediaUrl,
      pathRewrite: (_path, request) => mediaPath(this.callOf(request).asked),
      proxyTimeout: waitMs,
      on: {
        proxyReq: (outgoing, request) => {
          for (const name of ['cookie', 'authorization', 'origin', 'referer']) outgoing.removeHeader(name);
          outgoing.setHeader('accept', `image/${this.callOf(request).asked.format}`);
          outgoing.setHeader('x-request-id', currentRequestId() ?? '');
        },
        proxyRes: (incoming, request) => {
          // The front door has already set our own headers.
          delete incoming.headers['x-request-id'];
          const call = this.callOf(request);
          const source = incoming.headers['x-rendition'];
          // The image of a placeholder may be stored later and then has to be rendered.
          if (incoming.statusCode === 200 && source !== 'placeholder') this.delivered.add(call.asked);
          if (source !== 'rendered' && source !== 'placeholder') this.giveBack(call.payer);
          incoming.headers['cache-control'] = cacheControl(call, incoming.headers['cache-control']);
        },
        error: (err, request, target) => {
          log.warn({ err }, 'media not reachable');
          if (isSocket(target) || target.headersSent) target.destroy();
          else request.next?.(new ProblemError('unavailable', { cause: err }));
        },
      },
    });
  }

  /**
   * Serves visitors. An image of a property needs its key and a public property, otherwise the answer is `not-found`, the
   * same as for an image that does not exist; `unavailable` while catalog does not answer.
   */
  async sendToVisitor(
    asked: AskedRendition,
    { request, response, client }: { request: Request; response: Response; client: string },
  ): Promise<undefined> {
    const { path, accessKey } = asked;
    const isOpen = asked.bucket !== 'property-images' || this.access.known(path, accessKey);
    const isFree = isOpen === true && this.delivered.has(asked);
    if (!isFree) await this.limits.count('render', client);
    if (!(isOpen ?? (await this.access.asked(path, accessKey)))) throw new ProblemError('not-found');
    this.underway.set(request, { asked, isForStaff: false, ...(isFree ? {} : { payer: client }) });
    await this.proxy(request, response, (error) => request.next?.(error));
  }

  /** Serves staff: every image. */
  async sendToStaff(asked: AskedRendition, request: Request, response: Response): Promise<undefined> {
    this.underway.set(request, { asked, isForStaff: true });
    await this.proxy(request, response, (error) => request.next?.(error));
  }

  /** Whether media answers in time, with any status. */
  async isReachable(withinMs: number): Promise<boolean> {
    const answer = fetch(this.mediaUrl, { method: 'HEAD', signal: AbortSignal.timeout(withinMs) });
    return answer.then(
      () => true,
      () => false,
    );
  }

  /** How full the storage is. Rejects if media does not say so in time. */
  async usage(withinMs: number): Promise<MediaUsage> {
    const response = await fetch(`${this.mediaUrl}/usage`, { signal: AbortSignal.timeout(withinMs) });
    return MediaUsage.parse(await response.json());
  }

  private callOf(request: Request): Underway {
    const call = this.underway.get(request);
    if (!call) throw new Error('forwarded without being asked');
    return call;
  }

  private giveBack(payer: string | undefined): void {
    if (payer === undefined) return;
    this.limits.giveBack('render', payer).catch((err: unknown) => {
      this.log.warn({ err }, 'a call that rendered nothing stays counted');
    });
  }
}

/** Shared caches revalidate every time, because the property may no longer be public; browsers do not. */
function cacheControl({ asked, isForStaff }: Underway, given: string | undefined): string {
  if (isForStaff || given === undefined) return 'no-store';
  return asked.bucket === 'property-images' && given.startsWith('public') ? `${given}, s-maxage=0` : given;
}

const isSocket = (target: Response | Socket): target is Socket => !('headersSent' in target);
