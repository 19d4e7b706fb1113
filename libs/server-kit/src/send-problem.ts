import { type ServerResponse } from 'node:http';
import { toProblem } from './problem-error.ts';

/** Answers with a problem (RFC 9457), without waiting for the rest of an unread request body. */
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
