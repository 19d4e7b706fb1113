import { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { type Log } from '@estate/server-kit/log';
import { httpDuration } from '@estate/server-kit/metrics';
import { newRequestId, runWithRequestId } from '@estate/server-kit/request-context';
import { type Express } from 'express';
import { LRUCache } from 'lru-cache';
import { type AnswerCache } from './answer-cache/answer-cache.ts';
import { type ReadyAnswer, sendReady } from './answer-cache/ready-answer.ts';
import { type Source, type Target } from './answer-cache/shared-reads.ts';
import { answerProblem } from './routing/answer-problem.ts';
import { ownForwardingHeaders } from './routing/client-address.ts';
import { splitUrl } from './routing/read-input.ts';

const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;
const mostNames = 5_000;
const longestNamed = 512;

interface Named {
  readonly target: Target;
  readonly search: string;
}

/** Express notes on the request which route took it. */
const mountedPath = (request: IncomingMessage & { route?: { path?: unknown } }): string =>
  typeof request.route?.path === 'string' ? request.route.path : 'other';

export interface FrontDoorSettings {
  readonly app: Express;
  readonly cache: AnswerCache;
  readonly sources: readonly Source[];
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly trustedHops: number;
  readonly publicUrl: URL;
  readonly log: Log;
}

/**
 * What every request meets first: it gets its id, public reads are answered from memory without Express, and the rest
 * goes on with our own forwarding headers and nobody else's.
 */
export function frontDoor(settings: FrontDoorSettings): RequestListener {
  const { app, cache, sources, securityHeaders, trustedHops, publicUrl, log } = settings;
  const names = new LRUCache<string, Named>({ max: mostNames });

  function targetOf(url: string): Named | undefined {
    const known = names.get(url);
    if (known) return known;
    const { path, search } = splitUrl(url);
    for (const source of sources) {
      const target = source(path, search);
      if (!target) continue;
      const named = { target, search };
      if (url.length <= longestNamed) names.set(url, named);
      return named;
    }
    return undefined;
  }

  const observe = (response: ServerResponse, route: string, cached: string, since: number) =>
    httpDuration.observe(
      { method: response.req.method ?? '', route, status: response.statusCode, cache: cached },
      (performance.now() - since) / 1_000,
    );

  /** Headers that the cache already holds with its answers. */
  const setHeaders = (response: ServerResponse, requestId: string) => {
    response.setHeader('x-request-id', requestId);
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  };

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    ready: ReadyAnswer,
    about: { requestId: string; search: string },
  ): void {
    const status = sendReady(request, response, ready, about);
    // The attempted path is logged (staff-area §2, 404 page).
    if (status === 404) log.info({ path: request.url?.slice(0, 200) }, 'page not found');
  }

  async function makeAndSend(
    request: IncomingMessage,
    response: ServerResponse,
    { target, search }: Named,
    requestId: string,
  ): Promise<void> {
    try {
      send(request, response, await cache.answer(target.key, target.make), { requestId, search });
    } catch (error) {
      setHeaders(response, requestId);
      answerProblem(response, error, log);
    }
  }

  return (request, response) => {
    const since = performance.now();
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && requestIdPattern.test(given) ? given : newRequestId();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const named = isRead ? targetOf(request.url ?? '/') : undefined;
    const kept = named && cache.find(named.target.key);
    if (kept) {
      send(request, response, kept, { requestId, search: named.search });
      observe(response, named.target.route, 'hit', since);
      return;
    }
    void runWithRequestId(requestId, async () => {
      if (named) {
        await makeAndSend(request, response, named, requestId);
        observe(response, named.target.route, 'miss', since);
        return;
      }
      ownForwardingHeaders(request, trustedHops, publicUrl);
      request.headers['x-request-id'] = requestId;
      setHeaders(response, requestId);
      response.once('close', () => observe(response, mountedPath(request), 'none', since));
      app(request, response);
    });
  };
}
