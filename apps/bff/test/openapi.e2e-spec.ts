import { allowedRenditions, renditionParams } from '@estate/contracts/media';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentedPath } from '../src/openapi/document.ts';
import { allRoutes } from '../src/routes/all-routes.ts';
import { type Route } from '../src/routing/route.ts';
import { problemOf, startWorld, type World } from './world.ts';

interface Operation {
  responses: Record<string, { content?: Record<string, unknown>; $ref?: string }>;
  parameters?: { name: string; in: string; schema: Record<string, unknown> }[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: {
    responses: Record<string, { description: string; content: Record<string, unknown> }>;
    schemas: {
      Rendition: { oneOf: { properties: Record<string, { const: string }>; required: string[] }[] };
    };
  };
}

describe('the OpenAPI document', () => {
  let world: World;
  let document: Document;
  const operation = ({ path, method }: Pick<Route, 'path' | 'method'>) => {
    const found = document.paths[documentedPath(path)]?.[method];
    if (!found) throw new Error(`${method} ${path} is not documented`);
    return found;
  };
  const statuses = (route: Pick<Route, 'path' | 'method'>) =>
    Object.keys(operation(route).responses).map(Number);

  beforeAll(async () => {
    world = await startWorld();
    document = (await (await world.get('/api/openapi.json')).json()) as Document;
  });
  afterAll(() => world.close());

  it('is made once, and kept by clients until it changes', async () => {
    const first = await world.get('/api/openapi.json');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await world.get('/api/openapi.json', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('leaves no status open', () => {
    for (const route of allRoutes) {
      expect(operation(route).responses).not.toHaveProperty('default');
      expect(statuses(route)).toEqual(
        expect.arrayContaining([route.status ?? 200, 400, 414, 500, 502, 503, 504]),
      );
    }
  });

  it.each([
    ['a body', [413, 415], ({ body }: Route) => body !== undefined],
    ['a session', [401, 403], ({ staff }: Route) => staff !== undefined],
    ['a limit', [429], ({ limit, read }: Route) => limit !== undefined || read !== undefined],
  ])('says what may be wrong with %s, and only where there is one', (_what, expected, hasIt) => {
    for (const route of allRoutes.filter(hasIt))
      expect(statuses(route)).toEqual(expect.arrayContaining(expected));
    for (const route of allRoutes.filter(
      (other) => !hasIt(other) && other.method === 'get' && !other.problems,
    ))
      for (const status of expected) expect([route.path, statuses(route)]).not.toContainEqual(status);
  });

  it('says what may be wrong with a property, a form and a job', () => {
    expect(statuses({ method: 'get', path: '/api/properties/{id}' })).toEqual(
      expect.arrayContaining([404, 410]),
    );
    expect(statuses({ method: 'post', path: '/api/expose-requests' })).toContain(409);
    expect(statuses({ method: 'post', path: '/api/admin/jobs' })).toContain(409);
    expect(statuses({ method: 'get', path: '/api/admin/jobs/{id}' })).toContain(404);
  });

  it('describes every failure as a problem, with its codes', () => {
    const failures = Object.values(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.values(responses))
      .flatMap(({ $ref }) => ($ref ? [$ref.replace('#/components/responses/', '')] : []));
    for (const name of new Set(failures)) {
      expect(Object.keys(document.components.responses[name]?.content ?? {})).toEqual([
        'application/problem+json',
      ]);
    }
    const { description = '', content } = document.components.responses['Problem404'] ?? {};
    expect(description).toContain('`property-not-found`: ');
    expect(content?.['application/problem+json']).toMatchObject({
      schema: {
        allOf: [
          {},
          { properties: { status: { const: 404 }, code: { enum: ['not-found', 'property-not-found'] } } },
        ],
      },
    });
  });

  it('describes what is answered beside the routes', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/api/openapi.json']) {
      const answer = await world.get(path);
      const documented = operation({ method: 'get', path }).responses[answer.status]?.content ?? {};
      expect([path, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
        path,
        Object.keys(documented)[0],
      ]);
    }
  });

  it('says which sizes of an image go together, each once', () => {
    const { parameters = [] } = operation({ method: 'get', path: '/media/render/{bucket}/{path+}' });
    expect(parameters.map(({ name }) => name).sort()).toEqual(['bucket', 'path', 'rendition', 'v']);
    const component = { $ref: '#/components/schemas/Rendition' };
    expect(parameters.find(({ name }) => name === 'rendition')?.schema).toEqual(component);
    const said = document.components.schemas.Rendition.oneOf.map(({ properties, required }) =>
      required.map((field) => `${field}=${properties[field]?.const}`).join('&'),
    );
    expect(new Set(said)).toEqual(new Set(allowedRenditions.map(renditionParams)));
    expect(said).toHaveLength(new Set(said).size);
  });

  it('bounds the ids of properties in a body as in a path', () => {
    const bodies = JSON.stringify(Object.values(document.paths).map((path) => path['post'] ?? {}));
    const ids = [...bodies.matchAll(/"(?:propertyId|propertyIds|ids)":(?=(.{140}))/g)].map(
      ([, said]) => said,
    );
    expect(ids).toHaveLength(5);
    for (const id of ids) expect(id).toContain('"maximum":999999999999999');
  });

  it('bounds the id of a property, which has one spelling', async () => {
    const [id] = operation({ method: 'get', path: '/api/properties/{id}' }).parameters ?? [];
    expect(id?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 999_999_999_999_999 });
    expect((await world.get('/api/properties/42')).status).toBe(200);
    for (const other of ['42.0', '042', '0x2a', '4.2e1', '+42', '-1', '0', '%2042', '1000000000000000']) {
      expect(await problemOf(await world.get(`/api/properties/${other}`))).toMatchObject({
        errors: [{ field: 'id', message: 'Bitte geben Sie eine gültige Property ID ein' }],
      });
    }
  });
});
