import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { type Route } from '../routing/route.ts';
import { nameComponents, namedContracts } from './components.ts';
import { failedResponses, failureComponents, failuresOf } from './failures.ts';
import { otherPaths } from './other-paths.ts';
import { describeQuery, tupleComponents } from './query-tuples.ts';

/** `{path+}` is our own syntax for a parameter with slashes, because OpenAPI has none. */
export const documentedPath = (path: string): string => path.replace('+}', '}');

const anyJson = { type: 'object' as const };

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
  const body = route.rawBody ? anyJson : route.body;
  const { query, parameters } = describeQuery(route);
  return {
    method,
    path: documentedPath(path),
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    ...(parameters ? { parameters } : {}),
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    },
    ...(staff ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
    responses: { [status]: describeSuccess(route), ...failedResponses(failuresOf(route)) },
  };
}

/** The OpenAPI 3.1 document of these routes, from the contracts that check their input. */
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
  for (const { name, response } of failureComponents()) {
    registry.registerComponent('responses', name, response);
  }
  for (const [name, schema] of Object.entries(tupleComponents(routes))) {
    registry.registerComponent('schemas', name, schema);
  }
  for (const route of routes) registry.registerPath(describeRoute(route));
  for (const path of otherPaths) registry.registerPath(path);
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
