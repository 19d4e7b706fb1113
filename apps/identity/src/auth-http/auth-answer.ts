import { type Problem, problem, type ProblemCode } from '@estate/contracts/problem';
import { z } from 'zod';

/** A refusal as the site words it. */
export function refusal(about: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(about), {
    status: about.status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

/**
 * Of what better-auth answered only the fields of the contract: it puts the session's token into most of its answers and
 * into a header, where scripts of the page could read what the HttpOnly cookie hides from them.
 */
export async function shown(
  answered: Response,
  contract: z.ZodType,
  about: { headers?: Record<string, string>; withCookies: boolean },
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', ...about.headers });
  if (about.withCookies) {
    for (const cookie of answered.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  }
  return new Response(JSON.stringify(contract.parse(await answered.json())), { headers });
}

const Failure = z.object({ code: z.string() }).catch({ code: '' });

/** Why better-auth refused. */
export async function failureCode(answered: Response): Promise<string> {
  return Failure.parse(await answered.json().catch(() => null)).code;
}

/** better-auth refuses in English; people get ours. */
export function refusalOf(status: number, unauthorised: ProblemCode): Response {
  if (status === 401) return refusal(problem(unauthorised));
  if (status === 403) return refusal(problem('foreign-origin'));
  return refusal(problem(status >= 500 ? 'unavailable' : 'invalid-input'));
}
