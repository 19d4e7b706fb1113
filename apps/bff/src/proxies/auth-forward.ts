import { authRequestHeaders, authResponseHeaders } from '@estate/contracts/identity/auth-calls';
import { type HttpClient } from '@estate/server-kit/http-client';
import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { contextHeaders } from '@estate/server-kit/request-context';
import { type Request, type Response } from 'express';

const waitMs = 10_000;

/** Forwards authentication calls to identity over private HTTP. Only listed headers pass in either direction. */
export class AuthForward {
  constructor(
    private readonly identity: HttpClient,
    private readonly log: Log,
  ) {}

  /**
   * Forwards the call with `body` as JSON and writes identity's response; rejects with `unavailable` if there is
   * none.
   */
  async forward(request: Request, response: Response, body?: unknown): Promise<undefined> {
    const answer = await this.request(request, body);
    for (const name of authResponseHeaders) {
      const value = answer.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    response
      .status(answer.statusCode)
      .setHeader('cache-control', 'no-store')
      .end(Buffer.from(await answer.body.arrayBuffer()));
  }

  private async request(request: Request, body: unknown): ReturnType<HttpClient['request']> {
    const headers: Record<string, string> = contextHeaders();
    for (const name of authRequestHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      return await this.identity.request(request.path, {
        method: request.method as 'GET' | 'POST',
        headers,
        signal: AbortSignal.timeout(waitMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (err) {
      this.log.warn({ err }, 'identity not reachable over HTTP');
      throw new ProblemError('unavailable', { cause: err });
    }
  }
}
