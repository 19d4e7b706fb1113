import { problems } from '@estate/contracts/problems';
import { ApiError, ownTexts } from '../api/problem.ts';

const texts: Readonly<Record<ApiError['code'], string | { title: string }>> = { ...problems, ...ownTexts };

const textOf = (code: ApiError['code']): string => {
  const text = texts[code];
  return typeof text === 'string' ? text : text.title;
};

/** What a form says about a failed call: the text of its code, or the server's detail if it says more than the code. */
export const problemText = (error: Error): string =>
  error instanceof ApiError ? (error.detail ?? textOf(error.code)) : error.message;
