import { renditions, websiteImageUrl } from '@estate/contracts/renditions';
import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { upstream } from './upstream.ts';
import { problemOf, publicUrl, startWorld, type World } from './world.ts';

const portrait = websiteImageUrl({ storage_path: 'portraits/a.jpg', change_mark: 'm1' }, renditions.card);

describe('what flows through', () => {
  let identity: Awaited<ReturnType<typeof upstream>>;
  let world: World;

  beforeAll(async () => {
    const refused = (code: 'wrong-credentials' | 'too-many-requests', headers = {}) => ({
      status: problem(code).status,
      headers: { 'content-type': 'application/problem+json', ...headers },
      body: JSON.stringify(problem(code)),
    });
    identity = await upstream(({ request, body }) => {
      if (body.includes('falsch')) return refused('wrong-credentials');
      if (body.includes('zu früh')) return refused('too-many-requests', { 'retry-after': '4' });
      return {
        status: 200,
        headers: {
          'content-type': 'application/json',
          'set-cookie': ['better-auth.session_token=abc; HttpOnly; SameSite=Lax', 'other=1'],
          'x-internal': 'secret',
          ...(request.headers['x-token'] === 'bearer' ? { 'set-auth-token': 'signed' } : {}),
        },
        body: '{"user":{"id":"u1","email":"a@b.de","name":"A"}}',
      };
    });
    world = await startWorld({
      IDENTITY_HTTP_URL: identity.url,
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await world.close();
    identity.server.close();
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

  it('asks identity for a token where a script does, and hands it on', async () => {
    const sign = (headers: Record<string, string>) =>
      world.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'richtig' }, headers);
    expect((await sign({ 'x-token': 'bearer' })).headers.get('set-auth-token')).toBe('signed');
    expect((await sign({})).headers.get('set-auth-token')).toBeNull();
  });

  it('passes on why it was refused and when to try again, and refuses a foreign page itself', async () => {
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

  it('leaves it to identity how often one client may sign in, who may be many people behind one line', async () => {
    for (let call = 0; call < 40; call += 1) {
      const response = await world.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'falsch' });
      expect(response.status).toBe(401);
    }
  });

  it('says so when identity or media is gone', async () => {
    const gone = await startWorld();
    const sign = await gone.post('/api/auth/sign-in/email', { email: 'a@b.de', password: 'x' });
    expect(await problemOf(sign)).toMatchObject({ status: 503 });
    expect(await problemOf(await gone.get(portrait))).toMatchObject({ status: 503 });
    await gone.close();
  });
});
