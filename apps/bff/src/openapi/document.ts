import { OpenAPIRegistry, OpenApiGeneratorV31, type RouteConfig } from '@asteasolutions/zod-to-openapi';
import { Problem } from '@estate/contracts/problem';
import { type Route } from '../routing/route.ts';
import { nameComponents, namedContracts } from './components.ts';

const failure = {
  description: 'Problem (RFC 9457); `detail` and `message` are German and fit to show',
  content: { 'application/problem+json': { schema: Problem } },
};

/** `{path+}` is our mark for a parameter with slashes, which OpenAPI cannot say. */
export const documentedPath = (path: string): string => path.replace('+}', '}');

function describeSuccess({ response, produces }: Route): RouteConfig['responses'][string] {
  if (response) return { description: 'OK', content: { 'application/json': { schema: response } } };
  return { description: 'OK', content: { [produces ?? 'text/plain']: { schema: { type: 'string' } } } };
}

function describeRoute(route: Route): RouteConfig {
  const { method, path, summary, params, query, headers, body, staff, status = 200 } = route;
  return {
    method,
    path: documentedPath(path),
    summary,
    tags: [path.split('/')[2] ?? 'api'],
    request: {
      ...(params ? { params } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { headers } : {}),
      ...(body ? { body: { required: true, content: { 'application/json': { schema: body } } } } : {}),
    },
    ...(staff ? { security: [{ cookie: [] }, { bearer: [] }] } : {}),
    responses: { [status]: describeSuccess(route), default: failure },
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
  for (const route of routes) registry.registerPath(describeRoute(route));
  const components = Object.values(namedContracts).map((schema) => ({ type: 'schema' as const, schema }));
  return new OpenApiGeneratorV31([...components, ...registry.definitions]).generateDocument({
    openapi: '3.1.0',
    info: { title: 'Website of the estate agency', version: '1.0.0' },
    servers: [{ url: '/' }],
  });
}
