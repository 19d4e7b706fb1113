import { type ProblemCode } from '@estate/contracts/problem';
import { problems } from '@estate/contracts/problems';
import { type Route } from '../routing/route.ts';

/** Problems that a request to any address can get, before its path is matched (routing/read-input.ts). */
export const addressProblems: readonly ProblemCode[] = ['invalid-input', 'uri-too-long'];

/** Problems that every call of a service can return. */
const problemsOfEveryCall: readonly ProblemCode[] = [
  ...addressProblems,
  'internal',
  'unknown-message',
  'unreadable-answer',
  'unavailable',
  'busy',
  'timeout',
];

/** Problems of a public read (cache/response-cache.ts). */
export const problemsOfReads: readonly ProblemCode[] = ['too-many-requests', ...problemsOfEveryCall];

/** All problems that a route can return, derived from its definition. */
export function problemsOfRoute(route: Route): ProblemCode[] {
  const { method, body, rawBody, staff, limit, read } = route;
  return [
    ...(body || rawBody ? (['invalid-json', 'too-large', 'unsupported-media-type'] as const) : []),
    ...(staff ? (['not-signed-in', 'no-permission', 'two-factor-required'] as const) : []),
    ...(method === 'get' ? [] : (['foreign-origin'] as const)),
    ...(limit ? (['too-many-requests'] as const) : []),
    ...(route.problems ?? []),
    ...(read ? problemsOfReads : problemsOfEveryCall),
  ];
}

const statusOf = (code: ProblemCode) => problems[code].status;

/** Name of the component that describes problems of one status. */
const componentOf = (status: number) => `Problem${status}`;

/** The statuses of these problems, each with a reference to its component. */
export const problemResponses = (codes: readonly ProblemCode[]): Record<string, { $ref: string }> =>
  Object.fromEntries(
    [...new Set(codes.map(statusOf))]
      .sort((a, b) => a - b)
      .map((status) => [status, { $ref: `#/components/responses/${componentOf(status)}` }]),
  );

/**
 * The header Retry-After, in seconds. It is always sent with 429, and with 503 only if the end of the outage is
 * known.
 */
const retryAfter = {
  'Retry-After': { schema: { type: 'integer' as const, minimum: 1 }, description: 'Seconds' },
};

/** One component for each status of a problem, with its possible codes and their texts. */
export const problemComponents = () =>
  [...new Set(Object.values(problems).map(({ status }) => status))].map((status) => {
    const ofStatus = Object.entries(problems).filter(([, problem]) => problem.status === status);
    const codes = ofStatus.map(([code]) => code);
    const fixedFields = {
      type: 'object' as const,
      properties: { status: { const: status }, code: { enum: codes } },
    };
    const schema = { allOf: [{ $ref: '#/components/schemas/Problem' }, fixedFields] };
    return {
      name: componentOf(status),
      response: {
        description: ofStatus.map(([code, { title }]) => `\`${code}\`: ${title}`).join('\n\n'),
        ...([429, 503].includes(status) ? { headers: retryAfter } : {}),
        content: { 'application/problem+json': { schema } },
      },
    };
  });
