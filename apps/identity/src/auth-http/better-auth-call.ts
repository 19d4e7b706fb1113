import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type z } from 'zod';
import { type Auth } from '../auth/auth.ts';
import { shown } from './auth-answer.ts';
import { type AuthCall } from './auth-message.ts';

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
