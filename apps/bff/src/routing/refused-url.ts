import { ProblemError } from '@estate/server-kit/problem-error';
import { splitUrl } from './read-input.ts';

/** Characters of a request's address, path and query together. */
export const maxUrlLength = 4 * 1024;
export const maxQueryFields = 50;

/**
 * Says why an address is refused regardless of its target: `uri-too-long` (414), or `invalid-input` (400) for too many
 * query fields. It runs first, so that no later code meets a longer address.
 */
export function refusedUrl(url: string): ProblemError | undefined {
  if (url.length > maxUrlLength) return new ProblemError('uri-too-long');
  const { search } = splitUrl(url);
  // The shortest field is one character and its `&`.
  if (search.length < 2 * maxQueryFields) return undefined;
  const fields = search.split('&').filter(Boolean);
  if (fields.length <= maxQueryFields) return undefined;
  return new ProblemError('invalid-input', {
    detail: `Die Adresse enthält zu viele Angaben. Bitte verwenden Sie höchstens ${maxQueryFields}.`,
  });
}
