import { request } from 'node:http';
import { type CallAuth } from '@estate/contracts/identity/auth-calls';
import { SignIn } from '@estate/contracts/identity/sign-in';
import { problem } from '@estate/contracts/problem';
import { propertyImageUrl, renditions, websiteImageUrl } from '@estate/domain/property/renditions';
import { type CapturedLog, captureLog } from '@estate/test-kit/captured-log';
import { freePort, testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { type z } from 'zod';
import { maintenanceKey } from '../src/maintenance-mode.ts';
import { exposeRequest, image } from './records.ts';
import { problemOf, publicUrl, startWorld, type World } from './world.ts';

describe('metrics of the public origin', () => {
  let world: World;
  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    world = await startWorld({ METRICS_PORT: String(metricsPort) });
  });
  afterAll(() => world.close());

  const ask = (method: string, path: string) =>
    new Promise<void>((resolve, reject) => {
      request({ host: '127.0.0.1', port: world.bff.port, path, method }, (response) => {
        response.resume().on('end', resolve);
      })
        .on('error', reject)
        .end();
    });
  /** Method and route of every series of the request metric. */
  const series = async () => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const labels = /^http_request_duration_seconds_count\{method="([^"]*)",route="([^"]*)"/gm;
    return [...text.matchAll(labels)].map(([, method, route]) => `${method} ${route}`);
  };

  it('the metrics have one series per method and route, whatever URL is requested', async () => {
    await ask('GET', '/api/properties/latest');
    await ask('POST', '/api/contact-messages');
    for (const method of ['PROPFIND', 'M-SEARCH', 'BIND', 'TRACE', 'QUERY', 'UNLINK', 'REPORT']) {
      await ask(method, '/api/properties/42');
      await ask(method, `/anything-${method}`);
    }
    for (const path of [
      '/one',
      '/two',
      '/immobilie/x-1',
      '/immobilie/y-2',
      '/api/one',
      '/api/properties/77',
    ]) {
      await ask('GET', path);
    }
    expect(new Set(await series())).toEqual(
      new Set([
        'GET /api/properties/latest',
        'POST /api/contact-messages',
        'other /api/properties/:id',
        'other other',
        'GET 404',
        'GET /immobilie/{slug}',
        'GET other',
        'GET /api/properties/{id}',
      ]),
    );
  });
});

