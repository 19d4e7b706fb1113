import { ListAudit } from '@estate/contracts/identity/audit';
import { ResolveSession } from '@estate/contracts/identity/sign-in';
import { ListStaff, RemoveStaff, RemoveTwoFactor } from '@estate/contracts/identity/staff';
import { totpOf } from '@estate/test-kit/totp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, password, site, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity();
});
beforeEach(() => identity.move());
afterAll(() => identity.close());

let people = 0;
const post = (path: string, body: unknown, cookie?: string, headers: Record<string, string> = {}) =>
  identity.call(`/api/auth/${path}`, {
    body,
    headers: { origin: site, ...(cookie ? { cookie } : {}), ...headers },
  });
const isLive = (cookie: string) =>
  identity.rpc.call(ResolveSession, { cookie }).then(
    () => true,
    () => false,
  );
interface Key {
  totpURI: string;
  backupCodes: string[];
}

/** A member of staff with the second factor on. */
async function person() {
  const email = `person${people++}@example.org`;
  await identity.accounts.add(email, password, 'broker');
  const cookie = cookieOf(await identity.signIn(email, password, { origin: site }));
  const key = (await (await post('two-factor/enable', { password }, cookie)).json()) as Key;
  const verified = await post('two-factor/verify-totp', { code: totpOf(key.totpURI) }, cookie);
  expect(verified.status).toBe(200);
  return { email, key, cookie: cookieOf(verified) };
}

