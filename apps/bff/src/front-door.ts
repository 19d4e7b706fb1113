import { type IncomingMessage, type ServerResponse, type RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Log } from '@estate/server-kit/log';
import { httpDuration } from '@estate/server-kit/metrics';
import { newRequestId, runWithRequestId } from '@estate/server-kit/request-context';
import { inSpan } from '@estate/server-kit/tracing';
import { type Express } from 'express';
import { LRUCache } from 'lru-cache';
import { type AnswerCache } from './answer-cache/answer-cache.ts';
import { type Misses } from './answer-cache/misses.ts';
import { type ReadyAnswer, sendReady, type Variant } from './answer-cache/ready-answer.ts';
import { type Source, type CacheableRead } from './answer-cache/shared-reads.ts';
import { maxOpenBodies, OpenByClient } from './limits/open-by-client.ts';
import { busySeconds, Refused, TooManyRequests } from './limits/refused.ts';
import { type closedSite, isClosed, type Maintenance } from './maintenance-mode.ts';
import { type RefusedPages } from './pages/refused-page.ts';
import { answerProblem } from './routing/answer-problem.ts';
import { clientAddress, ownForwardingHeaders } from './routing/client-address.ts';
import { splitUrl, refusedUrl } from './routing/read-input.ts';

/**
 * The span of a request that is not answered from memory; `answer` returns the route. It begins a trace of its own: a
 * traceparent of a visitor is not read, because anybody could choose what is traced and join foreign traces.
 */
function inRequestSpan(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  answer: () => Promise<string>,
): Promise<void> {
  return inSpan(method, { kind: 'server', attributes: { 'request.id': requestId } }, async (span) => {
    const route = await answer();
    span.rename(`${method} ${route}`);
    span.set('http.route', route);
    span.set('http.response.status_code', response.statusCode);
  });
}

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;
const maxNames = 5_000;
const maxNamedLength = 512;

/** Other methods share one label, because Node knows 35 and each would be a metric series. */
const servedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Named {
  readonly read: CacheableRead;
  readonly search: string;
}

/** Express stores the matched route on the request. */
const mountedPath = (request: IncomingMessage & { route?: { path?: unknown } }): string =>
  typeof request.route?.path === 'string' ? request.route.path : 'other';

export interface FrontDoorSettings {
  readonly app: Express;
  readonly cache: AnswerCache;
  readonly misses: Misses;
  /** Undefined if apps/web is not built. */
  readonly refused: RefusedPages | undefined;
  readonly maintenance: Maintenance;
  readonly answerClosed: ReturnType<typeof closedSite>;
  readonly sources: readonly Source[];
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly trustedHops: number;
  readonly publicUrl: URL;
  readonly log: Log;
}

/**
 * Handles every request first: it assigns the id, refuses oversized addresses, answers public reads from memory or fills
 * them (misses.ts) without Express, and passes the rest on with forwarding headers of our own.
 */
