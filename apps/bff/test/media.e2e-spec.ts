import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, type Socket } from 'node:net';
import { CatalogChanged } from '@estate/contracts/events';
import { allowedRenditions } from '@estate/contracts/media/images';
import { problem } from '@estate/contracts/problem';
import { propertyImageUrl, renditions, websiteImageUrl } from '@estate/domain/property/renditions';
import { publishEvent } from '@estate/server-kit/stores/events';
import { createLog } from '@estate/server-kit/observability/log';
import { connectRedis, redisReady } from '@estate/server-kit/stores/redis';
import { captureLog } from '@estate/test-kit/captured-log';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Redis } from 'ioredis';
import { ImageAccess } from '../src/proxies/image-access.ts';
import { cardUrl, imageClients, imageOf, newClient, openImages, startMediaWorld } from './media-world.ts';
import { session } from './records.ts';
import { problemOf } from './world.ts';

describe('images', () => {
  const portrait = websiteImageUrl({ path: 'portraits/a.jpg', mark: 'm1' }, renditions.card);
  const one = cardUrl(42, '1');
  const withV = (v: string | undefined) => one.replace(/&v=.*/, v === undefined ? '' : `&v=${v}`);
  const keyOf = (id: number, name: string) => imageOf(id, name).access_key;

  let world: Awaited<ReturnType<typeof startMediaWorld>>;
  beforeAll(async () => {
    world = await startMediaWorld();
  });
  afterAll(() => world.close());
  const { statusOf, useUp } = imageClients(() => world);

  describe('a rendition', () => {
    it('a resized image is streamed from media, which receives the change mark and one format but no cookie', async () => {
      const headers = { cookie: 'a=1', accept: 'text/html;q=0.9, image/webp', 'x-real-ip': '6.6.6.6' };
      const response = await world.get(one, { headers });
      const { request } = world.mediaSeen.at(-1)!;
      expect(request.url).toBe(
        '/render/property-images/42/1.jpeg?width=600&height=384&quality=75&resize=cover&v=m1',
      );
      expect(await response.text()).toBe(`rendered ${request.url}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('content-security-policy')).toBeTruthy();
      expect(request.headers.cookie).toBeUndefined();
      expect(request.headers['x-real-ip']).toBeUndefined();
      expect(request.headers.accept).toBe('image/webp');
      expect(request.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
    });

    it('a resized image outside the allowed presets or folders is refused [V-7.19]', async () => {
      for (const rendition of allowedRenditions) {
        expect(await statusOf(propertyImageUrl(imageOf(42, '1'), rendition))).toBe(200);
        expect(await statusOf(websiteImageUrl({ path: 'a.jpg', mark: 'm1' }, rendition))).toBe(200);
      }
      const seen = world.mediaSeen.length;
      for (const path of [
        one.replace('width=600', 'width=601'),
        one.replace('width=600', 'width=0600'),
        one.replace('width=600', 'width=6e2'),
        one.replace('width=600', 'width=800'),
        one.replace('width=600', 'width=600&width=600'),
        one.replace('&resize=cover', ''),
        one.replace('resize=cover', 'resize=zoom'),
        one.replace('property-images', 'secrets'),
        one.replace('42/1.jpeg', '42/%2e%2e/%2e%2e/etc/passwd'),
        one.replace('42/1.jpeg', '..%2f..%2fetc%2fpasswd'),
        portrait.replace('portraits/a.jpg', '..%2fproperty-images/42/1.jpeg'),
        `${one}&v=other`,
      ]) {
        expect([path, await statusOf(path)]).toEqual([path, 400]);
      }
      for (const path of [`${one}&x=1`, `${portrait}&x=1`]) {
        expect(await problemOf(await world.get(path))).toMatchObject({
          status: 400,
          errors: [{ field: 'x', message: 'Diese Angabe gibt es hier nicht.' }],
        });
      }
      expect(world.mediaSeen).toHaveLength(seen);
    });

    it('the OpenAPI document lists the presets for resized images', async () => {
      const document = (await (await world.get('/api/openapi.json')).json()) as {
        paths: Record<string, { get: { parameters: { name: string; schema: object }[]; responses: object } }>;
        components: { schemas: { Rendition: object } };
      };
      for (const path of ['/media/render/{bucket}/{path}', '/api/admin/media/render/{bucket}/{path}']) {
        const { parameters } = document.paths[path]!.get;
        const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]));
        const asked = { width: { const: 600 }, height: { const: 384 }, quality: { const: 75 } };
        expect(schemas.get('rendition')).toEqual({ $ref: '#/components/schemas/Rendition' });
        expect(document.components.schemas.Rendition).toMatchObject({
          oneOf: expect.arrayContaining([
            expect.objectContaining({ properties: { ...asked, resize: { const: 'cover' } } }),
          ]),
        });
        expect(schemas.get('path')).toMatchObject({ maxLength: 200, pattern: expect.any(String) });
      }
      expect(document.paths['/media/render/{bucket}/{path}']!.get.responses).toHaveProperty('404');
    });
  });

  describe('an image of a property', () => {
    it('a browser caches an image with its current change mark for ever and with another mark for five minutes, and shared caches never store images', async () => {
      const cacheControl = async (path: string) => (await world.get(path)).headers.get('cache-control');
      expect(await cacheControl(one)).toBe('public, max-age=31536000, immutable, s-maxage=0');
      expect(await cacheControl(cardUrl(42, '1', 'm0'))).toBe('public, max-age=300, s-maxage=0');
      expect(world.mediaSeen.at(-1)?.request.url).toMatch(/&v=m1$/);
      expect(await cacheControl(withV(keyOf(42, '1')))).toBe('public, max-age=300, s-maxage=0');
      expect(await cacheControl(portrait)).toBe('public, max-age=31536000, immutable');
    });

    it.each([
      ['no key', withV(undefined)],
      ['an empty one', withV('')],
      ['its change mark alone', withV('m1')],
      ['a made-up key', withV('AAAAAAAAAAAAAAAA.m1')],
      ['the beginning of its key', withV(keyOf(42, '1').slice(0, 8))],
      ['its key and more', withV(`${keyOf(42, '1')}A.m1`)],
      ['the key of its neighbour', withV(`${keyOf(42, '2')}.m1`)],
      ['the key of another property', withV(`${keyOf(43, '1')}.m1`)],
      ['its key, while its property is not public', cardUrl(44, '1')],
      ['its key, of an unknown property', cardUrl(999, '1')],
      ['a key, though there is no such image', cardUrl(42, '404')],
      ['a key, though it lies under no property', one.replace('42/1.jpeg', 'elbe/1.jpeg')],
      ['a key, though its property has no such id', one.replace('42/1.jpeg', '042/1.jpeg')],
    ])('the image of a property with %s is answered with 404', async (_what, path) => {
      const seen = world.mediaSeen.length;
      const response = await world.get(path, { headers: newClient() });
      expect(await problemOf(response)).toEqual(problem('not-found'));
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(world.mediaSeen).toHaveLength(seen);
    });

    it('requests with guessed image keys count against the client’s rate limit', async () => {
      const client = newClient();
      expect(await useUp((n) => withV(`${String(n).padStart(16, 'A')}.m1`), client)).toEqual([404]);
      expect(await statusOf(withV('AAAAAAAAAAAAAAAA.m1'), client)).toBe(429);
      expect(await statusOf(cardUrl(44, '1'), client)).toBe(429);
      // Renditions that were delivered before are not counted, so the site stays usable.
      expect(await statusOf(one, client)).toBe(200);
    });
  });

  describe('the count of renders', () => {
    it('a resized image counts against the client’s rate limit unless this process has already delivered it', async () => {
      const client = newClient();
      expect(await useUp((n) => cardUrl(42, `new${n}`), client)).toEqual([200]);
      expect(await statusOf(cardUrl(42, 'new65'), client)).toBe(429);
      for (const path of [cardUrl(42, 'new0'), cardUrl(42, 'new0', 'm0')]) {
        expect(await statusOf(path, client)).toBe(200);
      }
      // The image in another format has to be rendered again.
      expect(await statusOf(cardUrl(42, 'new0'), { ...client, accept: 'image/avif' })).toBe(429);
    });

    it('placeholder images count against the rate limit like resized images', async () => {
      const client = newClient();
      expect(await useUp((n) => cardUrl(42, `lost${n}`), client)).toEqual([200]);
      expect(await statusOf(cardUrl(42, 'lost0'), client)).toBe(429);
    });

    it('a resized image that media has already stored does not count against the client’s rate limit', async () => {
      const client = newClient();
      expect(await useUp((n) => cardUrl(42, `stored${n}`), client)).toEqual([200]);
      expect(await statusOf(cardUrl(42, 'stored65'), client)).toBe(200);
    });
  });

  describe('an image for staff', () => {
    const staff = { ...newClient(), cookie: 'session=1' };
    const admin = (path: string) => `/api/admin${path}`;

    it('staff receive every image, with or without its key, uncached', async () => {
      for (const path of [
        cardUrl(44, '1'),
        cardUrl(44, 'lost1').replace(/&v=.*/, ''),
        one,
        withV(undefined),
        portrait,
      ]) {
        const response = await world.get(admin(path), { headers: staff });
        expect(await response.text()).toMatch(/^rendered \/render\//);
        expect([path, response.status, response.headers.get('cache-control')]).toEqual([
          path,
          200,
          'no-store',
        ]);
        expect(world.mediaSeen.at(-1)?.request.headers.cookie).toBeUndefined();
      }
    });

    it('images for staff are refused without a session that has the permission', async () => {
      const seen = world.mediaSeen.length;
      expect(await statusOf(admin(one))).toBe(401);
      world.identity.answer({ 'identity.resolveSession': () => session(null) });
      expect(await statusOf(admin(one), staff)).toBe(403);
      world.identity.answer({ 'identity.resolveSession': () => session('admin') });
      expect(await statusOf(admin(one), staff)).toBe(200);
      expect(await statusOf(admin(one).replace('width=600', 'width=601'), staff)).toBe(400);
      expect(await statusOf(`${admin(one)}&x=1`, staff)).toBe(400);
      expect(world.mediaSeen).toHaveLength(seen + 1);
    });

    it('resized images for staff do not count against the rate limit', async () => {
      expect(await useUp((n) => admin(cardUrl(44, `new${n}`)), staff)).toEqual([200]);
      expect(await statusOf(admin(cardUrl(44, 'new65')), staff)).toBe(200);
    });
  });
});

describe('access to images', () => {
  let redis: TestRedis;
  let publisher: Redis;
  let world: Awaited<ReturnType<typeof startMediaWorld>>;

  const asked = () =>
    world.catalog.calls.filter(({ message }) => message === 'catalog.getImageAccess').length;
  const change = () => publishEvent(publisher, CatalogChanged, { ids: [42], at: new Date().toISOString() });
  const statusOf = async (path: string) => {
    const response = await world.get(path);
    await response.arrayBuffer();
    return response.status;
  };
  const isHeard = () =>
    eventually(async () => {
      expect(await publisher.pubsub('NUMSUB', CatalogChanged.name)).toEqual([CatalogChanged.name, 1]);
    });
  const switchOff = () => world.catalog.answer({ 'catalog.getImageAccess': () => ({ images: [] }) });

  beforeAll(async () => {
    redis = await testRedis();
    publisher = connectRedis(redis.url, 'producer', createLog('test'));
    await redisReady(publisher);
  });
  beforeEach(async () => {
    const drop = jest.spyOn(ImageAccess.prototype, 'clear');
    world = await startMediaWorld({ REDIS_URL: redis.url });
    // After the subscription, the BFF clears its cached access rules.
    await eventually(() => expect(drop).toHaveBeenCalled());
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await world.close();
  });
  afterAll(async () => {
    publisher.disconnect();
    await redis.stop();
  });

  describe('whether an image may be seen', () => {
    it('the access rule for all images of a property is requested from catalog once, even by concurrent requests', async () => {
      const names = ['1', '2', '1', 'new1', '404'];
      const statuses = await Promise.all(names.map((name) => statusOf(cardUrl(42, name))));
      expect(statuses).toEqual([200, 200, 200, 200, 404]);
      expect(await statusOf(cardUrl(42, 'new2'))).toBe(200);
      expect(asked()).toBe(1);
      expect(world.catalog.calls.find(({ message }) => message === 'catalog.getImageAccess')?.input).toEqual({
        id: 42,
      });
      await statusOf(cardUrl(43, '1'));
      expect(asked()).toBe(2);
    });

    it('staff receive the current image under an address with the change mark alone', async () => {
      world.identity.answer({ 'identity.resolveSession': () => session('admin') });
      const address =
        '/api/admin/media/render/property-images/42/1.jpeg?width=120&height=71&quality=75&resize=cover&v=m9';
      const headers = { cookie: 'session_token=x' };
      expect((await world.get(address, { headers })).status).toBe(200);
      expect(world.mediaSeen.at(-1)?.request.url).toMatch(/&v=m9$/);
    });

    it('the answer that a property has no public images is cached too', async () => {
      for (const name of ['1', '2', '1']) expect(await statusOf(cardUrl(44, name))).toBe(404);
      expect(asked()).toBe(1);
    });

    it('an event from catalog ends the access to images at once, including those already delivered', async () => {
      expect(await statusOf(cardUrl(42, '1'))).toBe(200);
      switchOff();
      expect(await statusOf(cardUrl(42, '1'))).toBe(200);
      await change();
      await eventually(async () => expect(await statusOf(cardUrl(42, '1'))).toBe(404));
    });

    it('an image access rule that was requested before an event is neither cached nor used for later requests', async () => {
      expect(await statusOf(cardUrl(43, '1'))).toBe(200);
      const release = new EventEmitter();
      const held = once(release, 'now');
      world.catalog.answer({
        'catalog.getImageAccess': async ({ id }: { id: number }) => {
          await held;
          return openImages(id);
        },
      });
      const early = statusOf(cardUrl(42, '1'));
      await eventually(() => expect(asked()).toBe(2));
      switchOff();
      await change();
      await eventually(async () => expect(await statusOf(cardUrl(43, '1'))).toBe(404));
      const late = statusOf(cardUrl(42, '2'));
      await eventually(() => expect(asked()).toBe(4));
      release.emit('now');
      expect([await early, await late]).toEqual([200, 404]);
      expect(await statusOf(cardUrl(42, '1'))).toBe(404);
    });

    it('the image access rule is requested again after an interruption in which an event may have been missed', async () => {
      expect(await statusOf(cardUrl(42, '1'))).toBe(200);
      await redis.stop();
      await redis.start();
      await isHeard();
      switchOff();
      await eventually(async () => expect(await statusOf(cardUrl(42, '1'))).toBe(404));
    });

    it('the image access rule is requested again after a minute without an event', async () => {
      expect(await statusOf(cardUrl(42, '1'))).toBe(200);
      switchOff();
      const now = performance.now.bind(performance);
      const shift = (ms: number) => jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
      shift(55_000);
      expect(await statusOf(cardUrl(42, '1'))).toBe(200);
      shift(61_000);
      expect(await statusOf(cardUrl(42, '1'))).toBe(404);
    });

    it('while catalog is unavailable, images with a cached access rule are sent and others are answered with 503', async () => {
      expect(await statusOf(cardUrl(42, '1'))).toBe(200);
      await world.catalog.close();
      expect(await statusOf(cardUrl(42, '2'))).toBe(200);
      const seen = world.mediaSeen.length;
      expect(await problemOf(await world.get(cardUrl(43, '1')))).toMatchObject({
        status: 503,
        code: 'unavailable',
      });
      expect(world.mediaSeen).toHaveLength(seen);
      await world.catalog.start();
      await eventually(async () => expect(await statusOf(cardUrl(43, '1'))).toBe(200));
    });

    it('images are answered with 503 if catalog reports a fault or sends an unreadable response', async () => {
      for (const nonsense of [{}, { images: [{ storage_path: '42/1.jpeg', access_key: '' }] }]) {
        world.catalog.answer({ 'catalog.getImageAccess': () => nonsense });
        expect(await problemOf(await world.get(cardUrl(42, '1')))).toMatchObject({ status: 503 });
      }
    });
  });
});

it('a browser that aborts an image causes no error in the log', async () => {
  const log = captureLog();
  const sockets = new Set<Socket>();
  // This media stub never answers.
  const media = createServer(({ socket }) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(media, 'listening');
  const { port } = media.address() as AddressInfo;
  const slow = await startMediaWorld({ MEDIA_URL: `http://127.0.0.1:${port}` });
  try {
    const leaving = new AbortController();
    const asked = slow.get(cardUrl(42, '1'), { signal: leaving.signal });
    await eventually(() => expect(sockets.size).toBe(1));
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    await eventually(() => expect([...sockets].every(({ destroyed }) => destroyed)).toBe(true));
    await slow.get('/healthz');
    expect(
      log.lines().filter((line) => /"level":"(?:warn|error)"/.test(line) && /media|call failed/.test(line)),
    ).toEqual([]);
  } finally {
    await slow.close();
    media.close();
    log.stop();
  }
});
