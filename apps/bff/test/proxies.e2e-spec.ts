import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { allowedRenditions, renditions, renditionUrl } from '@estate/contracts/renditions';
import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { limits } from '../src/limits/limits.ts';
import { problemOf, publicUrl, startWorld, type World } from './world.ts';

interface Seen {
  request: IncomingMessage;
  body: string;
}

async function upstream(
  answer: (seen: Seen) => { status: number; headers: Record<string, string | string[]>; body: string },
) {
  const seen: Seen[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
      seen.push({ request, body });
      const { status, headers, body: out } = answer({ request, body });
      response.writeHead(status, headers).end(out);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const image = { storage_path: '42/1.jpeg', change_mark: 'm1' };
const cardUrl = renditionUrl('property-images', image, renditions.card);

describe('what flows through', () => {
  let identity: Awaited<ReturnType<typeof upstream>>;
  let media: Awaited<ReturnType<typeof upstream>>;
  let world: World;

  beforeAll(async () => {
    identity = await upstream(({ body }) =>
      body.includes('falsch')
        ? {
            status: 401,
            headers: { 'content-type': 'application/problem+json' },
            body: JSON.stringify(problem('wrong-credentials')),
          }
        : {
            status: 200,
            headers: {
              'content-type': 'application/json',
              'set-cookie': ['better-auth.session_token=abc; HttpOnly; SameSite=Lax', 'other=1'],
              'x-internal': 'secret',
            },
            body: '{"user":{"id":"u1","email":"a@b.de","name":"A"}}',
          },
    );
    media = await upstream(({ request }) => ({
      status: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
        etag: '"r1"',
        'x-rendition': /\/(stored|placeholder)\//.exec(request.url ?? '')?.[1] ?? 'rendered',
      },
      body: `rendered ${request.url ?? ''}`,
    }));
    world = await startWorld({
      IDENTITY_HTTP_URL: identity.url,
      MEDIA_HTTP_URL: media.url,
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await world.close();
    identity.server.close();
    media.server.close();
  });

  it('signs in through identity, with our forwarding headers and nobody else’s', async () => {
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
    const { request, body } = identity.seen.at(-1)!;
    expect(request.url).toBe('/api/auth/sign-in/email');
    expect(request.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(request.headers['x-forwarded-host']).toBe('www.example.test');
    expect(request.headers['x-real-ip']).toBeUndefined();
    expect(request.headers.forwarded).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ email: 'a@b.de', password: 'richtig' });
  });

  it('passes on why it was refused, and refuses a foreign page and too many tries itself', async () => {
    const sign = (headers: Record<string, string>) =>
      world.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'falsch' }, headers);
    expect(await problemOf(await sign({ 'x-forwarded-for': '198.51.100.1' }))).toMatchObject({
      status: 401,
      detail: 'E-Mail-Adresse oder Passwort ist falsch.',
    });
    expect(await problemOf(await sign({ origin: 'https://evil.example' }))).toMatchObject({ status: 403 });
    for (let call = 0; call < limits['sign-in'].points; call += 1) {
      await sign({ 'x-forwarded-for': '198.51.100.2' });
    }
    expect((await sign({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(429);
    expect((await sign({ 'x-forwarded-for': '198.51.100.3' })).status).toBe(401);
  });

  it('streams renditions with their own caching and without cookies', async () => {
    const response = await world.get(cardUrl, {
      headers: { cookie: 'a=1', accept: 'image/webp', 'x-real-ip': '6.6.6.6' },
    });
    expect(await response.text()).toBe(`rendered ${cardUrl.replace('/media', '')}`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-security-policy')).toBeTruthy();
    const { request } = media.seen.at(-1)!;
    expect(request.headers.cookie).toBeUndefined();
    expect(request.headers['x-real-ip']).toBeUndefined();
    expect(request.headers.accept).toBe('image/webp');
    expect(request.headers['x-request-id']).toBe(response.headers.get('x-request-id'));
  });

  it('renders the presets only, and nothing outside a bucket', async () => {
    for (const rendition of allowedRenditions) {
      expect((await world.get(renditionUrl('property-images', image, rendition))).status).toBe(200);
    }
    const seen = media.seen.length;
    for (const path of [
      cardUrl.replace('width=600', 'width=601'),
      cardUrl.replace('property-images', 'secrets'),
      cardUrl.replace('42/1.jpeg', '42/%2e%2e/%2e%2e/etc/passwd'),
      cardUrl.replace('42/1.jpeg', '..%2f..%2fetc%2fpasswd'),
      cardUrl.replace('resize=cover', 'resize=zoom'),
    ]) {
      expect([path, (await world.get(path)).status]).toEqual([path, 400]);
    }
    expect(media.seen).toHaveLength(seen);
  });

  it('limits what it has not seen delivered yet, but not what it has', async () => {
    const client = { headers: { 'x-forwarded-for': '198.51.100.50' } };
    const nth = (n: number) => cardUrl.replace('42/1.jpeg', `90/${n}.jpeg`);
    await world.get(nth(0), client);
    for (let n = 1; n < limits.render.points; n += 1) await (await world.get(nth(n), client)).arrayBuffer();
    expect((await world.get(nth(limits.render.points), client)).status).toBe(429);
    expect((await world.get(nth(0), client)).status).toBe(200);
  });

  it.each(['stored', 'placeholder'])('counts nothing that media did not render: %s', async (source) => {
    const client = {
      headers: { 'x-forwarded-for': source === 'stored' ? '198.51.100.60' : '198.51.100.61' },
    };
    const nth = (n: number) => cardUrl.replace('42/1.jpeg', `${source}/${n}.jpeg`);
    for (let n = 0; n < limits.render.points + 5; n += 1) {
      const response = await world.get(nth(n), client);
      expect([n, response.status]).toEqual([n, 200]);
      await response.arrayBuffer();
    }
  });

  it('says so when identity or media is gone', async () => {
    const gone = await startWorld();
    const sign = await gone.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'x' });
    expect(await problemOf(sign)).toMatchObject({ status: 503 });
    expect(await problemOf(await gone.get(cardUrl))).toMatchObject({ status: 503 });
    await gone.close();
  });
});