export function frontDoor(settings: FrontDoorSettings): RequestListener {
  const { app, cache, misses, refused, maintenance, answerClosed, sources } = settings;
  const { securityHeaders, trustedHops, publicUrl, log } = settings;
  let isIgnored = false;
  /** A proxy that nobody told the BFF of makes all visitors one client; once, because any client may send the header. */
  function warnOfProxy({ headers }: IncomingMessage): void {
    if (isIgnored || trustedHops > 0 || headers['x-forwarded-for'] === undefined) return;
    isIgnored = true;
    log.warn(
      'X-Forwarded-For is ignored, because TRUST_PROXY is 0: behind a proxy all visitors are one client',
    );
  }

  /** Keys by address, so that an address that was answered from memory is not parsed again. */
  const names = new LRUCache<string, Named>({ max: maxNames });

  function findRead(url: string): Named | undefined {
    const { path, search } = splitUrl(url);
    for (const source of sources) {
      const read = source(path, search);
      if (read) return { read, search };
    }
    return undefined;
  }

  const openBodies = new OpenByClient(maxOpenBodies);

  /**
   * Counts a body that is still on its way under the client, until it is here or given up. Throws TooManyRequests if the
   * client sends too many at once.
   */
  async function countBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    // A small body arrives with its head, and is there after this turn.
    await setImmediate();
    if (request.complete) return;
    const end = openBodies.begin(clientAddress(request, trustedHops));
    if (!end) {
      response.setHeader('connection', 'close');
      throw new TooManyRequests(busySeconds);
    }
    request.once('end', end);
    response.once('close', end);
  }

  function observe(response: ServerResponse, route: string, cached: string, since: number): void {
    const { method = '' } = response.req;
    httpDuration.observe(
      {
        method: servedMethods.has(method) ? method : 'other',
        route,
        status: response.statusCode,
        cache: cached,
      },
      (performance.now() - since) / 1_000,
    );
  }

  /** Headers that the cache already holds with its answers. */
  const setHeaders = (response: ServerResponse, requestId: string) => {
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  };

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    ready: ReadyAnswer,
    variant: Variant,
    options: { requestId: string; search: string; retryAfterSeconds?: number },
  ): void {
    const status = sendReady(request, response, ready, variant, options);
    // Only the first segment of the path, because the rest may name a person or hold a token (S-2.41).
    if (status !== 404) return;
    const [, segment = '', ...rest] = splitUrl(request.url ?? '/').path.split('/');
    log.info({ path: `/${segment.slice(0, 100)}${rest.length > 0 ? '/…' : ''}` }, 'page not found');
  }

  async function makeAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    { read, search }: Named,
    requestId: string,
    kept: ReadyAnswer | undefined,
  ): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) gone.abort();
    });
    try {
      const ready = kept ?? (await misses.answer(read, clientAddress(request, trustedHops), gone.signal));
      const variant = await cache.prepare(read.key, ready, request);
      send(request, response, ready, variant, { requestId, search });
    } catch (error) {
      if (gone.signal.aborted) return;
      const page = read.isPage && error instanceof Refused ? refused?.[error.reason] : undefined;
      if (page && error instanceof Refused) {
        const { retryAfterSeconds } = error;
        const variant = await page.prepare(request);
        send(request, response, page, variant, { requestId, search, retryAfterSeconds });
        return;
      }
      setHeaders(response, requestId);
      answerProblem(response, error, log);
    }
  }

  return (request, response) => {
    const since = performance.now();
    warnOfProxy(request);
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && requestIdPattern.test(given) ? given : newRequestId();
    const url = request.url ?? '/';
    const tooLong = refusedUrl(url);
    if (tooLong) {
      setHeaders(response, requestId);
      answerProblem(response, tooLong, log);
      observe(response, 'refused', 'none', since);
      return;
    }
    if (maintenance.isOn && isClosed(url)) {
      answerClosed(request, response, requestId);
      observe(response, 'maintenance', 'none', since);
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const known = isRead ? names.get(url) : undefined;
    const named = known ?? (isRead ? findRead(url) : undefined);
    const kept = named && cache.find(named.read.key);
    if (kept && !known && url.length <= maxNamedLength) names.set(url, named);
    const variant = kept?.variant(request);
    if (kept && variant) {
      send(request, response, kept, variant, { requestId, search: named.search });
      observe(response, named.read.route, 'hit', since);
      return;
    }
    void runWithRequestId(requestId, () =>
      inRequestSpan(request, response, requestId, async () => {
        if (named) {
          await makeAndSend(request, response, named, requestId, kept);
          // A client that left while it waited gets no answer.
          if (response.headersSent) observe(response, named.read.route, kept ? 'hit' : 'miss', since);
          return named.read.route;
        }
        setHeaders(response, requestId);
        try {
          await countBody(request, response);
        } catch (error) {
          answerProblem(response, error, log);
          observe(response, 'refused', 'none', since);
          return 'refused';
        }
        ownForwardingHeaders(request, trustedHops, publicUrl);
        request.headers['x-request-id'] = requestId;
        return new Promise((resolve) => {
          response.once('close', () => {
            const route = mountedPath(request);
            observe(response, route, 'none', since);
            resolve(route);
          });
          app(request, response);
        });
      }),
    );
  };
}
