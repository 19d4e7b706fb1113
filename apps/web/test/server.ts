import { problem, type ProblemCode } from '@estate/contracts/problem';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** The BFF as specs see it: each spec says what it answers; an unforeseen call fails the spec. */
export const server = setupServer();

/** A failed answer as the BFF gives it. */
export const refused = (code: ProblemCode, options: Parameters<typeof problem>[1] = {}) => {
  const body = problem(code, options);
  return HttpResponse.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json' },
  });
};
