import { type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { type QueryTuples, type Route } from '../routing/route.ts';

const literals = (tuple: object) =>
  Object.fromEntries(Object.entries(tuple).map(([field, value]) => [field, { const: value as unknown }]));

const fieldsOf = ({ tuples }: QueryTuples) => Object.keys(tuples[0] ?? {});

/** The schemas of the tuples of these routes, by the name of their component. */
export const tupleComponents = (routes: readonly Route[]) =>
  Object.fromEntries(
    routes.flatMap(({ queryTuples }) =>
      queryTuples ? [[queryTuples.component, describeTuples(queryTuples)] as const] : [],
    ),
  );

const describeTuples = (queryTuples: QueryTuples) => ({
  type: 'object' as const,
  oneOf: queryTuples.tuples.map((fields) => ({
    properties: literals(fields),
    required: fieldsOf(queryTuples),
    additionalProperties: false,
  })),
});

/**
 * The query of a route in the document. Fields that are only valid together form one object parameter; with `form` and
 * `explode` each of its properties is a query field of its own.
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 */
export function describeQuery({ query, queryTuples }: Pick<Route, 'query' | 'queryTuples'>): {
  query?: z.ZodObject;
  parameters?: NonNullable<RouteConfig['parameters']>;
} {
  if (!query || !queryTuples) return query ? { query } : {};
  const together = fieldsOf(queryTuples);
  const others = Object.entries(query.shape).filter(([field]) => !together.includes(field));
  const schema = { $ref: `#/components/schemas/${queryTuples.component}` };
  return {
    query: z.object(Object.fromEntries(others)),
    parameters: [
      { name: queryTuples.name, in: 'query', required: true, style: 'form', explode: true, schema },
    ],
  };
}
