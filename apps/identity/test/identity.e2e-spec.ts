import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ResolveSession } from '@estate/contracts/identity/sign-in';
import { type Problem } from '@estate/contracts/problem';
import { runStaffCommand } from '../src/staff/staff-command.ts';
import { StaffFault } from '../src/staff/staff-accounts.ts';
import { cookieOf, password, site, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';
import { type CapturedLog, captureLog } from '@estate/test-kit/captured-log';
import { TcpProxy } from '@estate/test-kit/tcp-proxy';
import { testMongo } from '@estate/test-kit/stores';
import { totpOf } from '@estate/test-kit/totp';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
  await identity.accounts.add('chefin@example.org', password, 'admin');
});
beforeEach(() => identity.move());
afterAll(() => identity.close());

describe('sign-in', () => {
  it('sign-in sets an HttpOnly, SameSite=Lax cookie, by which the session, its person and role are found [S-3.16, S-6.4, S-7.12]', async () => {
    const response = await identity.signIn('Chefin@Example.org', password);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
    expect(response.headers.getSetCookie()[0]).toMatch(/SameSite=Lax/i);
    await expect(identity.rpc.call(ResolveSession, { cookie: cookieOf(response) })).resolves.toEqual({
      user: {
        id: expect.any(String),
        email: 'chefin@example.org',
        name: 'chefin@example.org',
        broker: null,
      },
      role: 'admin',
      session_id: expect.stringMatching(/^[0-9a-f]{24}$/),
    });
  });

  it.each([
    ['a wrong password', 'chefin@example.org', 'falsch geraten'],
    ['an unknown address', 'niemand@example.org', password],
    ['something that is no address', 'kein-at', password],
  ])('sign-in with %s fails with the same German message', async (_case, email, secret) => {
    const response = await identity.signIn(email, secret);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'wrong-credentials',
      detail: 'E-Mail-Adresse oder Passwort ist falsch.',
    });
  });

  it.each([{}, 'kein JSON', { email: 7, password: {} }, { email: '', password: '' }])(
    'sign-in with the body %j is refused with errors at its fields',
    async (body) => {
      const response = await identity.call('/api/auth/sign-in/email', { body });
      expect(response.status).toBe(400);
      expect(((await response.json()) as Problem).errors?.length).toBeGreaterThan(0);
    },
  );

  it('sign-in with a cookie from a foreign origin is refused', async () => {
    const cookie = cookieOf(await identity.signIn('chefin@example.org', password));
    const response = await identity.signIn('chefin@example.org', password, {
      cookie,
      origin: 'https://boese.example',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'foreign-origin' });
  });
});

describe('a session', () => {
  it('a session ends at once with the sign-out [S-7.12]', async () => {
    const cookie = cookieOf(await identity.signIn('chefin@example.org', password));
    await identity.call('/api/auth/sign-out', { body: {}, headers: { cookie, origin: site } });
    await expect(identity.rpc.call(ResolveSession, { cookie })).rejects.toMatchObject({
      problem: { code: 'not-signed-in' },
    });
  });

  it('a session ends when `npm run staff` sets a new password of its account', async () => {
    await identity.accounts.add('kollege@example.org', password, 'broker');
    const cookie = cookieOf(await identity.signIn('kollege@example.org', password));
    await expect(identity.rpc.call(ResolveSession, { cookie })).resolves.toMatchObject({ role: 'broker' });
    await runStaffCommand(identity.accounts, ['password', 'kollege@example.org'], 'ein anderes Kennwort');
    await expect(identity.rpc.call(ResolveSession, { cookie })).rejects.toMatchObject({
      problem: { code: 'not-signed-in' },
    });
    expect((await identity.signIn('kollege@example.org', 'ein anderes Kennwort')).status).toBe(200);
  });

  it.each([{}, { cookie: 'a=b' }, { authorization: 'Bearer geraten.falsch' }])(
    'no session is found for the request headers %j',
    async (headers) => {
      await expect(identity.rpc.call(ResolveSession, headers)).rejects.toMatchObject({
        problem: { code: 'not-signed-in', status: 401 },
      });
    },
  );

  it('the own password is changed only with the old one, and otherwise refused in German', async () => {
    await identity.accounts.add('wechsel@example.org', password, 'broker');
    const cookie = cookieOf(await identity.signIn('wechsel@example.org', password));
    const change = (currentPassword: string, newPassword: string) =>
      identity.call('/api/auth/change-password', {
        body: { currentPassword, newPassword },
        headers: { cookie, origin: site },
      });
    expect(await (await change('falsch geraten', 'noch ein Kennwort')).json()).toMatchObject({
      detail: 'Das bisherige Passwort ist falsch.',
      errors: [{ field: 'currentPassword', message: 'Das bisherige Passwort ist falsch.' }],
    });
    for (const short of ['kurz', `kurz${' '.repeat(20)}er`]) {
      expect(await (await change(password, short)).json()).toMatchObject({
        errors: [{ field: 'newPassword', message: 'Das neue Passwort braucht mindestens 12 Zeichen.' }],
      });
    }
    expect((await change(password, 'noch ein Kennwort')).status).toBe(200);
  });
});

