import { type IncomingMessage, type ServerResponse, type RequestListener } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Log } from '@estate/server-kit/observability/log';
import { httpDuration } from '@estate/server-kit/observability/metrics';
import { newRequestId, runWithRequestId } from '@estate/server-kit/observability/request-context';
import { inSpan } from '@estate/server-kit/observability/tracing';
import { type Express } from 'express';
import { LRUCache } from 'lru-cache';
import { type CachedResponse, type SendOptions } from './cache/cached-response.ts';
import { type CacheableRead, type ReadResolver, type ResponseCache } from './cache/response-cache.ts';
import { maxOpenBodies, OpenBodiesPerClient } from './limits/open-per-client.ts';
import { busySeconds, LimitError, TooManyRequests } from './limits/rate-limits.ts';
import { type maintenanceHandler, isClosed, type Maintenance } from './maintenance-mode.ts';
import { answerProblem } from './routing/answer-problem.ts';
import { answerRefusedPage } from './refused-pages.ts';
import { clientAddress, decodePath, isPageRequest, splitUrl, urlError } from './routing/request-head.ts';
import { isPreviewAddress } from './words/preview.ts';

/**
 * Traces a request that is not answered from the cache; `answer` returns the route. Each request begins a new trace:
 * the visitor's traceparent header is ignored, because anybody could force sampling and join foreign traces.
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
/** Number of addresses whose read is cached, and the length of the longest one. */
const maxResolved = 5_000;
const maxResolvedLength = 512;

/**
 * HTTP methods with their own value of the metrics label `method`. The rest share the value `other`, because Node knows
 * 35 methods and each would be a separate series.
 */
const servedMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The path of the matched route, which Express stores on the request; `other` if no route matched. */
const mountedPath = (request: IncomingMessage & { route?: { path?: unknown } }): string =>
  typeof request.route?.path === 'string' ? request.route.path : 'other';

/**
 * The beginning of a path for the log. The rest is left out, because it may contain a name or a token (S-2.41). The
 * path is decoded first, because an encoded slash would hide where the rest begins.
 */
function loggedPath(path: string): string {
  const decoded = decodePath(path) ?? '';
  const [begin = '/'] = /^\/[\p{L}\p{N}_.-]*/u.exec(decoded) ?? [];
  return `${begin.slice(0, 100)}${begin === decoded ? '' : '/…'}`;
}

export interface HandlerSettings {
  readonly app: Express;
  readonly cache: ResponseCache;
  /** Finds the read of an address; the first match wins. */
  readonly resolvers: readonly ReadResolver[];
  /** The page for a client above a limit; undefined if apps/web is not built. */
  readonly limitErrorPage: (reason: LimitError['reason']) => CachedResponse | undefined;
  readonly maintenance: Maintenance;
  readonly answerClosed: ReturnType<typeof maintenanceHandler>;
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly trustedHops: number;
  readonly log: Log;
}

/**
 * Handles every request: assigns the id, refuses oversized addresses, answers public reads from the cache, and passes
 * all other requests to Express with trusted forwarding headers.
 */
