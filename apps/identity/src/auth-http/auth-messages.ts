import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Problem, problem, type ProblemCode, fieldProblems } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/problem-error';
import { readJson } from '@estate/server-kit/read-body';
import { z } from 'zod';
import { type Auth } from '../auth/auth.ts';

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
  return { headers, body: await readJson(request, maxBodyBytes) };
}

/** Sends a response of better-auth, or one of the same shape. */
export async function send(response: ServerResponse, answered: Response): Promise<void> {
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' };
  for (const [name, value] of answered.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()));
}

/** A problem response in the site's own words. */
export function refusal(failure: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(failure), {
    status: failure.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

/** What get-session answers without a live session. */
export const nobody = (): Response =>
  new Response('null', { headers: { 'Content-Type': 'application/json' } });

/**
 * Keeps only the contract's fields of better-auth's response. better-auth puts the session token into most responses
 * and into a header, where scripts of the page could read it despite the HttpOnly cookie.
 */
export async function shown(
  answered: Response,
  contract: z.ZodType,
  options: { headers?: Record<string, string>; withCookies: boolean },
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', ...options.headers });
  if (options.withCookies) {
    for (const cookie of answered.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  }
  return new Response(JSON.stringify(contract.parse(await answered.json())), { headers });
}

const Failure = z.object({ code: z.string() }).catch({ code: '' });

/** The error code of better-auth's response. */
export async function failureCode(answered: Response): Promise<string> {
  return Failure.parse(await answered.json().catch(() => null)).code;
}

/** Replaces better-auth's English errors with the site's German ones. */
export function refusalOf(status: number, unauthorised: ProblemCode): Response {
  if (status === 401) return refusal(problem(unauthorised));
  if (status === 403) return refusal(problem('foreign-origin'));
  return refusal(problem(status >= 500 ? 'unavailable' : 'invalid-input'));
}

/** A call without a cookie comes from a script; its response must not set a cookie either. */
export const isBrowser = ({ headers }: AuthCall): boolean => headers.has('cookie');

/** Browsers send `Origin` with every POST, so scripts of a page cannot request a token. */
const wantsToken = ({ headers }: AuthCall) => headers.get('x-token') === 'bearer' && !headers.has('origin');

export const clientOf = ({ headers }: AuthCall): string => headers.get('x-forwarded-for') ?? '';

/** Calls better-auth with POST if there is a body, otherwise with GET. */
export function ask(auth: Auth, { headers }: AuthCall, path: string, body?: unknown): Promise<Response> {
  const url = new URL(`/api/auth/${path}`, auth.options.baseURL);
  if (body === undefined) return auth.handler(new Request(url, { headers }));
  const typed = new Headers(headers);
  typed.set('content-type', 'application/json');
  return auth.handler(new Request(url, { method: 'POST', headers: typed, body: JSON.stringify(body) }));
}

export function read<Contract extends z.ZodType>(contract: Contract, body: unknown): z.output<Contract> {
  const input = contract.safeParse(body);
  if (input.success) return input.data;
  throw new ProblemError('invalid-input', { errors: fieldProblems(input.error) });
}

/** Answers with a new session: as a cookie, or as a token for a script that asked for it. */
export function signedIn(call: AuthCall, answered: Response, contract: z.ZodType): Promise<Response> {
  const token = answered.headers.get('set-auth-token');
  return wantsToken(call) && token
    ? shown(answered, contract, { headers: { 'Set-Auth-Token': token }, withCookies: false })
    : shown(answered, contract, { withCookies: true });
}
