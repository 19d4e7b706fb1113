import { problem, type ProblemCode } from '@estate/contracts/problem';
import { HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { answerLeads, answerOverview } from './staff.ts';

/**
 * The mocked BFF: each spec defines the answers; an unexpected call fails the spec. Only the overview of staff
 * and the list of leads answer always, because the frame of the staff area asks for them whatever the spec is about.
 */
export const server = setupServer(answerOverview(), answerLeads());

/** A failed answer in the BFF's format. */
export const refused = (code: ProblemCode, options: Parameters<typeof problem>[1] = {}) => {
  const body = problem(code, options);
  return HttpResponse.json(body, {
    status: body.status,
    headers: { 'content-type': 'application/problem+json' },
  });
};
