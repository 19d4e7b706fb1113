import { problems } from '@estate/contracts/problems';
import { ApiError } from './problem.ts';

/** Null for failures that this app describes itself. */
const texts: Readonly<Record<ApiError['code'], { title: string } | null>> = {
  ...problems,
  unreachable: null,
  unreadable: null,
};

/** German text of a failed call: the text of its code, or the server's detail if it says more than the code. */
export const problemText = (error: Error): string =>
  (error instanceof ApiError && error.message === error.title && texts[error.code]?.title) || error.message;
