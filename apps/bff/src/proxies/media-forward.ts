import { pipeline } from 'node:stream/promises';
import { MediaUsage } from '@estate/contracts/media/images';
import { type HttpClient } from '@estate/server-kit/http-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { contextHeaders } from '@estate/server-kit/request-context';
import { type Request, type Response } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { mediaPath, type RenditionRequest, DeliveredRenditions } from './rendition-request.ts';
import { type ImageAccess } from './image-access.ts';

const passedBack = ['content-type', 'content-length', 'etag', 'vary', 'x-rendition'];

/** A call on its way to media. */
interface RenditionCall {
  readonly rendition: RenditionRequest;
  readonly isForStaff: boolean;
  /** The visitor's address names another mark than today's, so the answer may change. */
  readonly isOtherMark?: boolean;
  /** The client under which the call is counted. */
  readonly countedClient?: string;
}

/**
 * Streams renditions from media. A visitor's call is counted before it causes work and taken back if media had the
 * rendition ready. Renditions that this process has delivered before are not counted. Placeholders and refused keys stay
 * counted, because guessing has to be limited.
 */
export class MediaForward {
  private readonly delivered = new DeliveredRenditions();

  constructor(
    private readonly media: HttpClient,
    private readonly access: ImageAccess,
    private readonly limits: RateLimits,
    private readonly log: Log,
  ) {}

  /**
   * Serves visitors. An image of a property needs its key and a public property, otherwise the answer is `not-found`, the
   * same as for an image that does not exist; `unavailable` while catalog does not answer. The image is that of today's
   * change mark, whichever the address names.
   */
  async sendToVisitor(
    rendition: RenditionRequest,
    { request, response, client }: { request: Request; response: Response; client: string },
  ): Promise<undefined> {
    const { bucket, path, accessKey, changeMark = '' } = rendition;
    const known = bucket === 'property-images' ? this.access.cachedMark(path, accessKey) : changeMark;
    const isFree = typeof known === 'string' && this.delivered.has(rendition);
    if (!isFree) await this.limits.count('render', client);
    const today = known === undefined ? await this.access.mark(path, accessKey) : known;
    if (today === null) throw new ProblemError('not-found');
    const call = { rendition: { ...rendition, changeMark: today || changeMark }, isForStaff: false };
    const countedClient = isFree ? {} : { countedClient: client };
    return this.send({ ...call, ...countedClient, isOtherMark: today !== changeMark }, request, response);
  }

  /** Serves staff: every image. */
  sendToStaff(rendition: RenditionRequest, request: Request, response: Response): Promise<undefined> {
    return this.send({ rendition, isForStaff: true }, request, response);
  }

  /** Whether media answers in time, with any status. */
  isReachable(withinMs: number): Promise<boolean> {
    return this.media.isReachable(withinMs);
  }

  /** How full the storage is. Rejects if media does not say so in time. */
  async usage(withinMs: number): Promise<MediaUsage> {
    const { body } = await this.media.request('/usage', { signal: AbortSignal.timeout(withinMs) });
    return MediaUsage.parse(await body.json());
  }

  private async send(call: RenditionCall, request: Request, response: Response): Promise<undefined> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const answer = await this.request(call.rendition, request, gone.signal);
    if (!answer) return;
    const { statusCode, headers, body } = answer;
    const source = headers['x-rendition'];
    // The image of a placeholder may be stored later and then has to be rendered.
    if (statusCode === 200 && source !== 'placeholder') this.delivered.add(call.rendition);
    if (source !== 'rendered' && source !== 'placeholder') this.giveBack(call.countedClient);
    response.status(statusCode).setHeader('cache-control', cacheControl(call, headers['cache-control']));
    for (const name of passedBack) {
      const value = headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    // A browser that has gone away, or an answer cut short, closes the connection and is no fault to report.
    await pipeline(body, response).catch((err: unknown) => {
      if (!gone.signal.aborted) this.log.warn({ err }, 'rendition not sent to its end');
    });
  }

  /** Undefined if the browser has gone away meanwhile, which is no fault. */
  private async request(
    rendition: RenditionRequest,
    request: Request,
    signal: AbortSignal,
  ): Promise<Awaited<ReturnType<HttpClient['request']>> | undefined> {
    const known = request.headers['if-none-match'];
    try {
      return await this.media.request(mediaPath(rendition), {
        method: request.method === 'HEAD' ? 'HEAD' : 'GET',
        headers: {
          accept: `image/${rendition.format}`,
          ...contextHeaders(),
          ...(known === undefined ? {} : { 'if-none-match': known }),
        },
        signal,
      });
    } catch (err) {
      if (signal.aborted) return undefined;
      this.log.warn({ err }, 'media not reachable');
      throw new ProblemError('unavailable', { cause: err });
    }
  }

  private giveBack(countedClient: string | undefined): void {
    if (countedClient === undefined) return;
    this.limits.giveBack('render', countedClient).catch((err: unknown) => {
      this.log.warn({ err }, 'a call that rendered nothing stays counted');
    });
  }
}

/** Shared caches revalidate every time, because the property may no longer be public; browsers do not. */
function cacheControl(
  { rendition, isForStaff, isOtherMark }: RenditionCall,
  given: string | string[] | undefined,
): string {
  if (isForStaff || typeof given !== 'string') return 'no-store';
  const lifetime = isOtherMark && given.includes('immutable') ? 'public, max-age=300' : given;
  return rendition.bucket === 'property-images' && lifetime.startsWith('public')
    ? `${lifetime}, s-maxage=0`
    : lifetime;
}
