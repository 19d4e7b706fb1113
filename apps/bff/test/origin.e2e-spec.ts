import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { allowedRenditions, renditionParams } from '@estate/contracts/media/images';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiPath } from '../src/openapi/document.ts';
import { generatedClientFile, generateClient } from '../src/openapi/generated-client.ts';
import { allRoutes } from '../src/routes/all-routes.ts';
import { type Route } from '../src/routing/route.ts';
import { property } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('the origin', () => {
  const policyOf = async (world: World): Promise<Record<string, string>> => {
    const response = await world.get('/');
    const text = response.headers.get('content-security-policy') ?? '';
    return Object.fromEntries(
      text.split(';').map((part) => {
        const [name = '', ...values] = part.trim().split(' ');
        return [name, values.join(' ')] as const;
      }),
    );
  };

  describe('the public origin', () => {
    let world: World;
    beforeAll(async () => {
      world = await startWorld();
    });
    afterAll(() => world.close());

    it('the content security policy allows no inline scripts and none from other hosts', async () => {
      const policy = await policyOf(world);
      expect(policy).toMatchObject({
        'script-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'self'",
        'frame-ancestors': "'none'",
        'form-action': "'self'",
        'frame-src': "'self' https://www.youtube-nocookie.com",
        'worker-src': "'self'",
        'img-src': "'self' data: blob:",
        'connect-src': "'self'",
      });
      const { headers } = await world.get('/api/challenge');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=(self)');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('strict-transport-security')).toBeNull();
    });

    it('the content security policy allows Google hosts only if they are configured, and requires https in production [V-7.7]', async () => {
      const production = await startWorld({
        NODE_ENV: 'production',
        ALLOW_DEMO_CONTENT: 'true',
        TRUST_PROXY: '1',
        GOOGLE_MAPS_API_KEY: 'key-1',
        GTM_ID: 'GTM-ABC123',
      });
      const policy = await policyOf(production);
      expect(policy['script-src']).toBe(
        "'self' https://maps.googleapis.com https://maps.gstatic.com https://www.googletagmanager.com",
      );
      expect((await production.get('/')).headers.get('strict-transport-security')).toContain('max-age=');
      expect(await (await production.get('/api/maps/key')).json()).toMatchObject({ apiKey: 'key-1' });
      await production.close();
      expect(await (await world.get('/api/maps/key')).json()).toMatchObject({ apiKey: null });
    });

    it('the content security policy allows the hosts of Google Maps and the host of its script, but no eval', async () => {
      const scriptUrl = 'http://127.0.0.1:9/maps/api/js';
      const withMaps = await startWorld({ GOOGLE_MAPS_API_KEY: 'key-1', GOOGLE_MAPS_URL: scriptUrl });
      expect(await (await withMaps.get('/api/maps/key')).json()).toEqual({ apiKey: 'key-1', scriptUrl });
      const policy = await policyOf(withMaps);
      await withMaps.close();
      const scripts = 'https://maps.googleapis.com https://maps.gstatic.com http://127.0.0.1:9';
      const services = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
      expect(policy).toMatchObject({
        'script-src': `'self' ${scripts}`,
        'img-src': `'self' data: blob: ${services} https://*.googleusercontent.com https://*.ggpht.com ${scripts}`,
        'connect-src': `'self' data: blob: ${services} ${scripts}`,
        'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
        'font-src': "'self' https://fonts.gstatic.com",
        'frame-src': "'self' https://www.youtube-nocookie.com https://*.google.com",
        'worker-src': "'self' blob:",
      });
    });

    it('the BFF does not start with demo content in production unless it is allowed', async () => {
      await expect(startWorld({ NODE_ENV: 'production', TRUST_PROXY: '1' })).rejects.toThrow(
        'ALLOW_DEMO_CONTENT',
      );
    });

    it('static files with a hash in their name are cached for a year and compressed, and a missing one is answered with 404', async () => {
      const packed = await new Promise<{ headers: Record<string, unknown>; body: string }>(
        (resolve, reject) => {
          httpRequest(
            `${world.bff.url}/assets/main-abc.js`,
            { headers: { 'accept-encoding': 'br, gzip' } },
            (response) => {
              let body = '';
              response.on('data', (chunk: Buffer) => (body += chunk.toString()));
              response.on('end', () => resolve({ headers: response.headers, body }));
            },
          )
            .on('error', reject)
            .end();
        },
      );
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(packed.body).toBe('not really brotli');
      const plain = await world.get('/assets/main-abc.js', { headers: { 'accept-encoding': 'identity' } });
      expect(await plain.text()).toBe('export const main = 1;');
      expect(await problemOf(await world.get('/assets/old-chunk.js'))).toMatchObject({ status: 404 });
      const worker = await world.get('/sw.js');
      expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache']);
      for (const hidden of ['/.vite/manifest.json', '/index.html', '/assets/..%2findex.html']) {
        expect([hidden, (await world.get(hidden)).status]).toEqual([hidden, 404]);
      }
    });

    it('the OpenAPI document has every route, and the generated client is up to date', async () => {
      const document = (await (await world.get('/api/openapi.json')).json()) as {
        openapi: string;
        paths: Record<string, Record<string, unknown>>;
      };
      expect(document.openapi).toBe('3.1.0');
      for (const { path, method } of allRoutes) {
        expect(document.paths[openApiPath(path)]?.[method]).toBeDefined();
      }
      expect(await readFile(generatedClientFile, 'utf8')).toBe(await generateClient());
    });

    it('the BFF reports that it is alive at once, and that it is ready once it has reached catalog, even if catalog fails later', async () => {
      const alone = await startWorld();
      await alone.catalog.close();
      expect((await alone.get('/readyz')).status).toBe(503);
      expect((await alone.get('/healthz')).status).toBe(200);
      await alone.catalog.start();
      expect((await alone.get('/readyz')).status).toBe(200);
      expect((await fetch(`http://127.0.0.1:${alone.bff.healthPort}/readyz`)).status).toBe(200);
      await alone.catalog.close();
      expect((await alone.get('/readyz')).status).toBe(200);
      await alone.close();
    });

    it('an unavailable optional service is reported as degraded while the BFF stays ready', async () => {
      const partly = await startWorld();
      await partly.leads.close();
      await partly.crmSync.close();
      const response = await partly.get('/readyz');
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        ready: true,
        degraded: ['redis', 'renderer', 'leads', 'media', 'crm-sync'],
        parts: {
          catalog: true,
          redis: false,
          web: true,
          renderer: false,
          content: true,
          leads: false,
          identity: true,
          media: false,
          'crm-sync': false,
        },
      });
      expect([...partly.identity.calls, ...partly.leads.calls]).toEqual([]);
      await partly.close();
    });

    it('the BFF finishes running requests before it shuts down, and closes idle connections', async () => {
      const ending = await startWorld();
      const silent = connect(ending.bff.port, '127.0.0.1');
      await once(silent, 'connect');
      let isAsked = false;
      ending.catalog.answer({
        'catalog.getProperty': async () => {
          isAsked = true;
          await new Promise((resolve) => setTimeout(resolve, 400));
          return property();
        },
      });
      const running = ending.get('/api/properties/42');
      await eventually(() => expect(isAsked).toBe(true));
      const since = performance.now();
      const closing = ending.bff.close();
      const response = await running;
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(property());
      await closing;
      expect(performance.now() - since).toBeLessThan(4_000);
      await expect(ending.get('/healthz')).rejects.toThrow();
      await ending.close();
    });
  });
});