it('each password is stored as a salt and a hash', async () => {
  const own = await startIdentity({ isHashFast: false });
  for (const name of ['eins', 'zwei']) await own.accounts.add(`${name}@example.org`, password, 'broker');
  expect((await own.signIn('eins@example.org', password)).status).toBe(200);
  expect((await own.signIn('zwei@example.org', 'falsch geraten')).status).toBe(401);
  const accounts = await own.store.collection('account').find().toArray();
  await own.close();
  const stored = accounts.map(({ password: hash }) => String(hash));
  for (const hash of stored) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  expect(new Set(stored.map((hash) => hash.split(':')[0])).size).toBe(stored.length);
});

describe('npm run staff', () => {
  it('npm run staff adds accounts, lists them, changes roles, and makes a password if none is given [S-7.13]', async () => {
    const lines = await runStaffCommand(identity.accounts, ['add', 'neu@example.org', 'broker'], undefined);
    expect(lines[1]).toMatch(/^password: \S{20}$/);
    await runStaffCommand(identity.accounts, ['role', 'neu@example.org', 'admin'], undefined);
    const listed = await runStaffCommand(identity.accounts, ['list'], undefined);
    expect(listed.map((line) => JSON.parse(line) as unknown)).toContainEqual({
      email: 'neu@example.org',
      role: 'admin',
    });
  });

  it('npm run staff add does not change the password of an existing account', async () => {
    const lines = await runStaffCommand(
      identity.accounts,
      ['add', 'chefin@example.org', 'admin'],
      'ganz anderes Kennwort',
    );
    expect(lines[0]).toContain('existed already');
    expect((await identity.signIn('chefin@example.org', password)).status).toBe(200);
  });

  it.each([
    [[], 'A command is missing.'],
    [['add'], 'An e-mail address is missing.'],
    [['add', 'kein-at', 'admin'], 'The e-mail is not an e-mail address.'],
    [['add', 'x@example.org', 'koenig'], 'The role'],
    [['password', 'niemand@example.org'], 'There is no account'],
    [['tanze', 'x@example.org'], 'There is no command tanze.'],
  ])('npm run staff refuses the arguments %j', async (words, message) => {
    const refused = runStaffCommand(identity.accounts, words, password);
    await expect(refused).rejects.toThrow(StaffFault);
    await expect(refused).rejects.toThrow(message);
  });
});

describe('the log of identity', () => {
  let log: CapturedLog;
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    log = captureLog();
    identity = await startIdentity();
  });
  afterAll(async () => {
    await identity.close();
    log.stop();
  });

  it('the log of identity contains no values that people typed', async () => {
    await identity.call('/api/auth/sign-in/email', {
      body: { email: 'anna@example.org', password: 'geheim2' },
    });
    await identity.call('/api/auth/get-session', {
      headers: { cookie: 'better-auth.session_token=geheim3' },
    });
    const lines = log.lines();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).not.toMatch(/anna|geheim|token/i);
  });
});

describe('sign-in without the store', () => {
  const mongo = testMongo();
  let link: TcpProxy;
  let identity: IdentityUnderTest;
  beforeAll(async () => {
    link = await TcpProxy.to(mongo.url);
    identity = await startIdentity({ mongo: { url: link.through(mongo.url), drop: () => mongo.drop() } });
  });
  afterAll(async () => {
    link.mend();
    await identity.close();
    link.close();
  });

  it('sign-in while MongoDB is away is refused as temporarily unavailable', async () => {
    await identity.accounts.add('ada@example.org', password, 'admin');
    const signedIn = await identity.signIn('ada@example.org', password, { 'x-token': 'bearer' });
    const authorization = `Bearer ${signedIn.headers.get('set-auth-token')}`;
    await expect(identity.rpc.call(ResolveSession, { authorization })).resolves.toMatchObject({
      role: 'admin',
    });

    link.cut();
    const unavailable = { problem: { code: 'unavailable' } };
    await expect(identity.rpc.call(ResolveSession, { authorization })).rejects.toMatchObject(unavailable);
    expect((await identity.signIn('ada@example.org', password)).status).toBe(503);
  });
});

describe('the cookies', () => {
  const origin = 'https://www.example.org';

  let identity: IdentityUnderTest;
  beforeAll(async () => {
    identity = await startIdentity({ settings: { PUBLIC_URL: origin } });
  });
  afterAll(() => identity.close());

  const post = (path: string, body: unknown, cookie: string) =>
    identity.call(`/api/auth/${path}`, { body, headers: { origin, cookie } });

  it('the session cookies over https belong to this host alone, also before the second factor is entered', async () => {
    const email = 'chefin@example.org';
    await identity.accounts.add(email, password, 'admin');
    const signedIn = await identity.signIn(email, password, { origin });
    const cookie = cookieOf(signedIn);
    const enabled = await post('two-factor/enable', { password }, cookie);
    const { totpURI } = (await enabled.json()) as { totpURI: string };
    const confirmed = await post('two-factor/verify-totp', { code: totpOf(totpURI) }, cookie);
    const waiting = await identity.signIn(email, password, { origin });
    const verified = await post(
      'two-factor/verify-totp',
      { code: totpOf(totpURI, Date.now() + 30_000) },
      cookieOf(waiting),
    );
    expect(verified.status).toBe(200);
    await expect(identity.rpc.call(ResolveSession, { cookie: cookieOf(verified) })).resolves.toMatchObject({
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
});
