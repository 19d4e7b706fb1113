import { type Problem, problem, type ProblemCode } from '@estate/contracts/problem';
import { z } from 'zod';
import { type Auth } from '../auth/auth.ts';

/*
 * Translates between our API (contracts/identity/auth-calls.ts) and better-auth. Both have the same paths and request
 * bodies.
 */

export interface AuthRequest<Body = unknown> {
  readonly path: string;
  readonly headers: Headers;
  /** The body, validated by the call's contract. */
  readonly body: Body;
}

/** Calls better-auth's handler, with POST if there is a body, else with GET. */
export function callBetterAuth(auth: Auth, { path, headers }: AuthRequest, body?: object): Promise<Response> {
  const url = new URL(path, auth.options.baseURL);
  if (!body) return auth.handler(new Request(url, { headers }));
  const jsonHeaders = new Headers(headers);
  jsonHeaders.set('content-type', 'application/json');
  return auth.handler(new Request(url, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) }));
}

/**
 * Whether the call comes from a browser. A call without a cookie comes from a script, so its response sets no cookie.
 */
export const isBrowser = ({ headers }: AuthRequest): boolean => headers.has('cookie');

/**
 * Whether a script requests a bearer token. A web page must not get one; its requests are recognised by the header
 * `Origin`, which browsers send with every POST.
 */
const wantsToken = ({ headers }: AuthRequest) =>
  headers.get('x-token') === 'bearer' && !headers.has('origin');

export const clientAddressOf = ({ headers }: AuthRequest): string => headers.get('x-forwarded-for') ?? '';

/**
 * The response of better-auth with only the fields of the contract. better-auth also sends the session token in most
 * bodies and in a header, where JavaScript of the page could read it although the cookie is HttpOnly.
 */
export async function publicResponse(
  response: Response,
  contract: z.ZodType,
  options: { headers?: Record<string, string>; withCookies: boolean },
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', ...options.headers });
  if (options.withCookies) {
    for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  }
  return new Response(JSON.stringify(contract.parse(await response.json())), { headers });
}

/** The response with a new session: as a cookie, or as a token in a header for a script that requested one. */
export function sessionResponse(
  request: AuthRequest,
  response: Response,
  contract: z.ZodType,
): Promise<Response> {
  const token = response.headers.get('set-auth-token');
  return wantsToken(request) && token
    ? publicResponse(response, contract, { headers: { 'Set-Auth-Token': token }, withCookies: false })
    : publicResponse(response, contract, { withCookies: true });
}

/** The response of get-session if the caller has no valid session. */
export const noSessionResponse = (): Response =>
  new Response('null', { headers: { 'Content-Type': 'application/json' } });

const BetterAuthError = z.object({ code: z.string() }).catch({ code: '' });

export async function errorCode(response: Response): Promise<string> {
  return BetterAuthError.parse(await response.json().catch(() => null)).code;
}

/** Converts an error of better-auth to a problem with a German text. A 401 becomes the problem `unauthorised`. */
export function errorResponse(status: number, unauthorised: ProblemCode): Response {
  if (status === 401) return problemResponse(problem(unauthorised));
  if (status === 403) return problemResponse(problem('foreign-origin'));
  return problemResponse(problem(status >= 500 ? 'unavailable' : 'invalid-input'));
}

export function problemResponse(failure: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(failure), {
    status: failure.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}