/** Signs in with the password alone; returns the cookie of the sign-in that waits for the second factor. */
async function pending(email: string): Promise<string> {
  const response = await identity.signIn(email, password, { origin: site });
  expect([response.status, await response.json()]).toEqual([200, { twoFactorRedirect: true }]);
  const live = response.headers.getSetCookie().filter((cookie) => !/Max-Age=0/i.test(cookie));
  return live.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** The code of the next 30 seconds, which is accepted early, because the current code was already used. */
const nextCode = (key: Key) => totpOf(key.totpURI, Date.now() + 30_000);
const wrong = (key: Key) => String((Number(totpOf(key.totpURI)) + 500_000) % 1_000_000).padStart(6, '0');

describe('the second factor', () => {
  it('the second factor is switched on only after a code of the new key was entered', async () => {
    const email = `person${people++}@example.org`;
    await identity.accounts.add(email, password, 'broker');
    const cookie = cookieOf(await identity.signIn(email, password, { origin: site }));
    const enabled = await post('two-factor/enable', { password }, cookie);
    const key = (await enabled.json()) as Key;
    expect(key.totpURI).toMatch(/^otpauth:\/\/totp\/localhost:/);
    expect(key.backupCodes).toHaveLength(10);
    expect(await (await identity.signIn(email, password)).json()).toMatchObject({ user: { email } });
    const refused = await post('two-factor/verify-totp', { code: wrong(key) }, cookie);
    expect(await refused.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'code', message: 'Dieser Code stimmt nicht.' }],
    });
    expect((await post('two-factor/verify-totp', { code: totpOf(key.totpURI) }, cookie)).status).toBe(200);
    await pending(email);
    const { items } = await identity.rpc.call(ListStaff, {});
    expect(items.find((account) => account.email === email)).toMatchObject({ two_factor: true });
  });

  it('the second factor is required after the password, and before it there is no session [S-6.9]', async () => {
    const { email, key } = await person();
    const waiting = await pending(email);
    expect(await isLive(waiting)).toBe(false);
    const refused = await post('two-factor/verify-totp', { code: wrong(key) }, waiting);
    expect(refused.status).toBe(400);
    const verified = await post('two-factor/verify-totp', { code: nextCode(key) }, waiting);
    expect([verified.status, await verified.json()]).toMatchObject([200, { user: { email } }]);
    expect(await isLive(cookieOf(verified))).toBe(true);
  });

  it('the second factor accepts each code of the authenticator app once, also in two sign-ins at the same time', async () => {
    const { email, key } = await person();
    const code = nextCode(key);
    const waiting = [await pending(email), await pending(email)];
    const statuses = await Promise.all(
      waiting.map(async (cookie) => (await post('two-factor/verify-totp', { code }, cookie)).status),
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('if two session cookies are sent together, the second factor is that of the account that better-auth signs in', async () => {
    const [own, other] = [await person(), await person()];
    const waiting = await pending(own.email);
    const foreign = (await pending(other.email)).replace('better-auth.', '__Host-better-auth.');
    const both = `${foreign}; ${waiting}`;
    expect((await post('two-factor/verify-totp', { code: wrong(own.key) }, both)).status).toBe(400);
    expect((await post('two-factor/verify-totp', { code: nextCode(own.key) }, both)).status).toBe(200);
    const audit = async (q: string) =>
      (await identity.rpc.call(ListAudit, { q })).items.map(({ action }) => action);
    expect(await audit(own.email)).toEqual(expect.arrayContaining(['sign-in', 'two-factor.failed']));
    expect(await audit(other.email)).not.toContain('two-factor.failed');
  });

  it('the second factor ends the other sessions of the account when it is switched on or off', async () => {
    const email = `person${people++}@example.org`;
    await identity.accounts.add(email, password, 'broker');
    const signIn = async () => cookieOf(await identity.signIn(email, password, { origin: site }));
    const [cookie, before] = [await signIn(), await signIn()];
    const key = (await (await post('two-factor/enable', { password }, cookie)).json()) as Key;
    const on = cookieOf(await post('two-factor/verify-totp', { code: totpOf(key.totpURI) }, cookie));
    expect([await isLive(on), await isLive(before)]).toEqual([true, false]);
    const elsewhere = await post('two-factor/verify-totp', { code: nextCode(key) }, await pending(email));
    const off = cookieOf(await post('two-factor/disable', { password }, on));
    expect([await isLive(off), await isLive(cookieOf(elsewhere))]).toEqual([true, false]);
  });

  it('the second factor accepts each recovery code once', async () => {
    const { email, key } = await person();
    const code = key.backupCodes[0]!;
    const first = await post('two-factor/verify-backup-code', { code }, await pending(email));
    expect(await isLive(cookieOf(first))).toBe(true);
    const again = await post('two-factor/verify-backup-code', { code }, await pending(email));
    expect(await again.json()).toMatchObject({ errors: [{ field: 'code' }] });
    const { items } = await identity.rpc.call(ListAudit, { q: email });
    expect(items.filter(({ action }) => action === 'sign-in.recovery-code')).toMatchObject([{ count: 1 }]);
  });

  it('the second factor is required from a script before it gets a token', async () => {
    const { email } = await person();
    const response = await identity.signIn(email, password, { 'x-token': 'bearer' });
    expect(await response.json()).toEqual({ twoFactorRedirect: true });
    expect(response.headers.get('set-auth-token')).toBeNull();
  });

  it('attempts at the second factor are limited like those at the password, so that codes cannot be guessed', async () => {
    const { email, key } = await person();
    for (let n = 0; n < 2; n++) {
      const waiting = await pending(email);
      for (let m = 0; m < 4; m++) {
        const guess = await post('two-factor/verify-totp', { code: wrong(key) }, waiting);
        expect(guess.status).toBe(400);
      }
    }
    // The right password does not reset the count, so that the ten attempts without delay from a known network are
    // used up.
    expect((await identity.signIn(email, password, { origin: site })).status).toBe(429);
    const { items } = await identity.rpc.call(ListAudit, { q: email, refused: true });
    expect(items).toContainEqual(expect.objectContaining({ action: 'two-factor.failed', count: 8 }));
  });

  it('the second factor is switched off with the password, and then the password alone signs in', async () => {
    const { email, cookie } = await person();
    const wrongWord = await post('two-factor/disable', { password: 'falsch geraten' }, cookie);
    expect(await wrongWord.json()).toMatchObject({ errors: [{ field: 'password' }] });
    const off = await post('two-factor/disable', { password }, cookie);
    expect([off.status, await off.json()]).toEqual([200, { status: true }]);
    expect(await isLive(cookieOf(off))).toBe(true);
    expect(await isLive(cookie)).toBe(false);
    expect(await (await identity.signIn(email, password)).json()).toMatchObject({ user: { email } });
    const { items } = await identity.rpc.call(ListAudit, { q: email });
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['two-factor.enabled', 'two-factor.disabled']),
    );
  });

  it('the second factor is switched off by an admin after the loss of a telephone, and can be set up again', async () => {
    const { email, cookie, key } = await person();
    const { items } = await identity.rpc.call(ListStaff, {});
    const { id } = items.find((account) => account.email === email)!;
    await expect(identity.rpc.call(RemoveTwoFactor, { id, by: id })).rejects.toMatchObject({
      problem: { code: 'conflict', detail: expect.stringContaining('„Mein Konto“') },
    });
    expect(await identity.rpc.call(RemoveTwoFactor, { id, by: 'a colleague' })).toMatchObject({
      email,
      two_factor: false,
    });
    expect(await isLive(cookie)).toBe(false);
    const fresh = cookieOf(await identity.signIn(email, password, { origin: site }));
    expect(await isLive(fresh)).toBe(true);
    const next = (await (await post('two-factor/enable', { password }, fresh)).json()) as Key;
    expect(next.totpURI).not.toBe(key.totpURI);
    expect((await post('two-factor/verify-totp', { code: totpOf(next.totpURI) }, fresh)).status).toBe(200);
  });

  it('a new key for the second factor is refused as long as the second factor is on', async () => {
    const { cookie } = await person();
    const again = await post('two-factor/enable', { password }, cookie);
    expect(await again.json()).toMatchObject({ status: 409, code: 'conflict' });
  });

  it.each([
    ['enable', { password }, 401],
    ['disable', { password }, 401],
    ['verify-totp', { code: '123456' }, 400],
    ['verify-totp', { code: 'abc' }, 400],
    ['verify-backup-code', { code: 'abc' }, 400],
  ])(
    'the second-factor call %s without a session is refused with the body %j',
    async (path, body, status) => {
      expect((await post(`two-factor/${path}`, body)).status).toBe(status);
    },
  );

  it('the second factor is deleted with its account', async () => {
    const { email } = await person();
    const { items } = await identity.rpc.call(ListStaff, {});
    const { id } = items.find((account) => account.email === email)!;
    await identity.rpc.call(RemoveStaff, { id, by: 'a colleague' });
    const keys = await identity.store.collection('twoFactor').find().toArray();
    expect(JSON.stringify(keys)).not.toContain(id);
  });
});
