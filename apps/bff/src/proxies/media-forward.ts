import { randomBytes } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { type StoredWebsiteImage } from '@estate/contracts/content/sections';
import { MediaUsage } from '@estate/contracts/media/images';
import { problemOf } from '@estate/server-kit/http/failed-answer';
import { type HttpClient } from '@estate/server-kit/http/http-client';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Request, type Response } from 'express';
import { type RateLimits } from '../limits/rate-limits.ts';
import { mediaPath, type RenditionRequest, DeliveredRenditions } from './rendition-request.ts';
import { type ImageAccess } from './image-access.ts';

/** Largest image that media accepts (architecture.md, Image formats). */
const maxImageBytes = 40 * 1024 * 1024;
/** A slow connection may take this long to upload it (start-bff.ts). */
const uploadMs = 60_000;

const forwardedHeaders = ['content-type', 'content-length', 'etag', 'vary', 'x-rendition'];

interface RenditionCall {
  readonly rendition: RenditionRequest;
  readonly isForStaff: boolean;
  /**
   * True if the requested URL names another version of the image (change mark) than the current one. Over time this
   * URL returns different images, so browsers may cache the response for 5 minutes only.
   */
  readonly isOutdatedMark?: boolean;
  /** The client whose rate limit counts the call; undefined if the call is not counted. */
  readonly countedClient?: string;
}

/**
 * Streams renditions from media. A visitor's call is counted before it causes work, and subtracted again if media had
 * the rendition in its cache. Renditions that this process has delivered before are not counted. Placeholders and
 * wrong keys stay counted, in order to limit guessing.
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
   * Serves visitors. An image of a property needs its key and a public property; otherwise it rejects with
   * `not-found`, as for an image that does not exist, or with `unavailable` while catalog does not respond. The
   * rendition always shows the image's current version (change mark), regardless of the version in the URL.
   */
  async sendToVisitor(
    rendition: RenditionRequest,
    { request, response, client }: { request: Request; response: Response; client: string },
  ): Promise<undefined> {
    const { bucket, path, accessKey, changeMark = '' } = rendition;
    const known = bucket === 'property-images' ? this.access.cachedMark(path, accessKey) : changeMark;
    const isFree = typeof known === 'string' && this.delivered.has(rendition);
    if (!isFree) await this.limits.count('render', client);
    const currentMark = known === undefined ? await this.access.mark(path, accessKey) : known;
    if (currentMark === null) throw new ProblemError('not-found');
    const call = { rendition: { ...rendition, changeMark: currentMark || changeMark }, isForStaff: false };
    const countedClient = isFree ? {} : { countedClient: client };
    return this.send(
      { ...call, ...countedClient, isOutdatedMark: currentMark !== changeMark },
      request,
      response,
    );
  }

  sendToStaff(rendition: RenditionRequest, request: Request, response: Response): Promise<undefined> {
    return this.send({ rendition, isForStaff: true }, request, response);
  }

  /**
   * Stores the request's body as an image of the website, under a path that was never used. Rejects with `not-an-image`
   * or `too-large`.
   */
  async storeWebsiteImage(request: Request): Promise<StoredWebsiteImage> {
    const length = request.headers['content-length'];
    if (!(Number(length ?? Infinity) <= maxImageBytes))
      throw new ProblemError('too-large', { detail: 'Ein Bild darf höchstens 40 MB haben.' });
    const image = { path: `content/${randomBytes(8).toString('hex')}.jpg`, mark: '1' };
    const answer = await this.media.request(`/originals/website-images/${image.path}?v=${image.mark}`, {
      method: 'PUT',
      headers: { 'content-length': String(length) },
      body: request,
      signal: AbortSignal.timeout(uploadMs),
    });
    if (answer.statusCode !== 201) throw await problemOf(answer);
    await answer.body.dump();
    return image;
  }

  isReachable(withinMs: number): Promise<boolean> {
    return this.media.isReachable(withinMs);
  }

  /** How full the storage is. Rejects if media does not respond in time. */
  async usage(withinMs: number): Promise<MediaUsage> {
    const { body } = await this.media.request('/usage', { signal: AbortSignal.timeout(withinMs) });
    return MediaUsage.parse(await body.json());
  }

  private async send(call: RenditionCall, request: Request, response: Response): Promise<undefined> {
    const disconnected = new AbortController();
    response.once('close', () => disconnected.abort());
    const answer = await this.request(call.rendition, request, disconnected.signal);
    if (!answer) return;
    const { statusCode, headers, body } = answer;
    const source = headers['x-rendition'];
    // A placeholder is not remembered: its image may be stored later and then has to be rendered.
    if (statusCode === 200 && source !== 'placeholder') this.delivered.add(call.rendition);
    if (source !== 'rendered' && source !== 'placeholder') this.giveBack(call.countedClient);
    response.status(statusCode).setHeader('cache-control', cacheControl(call, headers['cache-control']));
    for (const name of forwardedHeaders) {
      const value = headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    // The pipeline fails when the browser disconnects, which is not logged, or when the response is cut off.
    await pipeline(body, response).catch((err: unknown) => {
      if (!disconnected.signal.aborted) this.log.warn({ err }, 'rendition not sent to its end');
    });
  }

  /** Returns undefined if the browser has disconnected in the meantime. */
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
          ...(known === undefined ? {} : { 'if-none-match': known }),
        },
        signal,
      });
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }

  private giveBack(countedClient: string | undefined): void {
    if (countedClient === undefined) return;
    this.limits.giveBack('render', countedClient).catch((err: unknown) => {
      this.log.warn({ err }, 'a call that rendered nothing stays counted');
    });
  }
}

/**
 * Shared caches must revalidate every time (`s-maxage=0`), because the property may no longer be public. Browsers
 * keep the image.
 */
function cacheControl(
  { rendition, isForStaff, isOutdatedMark }: RenditionCall,
  cacheControlOfMedia: string | string[] | undefined,
): string {
  if (isForStaff || typeof cacheControlOfMedia !== 'string') return 'no-store';
  const lifetime =
    isOutdatedMark && cacheControlOfMedia.includes('immutable') ? 'public, max-age=300' : cacheControlOfMedia;
  return rendition.bucket === 'property-images' && lifetime.startsWith('public')
    ? `${lifetime}, s-maxage=0`
    : lifetime;
}
