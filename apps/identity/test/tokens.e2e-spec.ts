import { ResolveSession } from '@estate/contracts/identity/sign-in';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, password, site, startIdentity } from './identity-under-test.ts';

const identity = await startIdentity();
beforeEach(() => identity.move());
afterAll(() => identity.close());

let people = 0;
/** A new member of staff. */
async function person(): Promise<string> {
  const email = `person${people++}@example.org`;
  await identity.accounts.add(email, password, 'broker');
  return email;
}

const asBrowser = (cookie: string) => ({ cookie, origin: site });
const asScript = { 'x-token': 'bearer' };
const user = { id: expect.any(String), email: expect.any(String), name: expect.any(String) };

/** The tokens of all stored sessions; no response may contain one, signed or not. */
async function tokens(): Promise<string[]> {
  const sessions = await identity.store.collection('session').find().toArray();
  return sessions.map(({ token }) => String(token));
}

async function expectNoToken(response: Response): Promise<unknown> {
  expect(response.headers.get('set-auth-token')).toBeNull();
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie').join('\n');
  for (const token of await tokens()) expect(`${headers}\n${text}`).not.toContain(token);
  return JSON.parse(text) as unknown;
}

const isLive = (headers: { cookie?: string; authorization?: string }) =>
  identity.rpc.call(ResolveSession, headers).then(
    () => true,
    () => false,
  );

async function bearerOf(email: string): Promise<string> {
  const token = (await identity.signIn(email, password, asScript)).headers.get('set-auth-token');
  return `Bearer ${token}`;
}

describe('a browser', () => {
  it('a browser gets the signed-in person and the end of the session, and no token', async () => {
    const signedIn = await identity.signIn(await person(), password, { origin: site });
    const cookie = cookieOf(signedIn);
    expect(await expectNoToken(signedIn)).toEqual({ user });
    const session = await identity.call('/api/auth/get-session', { headers: { cookie } });
    expect(await expectNoToken(session)).toEqual({ session: { expiresAt: expect.any(String) }, user });
    const changed = await identity.call('/api/auth/change-password', {
      body: { currentPassword: password, newPassword: 'ein anderes Kennwort' },
      headers: asBrowser(cookie),
    });
    expect(changed.status).toBe(200);
    expect(await expectNoToken(changed)).toEqual({ user });
    const signedOut = await identity.call('/api/auth/sign-out', {
      body: {},
      headers: asBrowser(cookieOf(changed)),
    });
    expect(await expectNoToken(signedOut)).toEqual({ success: true });
  });

  it('a browser gets no session token in the response that extends its session', async () => {
    const cookie = cookieOf(await identity.signIn(await person(), password, { origin: site }));
    const inADay = new Date(Date.now() + 24 * 3_600_000);
    await identity.store.collection('session').updateMany({}, { $set: { expiresAt: inADay } });
    const response = await identity.call('/api/auth/get-session', { headers: { cookie } });
    expect(cookieOf(response)).toBe(cookie);
    await expectNoToken(response);
  });

  it('a browser gets no token, even if it sends the header with which scripts ask for one', async () => {
    const response = await identity.signIn(await person(), password, { ...asScript, origin: site });
    expect(await expectNoToken(response)).toEqual({ user });
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
  });
});

describe('a script', () => {
  it('a script that asks for a bearer token gets it, and no cookie [S-6.4]', async () => {
    const response = await identity.signIn(await person(), password, asScript);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual({ user });
    const authorization = `Bearer ${response.headers.get('set-auth-token')}`;
    await expect(identity.rpc.call(ResolveSession, { authorization })).resolves.toMatchObject({
      role: 'broker',
    });
    const session = await identity.call('/api/auth/get-session', { headers: { authorization } });
    expect(await expectNoToken(session)).toMatchObject({ user });
    expect(session.headers.getSetCookie()).toEqual([]);
  });

  it('a script gets no token without asking for it', async () => {
    await expectNoToken(await identity.signIn(await person(), password));
  });

  it('a script ends its session by signing out', async () => {
    const authorization = await bearerOf(await person());
    await identity.call('/api/auth/sign-out', { body: {}, headers: { authorization } });
    expect(await isLive({ authorization })).toBe(false);
  });
});

it('a session token in the form in which it is stored is not accepted', async () => {
  const authorization = await bearerOf(await person());
  const [token] = (await tokens()).slice(-1);
  expect(authorization).toContain(token);
  expect(await isLive({ authorization })).toBe(true);
  expect(await isLive({ authorization: `Bearer ${token}` })).toBe(false);
  expect(await isLive({ cookie: `better-auth.session_token=${token}` })).toBe(false);
  const session = await identity.call('/api/auth/get-session', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await session.json()).toBeNull();
});

it('a session is stored without the IP address of the client', async () => {
  await identity.signIn(await person(), password, { 'x-forwarded-for': '203.0.113.77' });
  const sessions = await identity.store.collection('session').find().toArray();
  expect(sessions.map(({ ipAddress }) => ipAddress as unknown).filter(Boolean)).toEqual([]);
});

describe('a changed password', () => {
  const change = (headers: Record<string, string>, flag: object = {}) =>
    identity.call('/api/auth/change-password', {
      body: { currentPassword: password, newPassword: 'ein anderes Kennwort', ...flag },
      headers,
    });

  it.each([{}, { revokeOtherSessions: false }])(
    'a changed password ends all sessions except the new one of the caller, also with %j',
    async (flag) => {
      const email = await person();
      const [own, other] = await Promise.all(
        [1, 2].map(async () => cookieOf(await identity.signIn(email, password, { origin: site }))),
      );
      const script = await bearerOf(email);
      const changed = await change(asBrowser(own!), flag);
      expect(changed.status).toBe(200);
      expect(await isLive({ cookie: cookieOf(changed) })).toBe(true);
      expect(await isLive({ cookie: other! })).toBe(false);
      expect(await isLive({ authorization: script })).toBe(false);
      // A copy of the caller's own cookie is invalid too.
      expect(await isLive({ cookie: own! })).toBe(false);
    },
  );

  it('a password that a script changes ends all sessions', async () => {
    const email = await person();
    const authorization = await bearerOf(email);
    const changed = await change({ authorization });
    expect(changed.status).toBe(200);
    expect(changed.headers.getSetCookie()).toEqual([]);
    expect(await expectNoToken(changed)).toEqual({ user });
    const account = await identity.store.collection('user').findOne({ email });
    expect(await identity.store.collection('session').countDocuments({ userId: account!._id })).toBe(0);
    expect((await identity.signIn(email, 'ein anderes Kennwort')).status).toBe(200);
  });

  it('a refused change of a password ends no session', async () => {
    const email = await person();
    const [own, other] = [
      cookieOf(await identity.signIn(email, password, { origin: site })),
      cookieOf(await identity.signIn(email, password, { origin: site })),
    ];
    expect((await change(asBrowser(own), { currentPassword: 'falsch geraten' })).status).toBe(400);
    expect(await isLive({ cookie: own })).toBe(true);
    expect(await isLive({ cookie: other })).toBe(true);
  });
});
