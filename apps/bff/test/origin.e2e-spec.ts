import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allRoutes } from '../src/routes/all-routes.ts';
import { clientFolder, generateClient } from '../src/openapi/generated-client.ts';
import { documentedPath } from '../src/openapi/document.ts';
import { property } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

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

  it('allows no script of others and none inline', async () => {
    const policy = await policyOf(world);
    expect(policy).toMatchObject({
      'script-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'frame-src': 'https://www.youtube-nocookie.com',
      'worker-src': "'self'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
    });
    const { headers } = await world.get('/api/challenge');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('allows Google hosts only where they are configured, and asks for https in production', async () => {
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

  it('allows what Google asks for Maps, but no eval, and the address that the script is taken from', async () => {
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
      'frame-src': 'https://www.youtube-nocookie.com https://*.google.com',
      'worker-src': "'self' blob:",
    });
  });

  it('does not start with demo content in production unless that is wanted', async () => {
    await expect(startWorld({ NODE_ENV: 'production', TRUST_PROXY: '1' })).rejects.toThrow(
      'ALLOW_DEMO_CONTENT',
    );
  });

  it('serves hashed files for a year, packed where the browser can, and never the shell for a missing one', async () => {
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

  it('documents every route, and the client of the app is generated from that', async () => {
    const document = (await (await world.get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const { path, method } of allRoutes) {
      expect(document.paths[documentedPath(path)]?.[method]).toBeDefined();
    }
    const written = (name: string) => readFile(new URL(name, clientFolder), 'utf8');
    const generated = await generateClient();
    expect(await written('schema.gen.ts')).toBe(generated['schema.gen.ts']);
    expect(JSON.parse(await written('openapi.gen.json'))).toEqual(document);
  });

  it('is ready once catalog was reached and stays so; alive without it', async () => {
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

  it('names what it can do without while that is away, and stays ready', async () => {
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
        leads: false,
        identity: true,
        media: false,
        'crm-sync': false,
      },
    });
    expect([...partly.identity.calls, ...partly.leads.calls]).toEqual([]);
    await partly.close();
  });

  it('answers a running request before it ends, and waits for no connection that asks nothing', async () => {
    const ending = await startWorld();
    const silent = connect(ending.bff.port, '127.0.0.1');
    await once(silent, 'connect');
    ending.catalog.answer({
      'catalog.getProperty': async () => {
        await new Promise((resolve) => setTimeout(resolve, 400));
        return property();
      },
    });
    const running = ending.get('/api/properties/42');
    await new Promise((resolve) => setTimeout(resolve, 100));
    const since = performance.now();
    const closing = ending.bff.close();
    const response = await running;
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(property());
    await closing;
    expect(performance.now() - since).toBeLessThan(1_500);
    await expect(ending.get('/healthz')).rejects.toThrow();
    await ending.close();
  });

  it('serves for the delay of the shutdown, not ready and each answer for the last time', async () => {
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
