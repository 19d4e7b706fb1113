import { type ServerResponse } from 'node:http';
import { problem, type FieldProblem, type Problem, type ProblemCode } from '@estate/contracts/problem';

/**
 * An error with a German text for people. The code that checks a rule throws it, and RPC passes it unchanged between
 * processes.
 */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(
    code: ProblemCode,
    options: { detail?: string; errors?: FieldProblem[]; cause?: unknown } = {},
  ) {
    const body = problem(code, options);
    super(`${code}: ${body.detail}`, { cause: options.cause });
    this.name = 'ProblemError';
    this.problem = body;
  }
}

// Errors are matched by name and text, because processes without mongoose and ioredis use this file too.
const storeFaults =
  /^(MongoServerSelection|MongoNetwork|MongoNetworkTimeout|MongoNotConnected|MongoPoolCleared|MongoTopologyClosed|PoolClearedOnNetwork|MaxRetriesPerRequest|MongooseServerSelection)Error$/;
const storeFaultTexts =
  /buffering timed out|before initial connection is complete|Stream isn't writeable|Connection is closed|Command timed out|ECONNREFUSED/;

/** Replies of a Redis that is reached and takes no writes: full, read-only, without its disk, or just starting. */
const redisRefusals = /\b(OOM|READONLY|MISCONF|LOADING|MASTERDOWN|NOREPLICAS|CLUSTERDOWN|TRYAGAIN)\b/;

/**
 * Returns a ProblemError `unavailable` if a database driver reports that the database cannot be reached or takes no
 * writes; otherwise undefined.
 */
export function asUnavailable(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error)) return undefined;
  const isStoreFault =
    storeFaults.test(error.name) ||
    storeFaultTexts.test(error.message) ||
    (error.name === 'ReplyError' && redisRefusals.test(error.message));
  return isStoreFault ? new ProblemError('unavailable', { cause: error }) : undefined;
}

/** The problem for the response to any thrown value. Unknown errors become `internal` without details. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return (asUnavailable(error) ?? new ProblemError('internal')).problem;
}

/** Sends a problem as the response (RFC 9457), without waiting for the rest of an unread request body. */
export function sendProblem(response: ServerResponse, error: unknown): void {
  const problem = toProblem(error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!response.req.complete) response.setHeader('connection', 'close');
  if (problem.status === 503) response.setHeader('retry-after', '2');
  response.writeHead(problem.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(problem));
}
