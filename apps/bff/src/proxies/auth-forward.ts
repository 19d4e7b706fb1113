import { authRequestHeaders, authResponseHeaders } from '@estate/contracts/identity/auth-calls';
import { type HttpClient } from '@estate/server-kit/http/http-client';
import { type Request, type Response } from 'express';

const waitMs = 10_000;

/** Forwards authentication calls to identity over private HTTP. Only listed headers pass in either direction. */
export class AuthForward {
  constructor(private readonly identity: HttpClient) {}

  /** Forwards the call with `body` as JSON and writes identity's response. */
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

  private request(request: Request, body: unknown): ReturnType<HttpClient['request']> {
    const headers: Record<string, string> = {};
    for (const name of authRequestHeaders) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    if (body !== undefined) headers['content-type'] = 'application/json';
    return this.identity.request(request.path, {
      method: request.method as 'GET' | 'POST',
      headers,
      signal: AbortSignal.timeout(waitMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
}
