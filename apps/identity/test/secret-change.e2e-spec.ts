import { ResolveSession } from '@estate/contracts/identity/sign-in';
import { subkey } from '@estate/server-kit/process/auth-secrets';
import { captureLog } from '@estate/test-kit/captured-log';
import { testMongo } from '@estate/test-kit/stores';
import { totpOf } from '@estate/test-kit/totp';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secretVersion } from '../src/auth/auth.ts';
import { TwoFactorKeys } from '../src/auth/two-factor-keys.ts';
import { cookieOf, password, site, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';

const first = 'the-first-secret-of-the-agency';
const second = 'the-second-secret-of-the-agency';
const third = 'the-third-secret-of-the-agency';
const email = 'person@example.org';

const mongo = testMongo();
let identity: IdentityUnderTest;
let end = () => Promise.resolve();
let key: { totpURI: string; backupCodes: string[] };
let oldCookie: string;

/** Restarts identity on the same database with another AUTH_SECRET. */
async function restart(AUTH_SECRET: string, ...previous: string[]): Promise<void> {
  await end();
  const settings = { AUTH_SECRET, AUTH_SECRET_PREVIOUS: previous.join() };
  identity = await startIdentity({ mongo: { ...mongo, drop: () => Promise.resolve() }, settings });
  end = () => identity.close();
  identity.move();
}

const post = (path: string, body: unknown, cookie?: string) =>
  identity.call(`/api/auth/${path}`, { body, headers: { origin: site, ...(cookie ? { cookie } : {}) } });
const keys = () => identity.store.collection<{ secret: string; backupCodes: string }>('twoFactor');

/** Whether a sign-in with the password and this code starts a session. */
async function signsIn(path: 'verify-totp' | 'verify-backup-code', code: string): Promise<boolean> {
  identity.move();
  // Clears the used codes, because each is accepted only once and the app shows a new one only after 30 s.
  await identity.store.collection('sign_in_attempts').deleteMany({});
  const pending = cookieOf(await identity.signIn(email, password, { origin: site }));
  return (await post(`two-factor/${path}`, { code }, pending)).ok;
}

beforeAll(async () => {
  await restart(first);
  await identity.accounts.add(email, password, 'broker');
  const cookie = cookieOf(await identity.signIn(email, password, { origin: site }));
  key = (await (await post('two-factor/enable', { password }, cookie)).json()) as typeof key;
  oldCookie = cookieOf(await post('two-factor/verify-totp', { code: totpOf(key.totpURI) }, cookie));
});
afterAll(async () => {
  await end();
  await mongo.drop();
});

describe('after a change of AUTH_SECRET', () => {
  /** Waits until the second factor's key and recovery codes are encrypted with a key from this AUTH_SECRET. */
  const isRenewed = (value: string) =>
    eventually(async () => {
      const { secret, backupCodes } = (await keys().findOne())!;
      const version = `$${secretVersion(subkey(value, 'sessions'))}$`;
      expect([secret, backupCodes]).toEqual(Array(2).fill(expect.stringContaining(version)));
    });

  it('after a change of AUTH_SECRET staff sign in with their former second factor and recovery codes', async () => {
    expect(await signsIn('verify-totp', totpOf(key.totpURI))).toBe(true);
    await restart(second, first);
    await expect(identity.rpc.call(ResolveSession, { cookie: oldCookie })).rejects.toThrow('not-signed-in');
    expect(await signsIn('verify-totp', totpOf(key.totpURI))).toBe(true);
    // A recovery code that is used while the codes are re-encrypted is refused once, so the test waits for the end of
    // that.
    await isRenewed(second);
    expect(await signsIn('verify-backup-code', key.backupCodes[0]!)).toBe(true);
  });

  it('after a change of AUTH_SECRET the keys of second factors are encrypted with it, so that the former secret can be removed', async () => {
    await isRenewed(second);
    await restart(second);
    expect(await signsIn('verify-totp', totpOf(key.totpURI))).toBe(true);
    expect(await signsIn('verify-backup-code', key.backupCodes[1]!)).toBe(true);
    await restart(third, second, first);
    await isRenewed(third);
    await restart(third);
    expect(await signsIn('verify-totp', totpOf(key.totpURI))).toBe(true);
    expect(await signsIn('verify-backup-code', key.backupCodes[0]!)).toBe(false);
  });

  it('a second-factor key that was encrypted with an unknown secret accepts no code and is not changed', async () => {
    const stored = await keys().findOne();
    await restart(first, second);
    expect(await signsIn('verify-totp', totpOf(key.totpURI))).toBe(false);
    expect(await keys().findOne()).toEqual(stored);
    await restart(first, third);
    expect(await signsIn('verify-totp', totpOf(key.totpURI))).toBe(true);
  });

  it('the log reports that all second-factor keys are renewed only while a previous secret is set', async () => {
    const log = captureLog();
    const saysSo = () => log.lines().some((line) => line.includes('encrypted with the new AUTH_SECRET'));
    await restart(first);
    await identity.get(TwoFactorKeys).encryptAnew();
    expect(saysSo()).toBe(false);
    await restart(first, second);
    await eventually(() => expect(saysSo()).toBe(true));
    log.stop();
  });
});
