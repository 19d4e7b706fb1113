import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import germanTexts from 'zod/v4/locales/de.js';

const german = germanTexts();

/**
 * German messages for issues without a message in their contract, because zod's defaults are written for programmers.
 */
z.config({
  ...german,
  localeError: (issue) => {
    if (issue.code === 'invalid_type' || issue.code === 'invalid_value') {
      return issue.input === undefined || issue.input === ''
        ? 'Bitte füllen Sie dieses Feld aus.'
        : 'Diese Angabe ist hier nicht möglich.';
    }
    if (issue.code === 'unrecognized_keys') return 'Diese Angabe gibt es hier nicht.';
    return german.localeError(issue);
  },
});

/** Parses the input by its contract; throws `invalid-input` with a German message per field. */
export function readInput<Contract extends z.ZodType>(
  contract: Contract,
  input: unknown,
): z.output<Contract> {
  const result = contract.safeParse(input);
  if (result.success) return result.data;
  throw new ProblemError('invalid-input', { errors: fieldProblems(result.error) });
}

/** A flag of a query; absent is false. */
export const queryFlag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((flag) => flag === 'true');

/** Parses a query string. A repeated field becomes an array, so that no contract accepts it as a single value. */
export function readQuery(search: string): Record<string, string | string[]> {
  const query = new Map<string, [string, ...string[]]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const known = query.get(name);
    if (known) known.push(value);
    else query.set(name, [value]);
  }
  return Object.fromEntries(
    [...query].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

export const bodyLimit = 100 * 1024;

/**
 * Runs a body parser of Express. Rejects with `too-large` as soon as more than `limit` bytes are announced or
 * received, because the parser alone reads the whole body before it refuses it.
 */
export function parseBody(
  parse: RequestHandler,
  limit: number,
  request: Request,
  response: Response,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > limit) {
      reject(new ProblemError('too-large'));
      return;
    }
    let length = 0;
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) reject(new ProblemError('too-large'));
    });
    void parse(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error instanceof Error ? error : new Error('unreadable body', { cause: error }));
    });
  });
}
