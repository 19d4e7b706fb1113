import { z } from 'zod';
import { problems } from './problems.ts';

const codes = Object.keys(problems) as (keyof typeof problems)[];

export const ProblemCode = z.enum(codes);
export type ProblemCode = z.infer<typeof ProblemCode>;

/** One fault in one field. `field` is its path in the request (`email`, `items.0.id`); `message` is German. */
export const FieldProblem = z.object({ field: z.string(), message: z.string() });
export type FieldProblem = z.infer<typeof FieldProblem>;

/** The body of every error response, `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: ProblemCode,
  errors: z.array(FieldProblem).optional(),
});
export type Problem = z.infer<typeof Problem>;

export function problem(
  code: ProblemCode,
  options: { detail?: string; errors?: FieldProblem[] } = {},
): Problem {
  const { status, title } = problems[code];
  return {
    type: `urn:problem:${code}`,
    title,
    status,
    detail: options.detail ?? title,
    code,
    ...(options.errors ? { errors: options.errors } : {}),
  };
}

/** Converts a zod error to field problems, with one problem for each unrecognized key. */
export function fieldProblems(error: z.ZodError): FieldProblem[] {
  return error.issues.flatMap((issue) => {
    const { path, message } = issue;
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const paths = unknown.length > 0 ? unknown.map((key) => [...path, key]) : [path];
    return paths.map((segments) => ({ field: segments.join('.'), message }));
  });
}
