import { ProblemError } from '@estate/server-kit/problem-error';
import { type Request, type RequestHandler, type Response } from 'express';

export const bodyLimit = 100 * 1024;

/**
 * Runs a body parser of Express. Rejects with `too-large` as soon as more than `limit` bytes are announced or have come,
 * because a parser alone receives the whole body before it refuses it.
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
