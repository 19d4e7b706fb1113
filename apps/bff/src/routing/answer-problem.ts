import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Problem } from '@estate/contracts/problem';
import { type Log } from '@estate/server-kit/observability/log';
import { ProblemError, toProblem } from '@estate/server-kit/http/problem-error';
import { busySeconds, LimitError } from '../limits/rate-limits.ts';
import { plainFormPage } from '../native-forms/plain-form-page.ts';

/**
 * Converts errors of Express and its body parser, which have a status. Their English messages are not sent to
 * visitors.
 */
function fromHttpError(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  if ('type' in error && error.type === 'entity.parse.failed') return new ProblemError('invalid-json');
  if (error.status === 413) return new ProblemError('too-large');
  if (error.status === 415) return new ProblemError('unsupported-media-type');
  return error.status === 400 ? new ProblemError('invalid-input', { cause: error }) : undefined;
}

/**
 * The problem for any thrown value; sets the headers that belong to it. Internal errors are logged. Overload is not,
 * because it would fill the log.
 */
export function problemForError(response: ServerResponse, error: unknown, log: Log): Problem {
  const known = fromHttpError(error) ?? error;
  const problem = toProblem(known);
  const isCrowd = problem.code === 'busy';
  const retryAfter =
    known instanceof LimitError ? known.retryAfterSeconds : isCrowd ? busySeconds : undefined;
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
  // The rest of the body was not read, so the connection cannot be reused for another request.
  const isUnread = problem.code === 'wrong-signature' && !response.req.complete;
  if (problem.code === 'too-large' || isUnread) response.setHeader('connection', 'close');
  if (problem.status >= 500 && !isCrowd) log.error({ err: error }, 'call failed');
  return problem;
}

/** Whether the body is a form that the browser sends without a script, so that a visitor reads the response. */
export const isNativeForm = ({ headers }: IncomingMessage): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** Writes any thrown value as problem+json; in response to a native form as a page. */
export function answerProblem(response: ServerResponse, error: unknown, log: Log): Problem {
  const problem = problemForError(response, error, log);
  const [type, body] = isNativeForm(response.req)
    ? ['text/html', plainFormPage(problem.detail)]
    : ['application/problem+json', JSON.stringify(problem)];
  response
    .writeHead(problem.status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(body);
  return problem;
}
