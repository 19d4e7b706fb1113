import { problem, type FieldProblem, type Problem, type ProblemCode } from '@estate/contracts/problem';

/** A failure with a German text fit to show; thrown where the rule is and carried as it is across processes. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(
    code: ProblemCode,
    options: { detail?: string; errors?: FieldProblem[]; cause?: unknown } = {},
  ) {
    const shown = problem(code, options);
    super(`${code}: ${shown.detail}`, { cause: options.cause });
    this.name = 'ProblemError';
    this.problem = shown;
  }
}

// By name and text: this file is for processes without mongoose or ioredis too.
const storeFaults =
  /^(MongoServerSelection|MongoNetwork|MongoNetworkTimeout|MongoNotConnected|MongoPoolCleared|MongoTopologyClosed|PoolClearedOnNetwork|MaxRetriesPerRequest|MongooseServerSelection)Error$/;
const storeFaultTexts =
  /buffering timed out|before initial connection is complete|Stream isn't writeable|Connection is closed|Command timed out|ECONNREFUSED/;

/** `unavailable`, if this is how a driver says that its store cannot be reached; otherwise undefined. */
export function asUnavailable(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error)) return undefined;
  const isStoreFault = storeFaults.test(error.name) || storeFaultTexts.test(error.message);
  return isStoreFault ? new ProblemError('unavailable', { cause: error }) : undefined;
}

/** What to answer for any thrown thing; unknown ones become `internal` and show nothing of themselves. */
export function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  return (asUnavailable(error) ?? new ProblemError('internal')).problem;
}
