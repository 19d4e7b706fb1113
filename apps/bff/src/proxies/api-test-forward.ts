import { pipeline } from 'node:stream/promises';
import { type ApiTest, apiTestPath, maxApiTestBytes } from '@estate/contracts/crm-sync/api-test';
import { problemOf } from '@estate/server-kit/failed-answer';
import { type HttpClient } from '@estate/server-kit/http-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type Response } from 'express';

/** crm-sync waits up to 10 s for its rate limit at the CRM and 30 s for the CRM's response. */
const waitMs = 45_000;

/**
 * Streams the results of API tests from crm-sync's private HTTP without parsing them, because they can have several
 * MB.
 */
export class ApiTestForward {
  constructor(
    private readonly crmSync: HttpClient,
    private readonly log: Log,
  ) {}

  /**
   * Writes the ApiTestResult. Rejects with crm-sync's problem, or with `unreadable-answer` if the result is too large.
   */
  async send(test: ApiTest, response: Response): Promise<undefined> {
    const answer = await this.crmSync.request(apiTestPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(test),
      signal: AbortSignal.timeout(waitMs),
    });
    if (answer.statusCode !== 200) throw await problemOf(answer);
    const length = Number(answer.headers['content-length'] ?? Infinity);
    if (length > maxApiTestBytes) {
      answer.body.destroy();
      throw new ProblemError('unreadable-answer');
    }
    response.status(200).set({
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(length),
      'cache-control': 'no-store',
    });
    // The pipeline fails when the browser disconnects or the response is cut off. The connection is closed then, and
    // no problem is sent.
    await pipeline(answer.body, response).catch((err: unknown) => {
      this.log.warn({ err }, 'API test not sent to its end');
    });
  }
}
