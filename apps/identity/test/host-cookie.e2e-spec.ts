import { ResolveSession } from '@estate/contracts/identity';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { totpOf } from './totp.ts';
import { cookieOf, password, startWorld, type World } from './world.ts';

const origin = 'https://www.example.org';

let world: World;
beforeAll(async () => {
  world = await startWorld({ settings: { PUBLIC_URL: origin } });
});
afterAll(() => world.close());

const post = (path: string, body: unknown, cookie: string) =>
  world.call(`/api/auth/${path}`, { body, headers: { origin, cookie } });

it('over https each cookie belongs to this host alone, also while the second factor is awaited', async () => {
  const email = 'chefin@example.org';
  await world.accounts.add(email, password, 'admin');
  const signedIn = await world.signIn(email, password, { origin });
  const cookie = cookieOf(signedIn);
  const enabled = await post('two-factor/enable', { password }, cookie);
  const { totpURI } = (await enabled.json()) as { totpURI: string };
  const confirmed = await post('two-factor/verify-totp', { code: totpOf(totpURI) }, cookie);
  const waiting = await world.signIn(email, password, { origin });
  const verified = await post('two-factor/verify-totp', { code: totpOf(totpURI) }, cookieOf(waiting));
  expect(verified.status).toBe(200);
  await expect(world.rpc.call(ResolveSession, { cookie: cookieOf(verified) })).resolves.toMatchObject({
    role: 'admin',
  });
  const set = [signedIn, confirmed, waiting, verified].flatMap(({ headers }) => headers.getSetCookie());
  expect(set.length).toBeGreaterThan(3);
  for (const one of set) {
    expect(one).toMatch(/^__Host-better-auth\.\w+=/);
    expect(one).toMatch(/; Path=\/(;|$)/);
    expect(one).toMatch(/; Secure(;|$)/);
    expect(one).toMatch(/; HttpOnly(;|$)/);
    expect(one).not.toMatch(/Domain=/i);
  }
});
