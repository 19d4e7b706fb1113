import { type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { type Route } from '../routing/route.ts';

const literals = (tuple: object) =>
  Object.fromEntries(Object.entries(tuple).map(([field, value]) => [field, { const: value as unknown }]));

/**
 * The query of a route as the document says it. Fields that only go together are one object parameter: written `form`
 * and `explode`, each of its properties is a query field of its own.
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 */
export function describeQuery({ query, queryTuples }: Pick<Route, 'query' | 'queryTuples'>): {
  query?: z.ZodObject;
  parameters?: NonNullable<RouteConfig['parameters']>;
} {
  const [tuple] = queryTuples?.tuples ?? [];
  if (!query || !queryTuples || !tuple) return query ? { query } : {};
  const required = Object.keys(tuple);
  const others = Object.entries(query.shape).filter(([field]) => !required.includes(field));
  const schema = {
    type: 'object' as const,
    oneOf: queryTuples.tuples.map((fields) => ({
      properties: literals(fields),
      required,
      additionalProperties: false,
    })),
  };
  return {
    query: z.object(Object.fromEntries(others)),
    parameters: [
      { name: queryTuples.name, in: 'query', required: true, style: 'form', explode: true, schema },
    ],
  };
}