describe('the document', () => {
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
      const found = document.paths[openApiPath(path)]?.[method];
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

    it('the OpenAPI document is generated once and revalidated by its ETag', async () => {
      const first = await world.get('/api/openapi.json');
      expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      const again = await world.get('/api/openapi.json', { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    });

    it('every operation of the OpenAPI document lists its responses', () => {
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
    ])(
      'the OpenAPI document lists the problems of %s only where they can occur',
      (_what, expected, hasIt) => {
        for (const route of allRoutes.filter(hasIt))
          expect(statuses(route)).toEqual(expect.arrayContaining(expected));
        for (const route of allRoutes.filter(
          (other) => !hasIt(other) && other.method === 'get' && !other.problems,
        ))
          for (const status of expected) expect([route.path, statuses(route)]).not.toContainEqual(status);
      },
    );

    it('the OpenAPI document lists the problems of the routes for a property, a form and a job', () => {
      expect(statuses({ method: 'get', path: '/api/properties/{id}' })).toEqual(
        expect.arrayContaining([404, 410]),
      );
      expect(statuses({ method: 'post', path: '/api/expose-requests' })).toContain(409);
      expect(statuses({ method: 'post', path: '/api/admin/jobs' })).toContain(409);
      expect(statuses({ method: 'get', path: '/api/admin/jobs/{id}' })).toContain(404);
    });

    it('the OpenAPI document describes every failure as a problem with its codes', () => {
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

    it('the OpenAPI document has the paths that are not in the route table', async () => {
      for (const path of ['/sitemap.xml', '/robots.txt', '/healthz', '/readyz', '/api/openapi.json']) {
        const answer = await world.get(path);
        const documented = operation({ method: 'get', path }).responses[answer.status]?.content ?? {};
        expect([path, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
          path,
          Object.keys(documented)[0],
        ]);
      }
    });

    it('the OpenAPI document lists each image preset once', () => {
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

    it('the OpenAPI document limits property ids in a body as in a path', () => {
      const bodies = JSON.stringify(Object.values(document.paths).map((path) => path['post'] ?? {}));
      // Property ids are numbers; lead ids are strings and are skipped.
      const ids = [...bodies.matchAll(/"(?:propertyId|propertyIds|ids)":(?=(.{140}))/g)]
        .map(([, schema = '']) => schema)
        .filter((schema) => !schema.includes('"type":"string"'));
      expect(ids).not.toHaveLength(0);
      for (const id of ids) expect(id).toContain('"maximum":999999999999999');
    });

    it('a property id in another spelling or above the maximum is refused', async () => {
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

  it('the BFF is not ready during the delay before a shutdown, and closes each connection after its response', async () => {
    const ending = await startWorld({ SHUTDOWN_DELAY_SECONDS: '1' });
    const closing = ending.bff.close();
    const last = await ending.get('/api/properties/42');
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close']);
    expect((await ending.get('/readyz')).status).toBe(503);
    await closing;
    await expect(ending.get('/healthz')).rejects.toThrow();
    await ending.close();
  });
});
