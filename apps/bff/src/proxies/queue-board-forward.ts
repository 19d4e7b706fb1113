import { pipeline } from 'node:stream/promises';
import { queueBoardPath } from '@estate/contracts/queues';
import { type HttpClient } from '@estate/server-kit/http/http-client';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Request, type Response } from 'express';

const waitMs = 10_000;

/**
 * Bull Board references a style sheet of Google, which this policy blocks; all other files come from this origin. Its
 * styles are inline, and its settings are a JSON script element, which is not executed.
 */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Forwards read requests of Bull Board to crm-sync's private HTTP. */
export class QueueBoardForward {
  constructor(
    private readonly crmSync: HttpClient,
    private readonly log: Log,
  ) {}

  /** Writes the board's answer; rejects with `not-found`, `invalid-input` or `unavailable`. */
  async send(request: Request, response: Response): Promise<undefined> {
    const url = new URL(request.originalUrl, 'http://crm-sync');
    if (url.pathname !== queueBoardPath && !url.pathname.startsWith(`${queueBoardPath}/`)) {
      throw new ProblemError('not-found');
    }
    const {
      statusCode: status,
      headers,
      body,
    } = await this.crmSync.request(url.pathname + url.search, {
      signal: AbortSignal.timeout(waitMs),
    });
    if (status !== 200) {
      await body.dump();
      if (status === 404) throw new ProblemError('not-found');
      throw new ProblemError(status < 500 ? 'invalid-input' : 'unavailable');
    }
    const isFile = url.pathname.startsWith(`${queueBoardPath}/static/`);
    response.status(200).set({
      'content-type': headers['content-type'] ?? 'application/octet-stream',
      'content-security-policy': contentPolicy,
      'cache-control': isFile ? 'private, max-age=3600' : 'no-store',
    });
    // The pipeline fails when the browser disconnects, which is no error.
    await pipeline(body, response).catch((err: unknown) => {
      this.log.debug({ err }, 'board of the queues not sent to its end');
    });
  }
}