export function requestHandler(settings: HandlerSettings): RequestListener {
  const { app, cache, resolvers, limitErrorPage, maintenance, answerClosed } = settings;
  const { securityHeaders, trustedHops, log } = settings;
  let hasWarned = false;
  /**
   * Warns about a proxy that is missing in TRUST_PROXY, because all visitors would share its address. Logged once,
   * because any client may send the header.
   */
  function warnOfProxy({ headers }: IncomingMessage): void {
    if (hasWarned || trustedHops > 0 || headers['x-forwarded-for'] === undefined) return;
    hasWarned = true;
    log.warn(
      'X-Forwarded-For is ignored, because TRUST_PROXY is 0: behind a proxy all visitors are one client',
    );
  }

  /** Reads by address, so that the address of a cached response is not parsed again. */
  const resolved = new LRUCache<string, CacheableRead>({ max: maxResolved });

  function resolve(url: string): CacheableRead | undefined {
    const { path, search } = splitUrl(url);
    for (const resolver of resolvers) {
      const read = resolver(path, search);
      if (read) return read;
    }
    return undefined;
  }

  const openBodies = new OpenBodiesPerClient(maxOpenBodies);

  /**
   * Counts a request body that is still being received under its client until it is complete or the connection
   * closes. Throws TooManyRequests if the client uploads too many at once.
   */
  async function countBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
    if (length === '0' && encoding === undefined) return;
    // A small body arrives together with the head and is complete after this turn of the event loop.
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

  function observe(response: ServerResponse, route: string, cacheState: string, since: number): void {
    const { method = '' } = response.req;
    httpDuration.observe(
      {
        method: servedMethods.has(method) ? method : 'other',
        route,
        status: response.statusCode,
        cache: cacheState,
      },
      (performance.now() - since) / 1_000,
    );
  }

  /** Sets the headers that cached responses already contain. */
  const setHeaders = (response: ServerResponse, requestId: string) => {
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  };

  /** Returns whether the response was sent; false if its encoding is not made yet. */
  function send(
    request: IncomingMessage,
    response: ServerResponse,
    cached: CachedResponse,
    options: SendOptions,
  ): boolean {
    const status = cached.send(request, response, options);
    if (status === 404) {
      log.info({ path: loggedPath(splitUrl(request.url ?? '/').path) }, 'page not found');
    }
    return status !== undefined;
  }

  /** Loads the response or makes its encoding, then sends it. */
  async function loadAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    read: CacheableRead,
    requestId: string,
    cachedResponse: CachedResponse | undefined,
  ): Promise<void> {
    const disconnected = new AbortController();
    response.once('close', () => {
      if (!response.writableFinished) disconnected.abort();
    });
    try {
      const cached =
        cachedResponse ?? (await cache.load(read, clientAddress(request, trustedHops), disconnected.signal));
      await cache.encode(read.key, cached, request);
      send(request, response, cached, { requestId });
    } catch (error) {
      if (disconnected.signal.aborted) return;
      const page = read.isPage && error instanceof LimitError ? limitErrorPage(error.reason) : undefined;
      if (page && error instanceof LimitError) {
        await page.encode(request);
        send(request, response, page, { requestId, retryAfterSeconds: error.retryAfterSeconds });
        return;
      }
      setHeaders(response, requestId);
      answerProblem(response, error, log);
    }
  }

  return (request, response) => {
    const since = performance.now();
    warnOfProxy(request);
    const receivedId = request.headers['x-request-id'];
    const requestId =
      typeof receivedId === 'string' && requestIdPattern.test(receivedId) ? receivedId : newRequestId();
    const url = request.url ?? '/';
    const invalid = urlError(url);
    if (invalid) {
      setHeaders(response, requestId);
      if (isPageRequest(request)) answerRefusedPage(response, invalid.problem);
      else answerProblem(response, invalid, log);
      observe(response, 'refused', 'none', since);
      return;
    }
    if (maintenance.isOn && isClosed(url)) {
      answerClosed(request, response, requestId);
      observe(response, 'maintenance', 'none', since);
      return;
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const resolvedRead = isRead ? resolved.get(url) : undefined;
    const publicRead = resolvedRead ?? (isRead ? resolve(url) : undefined);
    // Express answers previews of pages, which are neither cached nor shared.
    const read = publicRead?.isPage && isPreviewAddress(url) ? undefined : publicRead;
    const cached = read && cache.get(read.key);
    // Stores only addresses whose response is cached, so that arbitrary addresses cannot push them out.
    if (cached && !resolvedRead && url.length <= maxResolvedLength) resolved.set(url, read);
    if (cached && send(request, response, cached, { requestId })) {
      observe(response, read.route, 'hit', since);
      return;
    }
    void runWithRequestId(requestId, () =>
      inRequestSpan(request, response, requestId, async () => {
        if (read) {
          await loadAndSend(request, response, read, requestId, cached);
          // A client that disconnected during the wait got no response, so that the metrics leave this request out.
          if (response.headersSent) observe(response, read.route, cached ? 'hit' : 'miss', since);
          return read.route;
        }
        setHeaders(response, requestId);
        try {
          await countBody(request, response);
        } catch (error) {
          answerProblem(response, error, log);
          observe(response, 'refused', 'none', since);
          return 'refused';
        }
        // From here on, the header contains only the trusted address (routing/request-head.ts, readCaller).
        request.headers['x-forwarded-for'] = clientAddress(request, trustedHops);
        request.headers['x-request-id'] = requestId;
        return new Promise((finish) => {
          response.once('close', () => {
            const route = mountedPath(request);
            observe(response, route, 'none', since);
            finish(route);
          });
          app(request, response);
        });
      }),
    );
  };
}
