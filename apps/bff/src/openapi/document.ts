import {
  zodToOpenAPIRegistry,
  type RouteConfig,
  OpenAPIRegistry,
  OpenApiGeneratorV31,
} from '@asteasolutions/zod-to-openapi';
import { ApiTestResult } from '@estate/contracts/crm-sync/api-test';
import { AuditItem } from '@estate/contracts/identity/audit';
import { PropstackLog, PropstackLogItem } from '@estate/contracts/crm-sync/call-log';
import { BatchResult, ImportResult, Job } from '@estate/contracts/jobs';
import { LeadReceipt } from '@estate/contracts/leads/leads';
import { LeadDetail, LeadRow } from '@estate/contracts/leads/inbox';
import { PropertyQuery } from '@estate/contracts/catalog/listing';
import { Problem } from '@estate/contracts/problem';
import { ComparedProperty, PropertyCard, PublicProperty } from '@estate/contracts/catalog/public-property';
import { StaffAccount, StaffSessionItem } from '@estate/contracts/identity/staff';
import { StaffQuery, StaffRecord, StaffRow } from '@estate/contracts/catalog/staff-row';
import { z } from 'zod';
import { documentedPropertyId, PropertyPath } from '../routes/property-path.ts';
import { type QueryTuples, type Route } from '../routing/route.ts';
import { problemResponses, problemComponents, problemsOfRoute } from './failures.ts';
import { pathsOutsideRouteTable } from './other-paths.ts';

/**
 * Contracts that become named components, nested ones first. Contracts that are nullable anywhere are left out,
 * because the generator describes them wrongly.
 */
const namedContracts: Readonly<Record<string, z.ZodType>> = {
  PropertyCard,
  ComparedProperty,
  PublicProperty,
  StaffRow,
  StaffRecord,
  LeadReceipt,
  LeadRow,
  LeadDetail,
  ImportResult,
  BatchResult,
  Job,
  ApiTestResult,
  PropstackLogItem,
  PropstackLog,
  AuditItem,
  StaffAccount,
  StaffSessionItem,
  Problem,
};

// oxlint-disable-next-line typescript/no-deprecated -- `.openapi()` would name only a copy of the schema, and nested schemas would be written inline
const registry = zodToOpenAPIRegistry;

/** Registers each contract under its component name, so that the generator writes a `$ref` wherever it is nested. */
function nameComponents(): void {
  for (const [refId, contract] of Object.entries(namedContracts)) {
    registry.add(contract, { _internal: { refId } });
  }
  // Number(null) is 0, so the generator would describe coerced amounts as nullable.
  const { price_min, price_max, rooms_min, rooms_max, area_min, area_max, warm_max, yield_min } =
    PropertyQuery.shape;
  for (const amount of [
    price_min,
    price_max,
    rooms_min,
    rooms_max,
    area_min,
    area_max,
    warm_max,
    yield_min,
  ]) {
    registry.add(amount, { type: 'number', minimum: 0 });
  }
  registry.add(StaffQuery.shape.property_status_id, { type: 'integer', minimum: 1, maximum: 999_999_999 });
  registry.add(PropertyPath.shape.id, documentedPropertyId);
}

const literals = (tuple: object) =>
  Object.fromEntries(Object.entries(tuple).map(([field, value]) => [field, { const: value as unknown }]));

const tupleFieldsOf = ({ tuples }: QueryTuples) => Object.keys(tuples[0] ?? {});

/** The schemas of the query tuples of these routes, by component name. */
const tupleComponents = (routes: readonly Route[]) =>
  Object.fromEntries(
    routes.flatMap(({ queryTuples }) =>
      queryTuples ? [[queryTuples.component, describeTuples(queryTuples)] as const] : [],
    ),
  );

const describeTuples = (queryTuples: QueryTuples) => ({
  type: 'object' as const,
  oneOf: queryTuples.tuples.map((fields) => ({
    properties: literals(fields),
    required: tupleFieldsOf(queryTuples),
    additionalProperties: false,
  })),
});

