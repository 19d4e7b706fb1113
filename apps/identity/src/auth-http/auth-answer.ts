import { type Problem, problem, type ProblemCode } from '@estate/contracts/problem';
import { z } from 'zod';

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
