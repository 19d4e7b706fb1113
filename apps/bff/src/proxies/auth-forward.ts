import { type Log } from '@estate/server-kit/log';
import { ProblemError } from '@estate/server-kit/problem-error';
import { currentRequestId } from '@estate/server-kit/request-context';
import { type Request, type Response } from 'express';

const passedOn = [
  'cookie',
  'authorization',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'x-token',
];
const passedBack = ['content-type', 'retry-after', 'set-auth-token'];
const waitMs = 10_000;

/** Forwards calls of better-auth to identity over private HTTP and returns the answers unchanged. */
export class AuthForward {
  constructor(
    private readonly identityUrl: string,
    private readonly log: Log,
  ) {}

  /** Sends the call on, with `body` as JSON, and writes identity's answer; 503 if there is none. */
  async forward(request: Request, response: Response, body?: unknown): Promise<undefined> {
    const answer = await this.ask(request, body);
    for (const name of passedBack) {
      const value = answer.headers.get(name);
      if (value !== null) response.setHeader(name, value);
    }
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    response
      .status(answer.status)
      .setHeader('cache-control', 'no-store')
      .end(Buffer.from(await answer.arrayBuffer()));
  }

  private async ask(request: Request, body: unknown): Promise<globalThis.Response> {
    const headers = new Headers({ 'x-request-id': currentRequestId() ?? '' });
    for (const name of passedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    if (body !== undefined) headers.set('content-type', 'application/json');
    try {
      return await fetch(new URL(request.path, this.identityUrl), {
        method: request.method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(waitMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    } catch (err) {
      this.log.warn({ err }, 'identity not reachable over HTTP');
      throw new ProblemError('unavailable', { cause: err });
    }
  }
}