/**
 * Describes the query of a route. Fields that are valid only in certain combinations form one object parameter; with
 * `form` and `explode` each of its properties is a query field.
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 */
function describeQuery({ query, queryTuples }: Pick<Route, 'query' | 'queryTuples'>): {
  query?: z.ZodObject;
  parameters?: NonNullable<RouteConfig['parameters']>;
} {
  if (!query || !queryTuples) return query ? { query } : {};
  const tupleFields = tupleFieldsOf(queryTuples);
  const others = Object.entries(query.shape).filter(([field]) => !tupleFields.includes(field));
  const schema = { $ref: `#/components/schemas/${queryTuples.component}` };
  return {
    query: z.object(Object.fromEntries(others)),
    parameters: [
      { name: queryTuples.name, in: 'query', required: true, style: 'form', explode: true, schema },
    ],
  };
}

/** Replaces our own `{path+}` syntax for a parameter with slashes, because OpenAPI has none. */
export const openApiPath = (path: string): string => path.replace('+}', '}');

/** `getPropertiesByIdSimilar` for `GET /api/properties/{id}/similar`. */
const operationIdOf = (method: string, path: string): string =>
  [
    method,
    ...path
      .replace(/^\/api\//, '')
      .replace(/\{/g, 'by-')
      .split(/[^a-z0-9]+/i),
  ]
    .filter(Boolean)
    .map((word, index) => (index === 0 ? word : `${word[0]?.toUpperCase()}${word.slice(1)}`))
    .join('');

/** Schemas of bodies that the routes parse themselves. */
const rawBodies = {
  'application/json': { type: 'object' as const },
  'application/octet-stream': { type: 'string' as const, format: 'binary' },
};

function describeSuccess({ response, produces = [] }: Route): RouteConfig['responses'][string] {
  const others = produces.map((type) => [type, { schema: { type: 'string' as const } }] as const);
  const content = {
    ...(response ? { 'application/json': { schema: response } } : {}),
    ...Object.fromEntries(others),
  };
  return { description: 'OK', content };
}

function describeRoute(route: Route): RouteConfig {
  const { method, path, summary, params, headers, staff, status = 200 } = route;
  const { rawBody: bodyType = 'application/json' } = route;
  const body = route.rawBody ? rawBodies[route.rawBody] : route.body;
  const { query, parameters } = describeQuery(route);
  return {
    method,
    path: openApiPath(path),
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    ...(parameters ? { parameters } : {}),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body: { required: true, content: { [bodyType]: { schema: body } } } } : {}),
    },
    security: staff ? [{ cookie: [] }, { bearer: [] }] : [],
    responses: { [status]: describeSuccess(route), ...problemResponses(problemsOfRoute(route)) },
  };
}

/** Generates the OpenAPI 3.1 document of these routes from the contracts that validate their input. */
export function openApiDocument(
  routes: readonly Route[],
): ReturnType<OpenApiGeneratorV31['generateDocument']> {
  nameComponents();
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'cookie', {
    type: 'apiKey',
    in: 'cookie',
    name: 'better-auth.session_token',
  });
  registry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  for (const { name, response } of problemComponents()) {
    registry.registerComponent('responses', name, response);
  }
  for (const [name, schema] of Object.entries(tupleComponents(routes))) {
    registry.registerComponent('schemas', name, schema);
  }
  for (const description of [...routes.map(describeRoute), ...pathsOutsideRouteTable]) {
    const operationId = operationIdOf(description.method, description.path);
    registry.registerPath({ security: [], ...description, operationId });
  }
  const components = Object.values(namedContracts).map((schema) => ({ type: 'schema' as const, schema }));
  return new OpenApiGeneratorV31([...components, ...registry.definitions]).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Website of the estate agency',
      version: '1.0.0',
      description:
        'Failures are problems (RFC 9457); their `detail` and `message` are German and fit to show.',
    },
    servers: [{ url: '/' }],
  });
}
