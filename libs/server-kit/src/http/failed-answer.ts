import { Problem } from '@estate/contracts/problem';
import { ProblemError } from './problem-error.ts';
import { type Dispatcher } from 'undici';

/** The problem in the body of an error response, or `unreadable-answer` if the body contains none. */
export async function problemOf({ body }: Pick<Dispatcher.ResponseData, 'body'>): Promise<ProblemError> {
  const { data } = Problem.safeParse(await body.json().catch(() => undefined));
  if (!data) return new ProblemError('unreadable-answer');
  const { code, detail, errors } = data;
  return new ProblemError(code, { detail, ...(errors ? { errors } : {}) });
}
