import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError, toProblem } from '@estate/server-kit/http/problem-error';
import { isRedisReady, redisReady } from '@estate/server-kit/stores/redis';
import { type Redis } from 'ioredis';
import { plainPage } from './pages/plain-page.ts';
import { isNativeForm } from './routing/answer-problem.ts';
import { isPageRequest, splitUrl } from './routing/request-head.ts';

/** Redis key; its value is `on` during maintenance (docs/upgrade.md, Maintenance page). */
export const maintenanceKey = 'bff-maintenance';
export const maintenancePollMs = 2_000;

/**
 * Whether the site is closed for maintenance. Redis is polled every two seconds; while Redis is down, the last state
 * stays.
 */
export class Maintenance {
  isOn = false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly log: Log,
  ) {}

  /** Reads the state for the first time, without waiting long for Redis, and starts polling. */
  async follow(intervalMs = maintenancePollMs): Promise<void> {
    if (await redisReady(this.redis)) await this.read();
    this.timer = setInterval(() => void this.read(), intervalMs).unref();
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async read(): Promise<void> {
    if (!isRedisReady(this.redis)) return;
    try {
      const isOn = (await this.redis.get(maintenanceKey)) === 'on';
      if (isOn !== this.isOn) this.log.info({ maintenance: isOn }, 'maintenance page is switched');
      this.isOn = isOn;
    } catch (err) {
      this.log.debug({ err }, 'the state of maintenance is not readable');
    }
  }
}

const maintenancePage = (): string =>
  plainPage({
    title: 'Wartung',
    heading: 'Wir sind gleich wieder da',
    text: 'Unsere Website wird gerade gewartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  });

const retryAfter = '300';

/**
 * The back office with its assets and sign-in, and the health probes stay open, so that staff can check the site
 * before visitors return.
 */
const openPaths =
  /^\/(?:(?:admin|api\/admin|api\/auth|anmeldung|assets|icons)(?:\/|$)|(?:healthz|readyz|favicon\.svg)$)/;

const problem = toProblem(
  new ProblemError('unavailable', {
    detail: 'Unsere Website wird gerade gewartet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  }),
);

/** Whether the address is closed during maintenance. */
export const isClosed = (url: string): boolean => !openPaths.test(splitUrl(url).path);

/**
 * Returns the handler for closed addresses: an HTML page for page requests and native forms, problem+json for API
 * calls. Both bodies are made once.
 */
export function maintenanceHandler(securityHeaders: Readonly<Record<string, string>>) {
  const answers = {
    page: { type: 'text/html; charset=utf-8', body: Buffer.from(maintenancePage()) },
    call: { type: 'application/problem+json; charset=utf-8', body: Buffer.from(JSON.stringify(problem)) },
  };
  return (request: IncomingMessage, response: ServerResponse, requestId: string): void => {
    const { type, body } = answers[isPageRequest(request) || isNativeForm(request) ? 'page' : 'call'];
    response.writeHead(503, {
      ...securityHeaders,
      'x-request-id': requestId,
      'retry-after': retryAfter,
      'cache-control': 'no-store',
      'content-type': type,
      'content-length': String(body.length),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
