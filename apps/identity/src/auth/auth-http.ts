import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { fieldProblems, type Problem, problem, type ProblemCode } from '@estate/contracts/problem';
import { type Log } from '@estate/server-kit/log';
import { toProblem } from '@estate/server-kit/problem-error';
import { newRequestId, runWithRequestId } from '@estate/server-kit/request-context';
import { z } from 'zod';
import { type Auth } from './auth.ts';
import { type SignInLimit } from './sign-in-limit.ts';

/** What better-auth serves behind the BFF; anything else under /api/auth does not exist (architecture.md, Public paths). */
const served: Readonly<Record<string, string>> = {
  '/api/auth/sign-in/email': 'POST',
  '/api/auth/sign-out': 'POST',
  '/api/auth/get-session': 'GET',
  '/api/auth/change-password': 'POST',
};

const maxBodyBytes = 16 * 1024;

const Credentials = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Bitte geben Sie Ihre E-Mail-Adresse ein.')
    .max(254, 'Diese E-Mail-Adresse ist zu lang.'),
  password: z.string().min(1, 'Bitte geben Sie Ihr Passwort ein.').max(128, 'Dieses Passwort ist zu lang.'),
});

/** Private HTTP of identity: better-auth's four calls, with our German problems in place of its errors. */
export function createAuthHttp(auth: Auth, limit: SignInLimit, log: Log): Server {
  return createServer((request, response) => {
    const requestId = request.headers['x-request-id'];
    void runWithRequestId(typeof requestId === 'string' ? requestId : newRequestId(), async () => {
      try {
        await send(response, await answer(auth, limit, request));
      } catch (error) {
        log.error({ err: error }, 'auth call failed');
        await send(response, refusal(toProblem(error)));
      }
    });
  });
}

async function answer(auth: Auth, limit: SignInLimit, request: IncomingMessage): Promise<Response> {
  const { pathname } = new URL(request.url ?? '/', 'http://identity');
  const method = served[pathname];
  if (!method) return refusal(problem('not-found'));
  if (request.method !== method) return refusal(problem('method-not-allowed'), { Allow: method });
  const body = await readBody(request);
  if (body === null) return refusal(problem('too-large'));
  const call = new Request(new URL(request.url ?? '/', auth.options.baseURL), {
    method,
    headers: webHeaders(request),
    ...(method === 'POST' ? { body } : {}),
  });
  return pathname === '/api/auth/sign-in/email'
    ? signIn(auth, limit, call, body)
    : translate(await auth.handler(call));
}

async function signIn(auth: Auth, limit: SignInLimit, call: Request, body: string): Promise<Response> {
  const credentials = Credentials.safeParse(parseJson(body));
  if (!credentials.success) {
    return refusal(problem('invalid-input', { errors: fieldProblems(credentials.error) }));
  }
  const client = call.headers.get('x-forwarded-for') ?? 'unknown';
  const { email } = credentials.data;
  const wait = (await limit.takeTry('client', client)) ?? (await limit.takeTry('account', email));
  if (wait !== null) return refusal(tooManyTries, { 'Retry-After': String(wait) });
  const answered = await auth.handler(call);
  if (answered.ok) await Promise.all([limit.forget('account', email), limit.forget('client', client)]);
  // A malformed address is no account either: the same answer for both tells nothing about who has one.
  return answered.status === 400
    ? refusal(problem('wrong-credentials'))
    : translate(answered, 'wrong-credentials');
}

const tooManyTries = problem('too-many-requests', {
  detail: 'Zu viele Anmeldeversuche. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
});

const changeRefusals: Readonly<Record<string, string>> = {
  INVALID_PASSWORD: 'Das bisherige Passwort ist falsch.',
  PASSWORD_TOO_SHORT: 'Das neue Passwort braucht mindestens 12 Zeichen.',
  PASSWORD_TOO_LONG: 'Das neue Passwort darf höchstens 128 Zeichen haben.',
};

/** better-auth answers `{code, message}` in English; people get ours. */
async function translate(answered: Response, unauthorised: ProblemCode = 'not-signed-in'): Promise<Response> {
  if (answered.ok) return answered;
  if (answered.status === 401) return refusal(problem(unauthorised));
  if (answered.status === 403) return refusal(problem('foreign-origin'));
  if (answered.status >= 500) return refusal(problem('unavailable'));
  const { code } = z
    .object({ code: z.string().default('') })
    .catch({ code: '' })
    .parse(parseJson(await answered.text()));
  const detail = changeRefusals[code];
  return refusal(problem('invalid-input', detail ? { detail } : {}));
}

function refusal(about: Problem, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(about), {
    status: about.status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
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
    'content-type',
    'cookie',
    'authorization',
    'origin',
    'referer',
    'user-agent',
    'x-forwarded-for',
  ]) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return headers;
}

async function send(response: ServerResponse, answered: Response): Promise<void> {
  const headers: Record<string, string | string[]> = { 'Cache-Control': 'no-store' };
  for (const [name, value] of answered.headers) if (name !== 'set-cookie') headers[name] = value;
  const cookies = answered.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(answered.status, headers).end(Buffer.from(await answered.arrayBuffer()));
}
