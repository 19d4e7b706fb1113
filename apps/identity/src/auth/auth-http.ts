import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { problem } from '@estate/contracts/problem';
import { type Log } from '@estate/server-kit/log';
import { toProblem } from '@estate/server-kit/problem-error';
import { newRequestId, runWithRequestId } from '@estate/server-kit/request-context';
import { refusal } from './auth-answer.ts';
import { type AuthCalls } from './auth-calls.ts';

const maxBodyBytes = 16 * 1024;

/** Private HTTP of identity: what AuthCalls serves, for the BFF. */
export function createAuthHttp(calls: AuthCalls, log: Log): Server {
  return createServer((request, response) => {
    const requestId = request.headers['x-request-id'];
    void runWithRequestId(typeof requestId === 'string' ? requestId : newRequestId(), async () => {
      try {
        await send(response, await answer(calls, request));
      } catch (error) {
        const failure = toProblem(error);
        if (failure.status >= 500) log.error({ err: error }, 'auth call failed');
        await send(response, refusal(failure));
      }
    });
  });
}

async function answer(calls: AuthCalls, request: IncomingMessage): Promise<Response> {
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  const served = Object.hasOwn(calls.served, pathname) ? calls.served[pathname] : undefined;
  if (!served) return refusal(problem('not-found'));
  if (request.method !== served.method) {
    return refusal(problem('method-not-allowed'), { Allow: served.method });
  }
  const body = await readBody(request);
  if (body === null) return refusal(problem('too-large'));
  return served.answer({ path: pathname, headers: webHeaders(request), body: parseJson(body) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  return size > maxBodyBytes ? null : Buffer.concat(chunks).toString('utf8');
}

function webHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const name of [
    'cookie',
    'authorization',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-token',
  ]) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const [name, value] of answered.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()));
}
