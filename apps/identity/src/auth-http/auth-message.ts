import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ProblemError } from '@estate/server-kit/problem-error';

const maxBodyBytes = 16 * 1024;

const passedHeaders = [
  'cookie',
  'authorization',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-token',
];

export interface AuthCall {
  readonly headers: Headers;
  /** The parsed JSON body; undefined if the body is not JSON. */
  readonly body: unknown;
}

/** Reads a request's call. Throws `too-large` for a body of more than 16 KB. */
export async function readCall(request: IncomingMessage): Promise<AuthCall> {
  const headers = new Headers();
  for (const name of passedHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return { headers, body: parseJson(await readBody(request)) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
  }
  if (size > maxBodyBytes) throw new ProblemError('too-large');
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends a response of better-auth, or one of the same shape. */
export async function send(response: ServerResponse, answered: Response): Promise<void> {
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const [name, value] of answered.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()));
}