describe('log', () => {
  const query = 'email=anna@example.org&token=geheim1&anna%40example.org&%74oken=geheim2';

  describe('the log of the public origin', () => {
    let log: CapturedLog;
    let world: World;
    beforeAll(async () => {
      log = captureLog();
      world = await startWorld();
    });
    afterAll(async () => {
      await world.close();
      log.stop();
    });

    const ask = async (path: string, init: RequestInit = {}) => {
      const response = await world.get(`${path}?${query}`, init);
      await response.arrayBuffer();
      return response.status;
    };
    const post = (body: unknown) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

    it('a map area whose outline crosses itself is explained on the page and not logged', async () => {
      const response = await world.get('/immobilien?within=polygon_9.9_53.5_10.1_53.6_10.1_53.5_9.9_53.6');
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('<noscript><p>Die Linie des Gebiets kreuzt sich.');
      expect(log.lines().filter((line) => line.includes('first data'))).toEqual([]);
    });

    it('the log contains only the first segment of an unknown path and no part of the query [S-2.41]', async () => {
      expect(await ask('/gibt-es-nicht')).toBe(404);
      expect(log.lines().join('\n')).toContain('"path":"/gibt-es-nicht"');
      world.catalog.answer({ 'catalog.getProperty': () => problem('property-not-found') });
      expect(await ask('/immobilie/nie-7')).toBe(404);
      expect(log.lines().join('\n')).toContain('"path":"/immobilie/…"');

      const token = 'geheim-Token_'.repeat(4).slice(0, 43);
      for (const path of [
        `/eigentuemer%2F${token}`,
        `/eigentuemer%2f${token}%2Fabbestellen`,
        `/%65igentuemer%2F${encodeURIComponent(token).replace(/t/g, '%74')}`,
        `/eigentuemer%5C${token}`,
        `/eigentuemer%20${token}`,
        `/eigentuemer%252F${token}`,
        `/eigentuemer.${token}`,
        `/Eigentuemer/${token}`,
        `//eigentuemer/${token}`,
        `/${token}`,
        `/${token.replace(/e/g, '%65')}`,
      ])
        await world.get(path);

      // The key is needed, because without it media is not called.
      const secretImage = { ...image('1', 1), change_mark: 'geheim3'.padEnd(20, 'x') };
      await (await world.get(propertyImageUrl(secretImage, renditions.card))).arrayBuffer();
      await ask('/api/nothing');
      await ask('/api/properties/abc');
      await ask('/api/admin/me', { headers: { authorization: 'Bearer geheim4' } });
      await ask('/api/auth/sign-in/email', post({ email: 'anna@example.org', password: 'geheim5' }));
      await ask(`/${'x'.repeat(5_000)}`);

      world.crmSync.answer({ 'crm-sync.listJobs': () => ({ items: [{ id: 7 }] }) });
      await ask('/api/admin/jobs', { headers: { authorization: 'Bearer geheim4' } });
      await world.identity.close();
      await ask('/api/auth/get-session');
      await world.catalog.close();
      for (const path of ['/', '/immobilien', '/immobilie/villa-9', '/api/properties/9', '/api/properties']) {
        await ask(path);
      }
      await ask('/api/expose-requests', post(exposeRequest));

      const said = log.lines().map((line) => (JSON.parse(line) as { msg: string }).msg);
      expect(said).toEqual(
        expect.arrayContaining([
          'page not found',
          'call failed',
          'unreadable answer',
          'call lost',
          'page made without its first data',
        ]),
      );
      for (const line of log.lines()) {
        expect(line).not.toMatch(/anna|geheim|(?<!\[)token|%40|nie-7/i);
        expect(line).not.toContain(secretImage.access_key);
      }
    });
  });
});

describe('maintenance', () => {
  let redis: TestRedis;
  let client: Redis;
  let world: World;
  beforeAll(async () => {
    redis = await testRedis();
    client = new Redis(redis.url);
    client.on('error', () => undefined);
    world = await startWorld({ REDIS_URL: redis.url }, { maintenanceMs: 100 });
  });
  afterAll(async () => {
    client.disconnect();
    await world.close();
    await redis.stop();
  });

  const statusOf = async (path: string) => {
    const answer = await world.get(path);
    await answer.body?.cancel();
    return answer.status;
  };
  const until = (path: string, status: number) =>
    eventually(async () => expect(await statusOf(path)).toBe(status), { timeoutMs: 8_000 });

  describe('during maintenance', () => {
    beforeAll(async () => {
      // The list is cached, but must be closed for maintenance too.
      expect(await statusOf('/api/properties')).toBe(200);
      await client.set(maintenanceKey, 'on');
      await until('/', 503);
    });

    it('during maintenance, visitors see an uncached page that asks them to come back later', async () => {
      const answer = await world.get('/immobilien');
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual(
        [503, '300', 'no-store'],
      );
      const page = await answer.text();
      expect(page).toContain('<h1>Wir sind gleich wieder da</h1>');
      expect(page).toContain('<meta name="robots" content="noindex, nofollow" />');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    });

    it.each(['/api/properties', '/media/render/property-images/1/2.jpg', '/api/contact-messages'])(
      'during maintenance, a request to %s is answered with a German problem, even if its response is cached',
      async (path) => {
        const answer = await (path.endsWith('messages') ? world.post(path, {}) : world.get(path));
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
        expect(await answer.json()).toMatchObject({
          code: 'unavailable',
          detail: expect.stringContaining('gewartet'),
        });
      },
    );

    it.each([
      ['/healthz', 200],
      ['/readyz', 200],
      ['/admin', 200],
      ['/assets/main-abc.js', 200],
      ['/api/admin/jobs', 401],
    ])('the path %s stays available during maintenance', async (path, status) =>
      expect(await statusOf(path)).toBe(status),
    );

    it('the maintenance page is still shown while Redis is unavailable, and a newly started process is ready', async () => {
      const late = await startWorld({ REDIS_URL: redis.url, CATALOG_URL: 'http://127.0.0.1:9' });
      expect((await late.get('/readyz')).status).toBe(200);
      await late.close();
      await redis.stop();
      await new Promise((later) => setTimeout(later, 500));
      expect(await statusOf('/')).toBe(503);
      await redis.start();
      // Redis restarted empty, which has the same effect as `off`.
      await until('/', 200);
      expect(await statusOf('/api/properties')).toBe(200);
    });
  });
});

describe('proxies', () => {
  const portrait = websiteImageUrl({ path: 'portraits/a.jpg', mark: 'm1' }, renditions.card);

  describe('the calls of sign-in', () => {
    type Input = z.output<typeof CallAuth.input>;
    let world: World;
    const input = () => world.identity.calls.at(-1)?.input as Input;

    beforeAll(async () => {
      world = await startWorld({ TRUST_PROXY: '1' });
      const refused = (code: 'wrong-credentials' | 'too-many-requests', headers = {}) => ({
        status: problem(code).status,
        headers: { 'content-type': 'application/problem+json', 'set-cookie': [], ...headers },
        body: JSON.stringify(problem(code)),
      });
      world.identity.answer({
        'identity.callAuth': ({ headers, body }: Input) => {
          const { password } = SignIn.parse(body);
          if (password === 'falsch') return refused('wrong-credentials');
          if (password === 'zu früh') return refused('too-many-requests', { 'retry-after': '4' });
          return {
            status: 200,
            headers: {
              'content-type': 'application/json',
              'set-cookie': ['better-auth.session_token=abc; HttpOnly; SameSite=Lax', 'other=1'],
              'x-internal': 'secret',
              ...(headers['x-token'] === 'bearer' ? { 'set-auth-token': 'signed' } : {}),
            },
            body: '{"user":{"id":"u1","email":"a@b.de","name":"A"}}',
          };
        },
      });
    });
    afterAll(() => world.close());

    it('sign-in requests are answered by identity, which receives only the trusted client address', async () => {
      const response = await world.post(
        '/api/auth/sign-in/email',
        { email: 'a@b.de', password: 'richtig' },
        {
          origin: publicUrl,
          'x-forwarded-for': '6.6.6.6, 203.0.113.9',
          'x-real-ip': '6.6.6.6',
          forwarded: 'for=6.6.6.6',
        },
      );
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toHaveLength(2);
      expect(response.headers.get('x-internal')).toBeNull();
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toBe('application/json');
      expect(input()).toEqual({
        call: 'signIn',
        headers: {
          origin: publicUrl,
          'x-forwarded-for': '203.0.113.9',
          'user-agent': expect.any(String),
        },
        body: { email: 'a@b.de', password: 'richtig' },
      });
    });

    it('a sign-in returns a bearer token only to a script that asks for one', async () => {
      const sign = (headers: Record<string, string>) =>
        world.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'richtig' }, headers);
      expect((await sign({ 'x-token': 'bearer' })).headers.get('set-auth-token')).toBe('signed');
      expect((await sign({})).headers.get('set-auth-token')).toBeNull();
    });

    it('a refused sign-in is answered with the problem and Retry-After of identity, and one from another site is refused by the BFF', async () => {
      const sign = (headers: Record<string, string>, password = 'falsch') =>
        world.post('/api/auth/sign-in/email', { email: 'a@b.de', password }, headers);
      expect(await problemOf(await sign({}))).toMatchObject({
        status: 401,
        detail: 'E-Mail-Adresse oder Passwort ist falsch.',
      });
      const tooSoon = await sign({}, 'zu früh');
      expect(tooSoon.headers.get('retry-after')).toBe('4');
      expect(await problemOf(tooSoon)).toMatchObject({ status: 429 });
      expect(await problemOf(await sign({ origin: 'https://evil.example' }))).toMatchObject({ status: 403 });
    });

    it('sign-ins have no rate limit per client in the BFF, because many people may share one IP address', async () => {
      for (let call = 0; call < 40; call += 1) {
        const response = await world.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'falsch' });
        expect(response.status).toBe(401);
      }
    });

    it('sign-ins and images are answered with 503 while identity or media is unavailable', async () => {
      const gone = await startWorld();
      await gone.identity.close();
      const sign = await gone.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'x' });
      expect(await problemOf(sign)).toMatchObject({ status: 503 });
      expect(await problemOf(await gone.get(portrait))).toMatchObject({ status: 503 });
      await gone.close();
    });
  });
});
