import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { maxUnknownAccountEntries } from '../src/audit/failed-sign-ins.ts';
import { FailureRecord } from '../src/auth-calls/failure-record.ts';
import { GrowingDelay } from '../src/sign-in-limit/growing-delay.ts';
import { cookieOf, password, site, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';

const quarterHour = 15 * 60_000;

let time = Date.parse('2026-03-02T09:00:00Z');
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity({ now: () => time });
  await identity.accounts.add('chefin@example.org', password, 'admin');
});
beforeEach(async () => {
  time += 10 * quarterHour;
  identity.move();
  await identity.store.collection('audit_entries').deleteMany({});
});
afterAll(() => identity.close());

const entries = () =>
  identity.store
    .collection('audit_entries')
    .find({ action: /\.failed$/ })
    .sort({ created_at: 1 })
    .toArray();
const idOf = async (email: string) =>
  String((await identity.store.collection('user').findOne({ email }))?._id);

async function guess(email: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await identity.signIn(email, `falsch ${n} geraten`);
}

describe('failed sign-ins', () => {
  it('failed sign-ins have one audit entry per account, network and quarter hour, with their count', async () => {
    const target = await idOf('chefin@example.org');
    await guess('Chefin@example.org', 3);
    identity.move();
    time += 1_000;
    await guess('chefin@example.org', 1);
    time += quarterHour;
    await guess('chefin@example.org', 2);
    const entry = { user_id: null, action: 'sign-in.failed', target };
    expect(await entries()).toMatchObject([
      { ...entry, details: { count: 3, refused: 0 } },
      { ...entry, details: { count: 1, refused: 0 } },
      { ...entry, details: { count: 2, refused: 0 } },
    ]);
  });

  it('sign-ins that the limit refused are counted in the same audit entry as failed ones', async () => {
    await guess('chefin@example.org', 9);
    await identity.get(FailureRecord).writeRefused();
    expect(await entries()).toMatchObject([{ details: { count: 9, refused: 4 } }]);
  });

  it('sign-ins that the limit refuses are recorded together after a while, and not one by one', async () => {
    await guess('chefin@example.org', 5);
    for (const seconds of [1, 2]) {
      time += seconds * 1_000;
      await guess('chefin@example.org', 1);
    }
    await guess('chefin@example.org', 1);
    await identity.get(FailureRecord).writeRefused();
    const take = jest.spyOn(identity.get(GrowingDelay), 'take');
    const written = jest.spyOn(identity.failures, 'record');
    await guess('chefin@example.org', 20);
    expect([take.mock.calls.length, written.mock.calls.length]).toEqual([0, 0]);
    await identity.get(FailureRecord).writeRefused();
    expect(written).toHaveBeenCalledTimes(1);
    expect(await entries()).toMatchObject([{ details: { count: 28, refused: 21 } }]);
    time += 4_000;
    expect((await identity.signIn('chefin@example.org', password)).status).toBe(200);
    jest.restoreAllMocks();
  });

  it('failed sign-ins of an unknown account are recorded under a keyed hash of its address', async () => {
    await guess('niemand@example.org', 2);
    const [entry] = await entries();
    expect(entry).toMatchObject({ user_id: null, details: { count: 2 } });
    expect(entry!['target']).toMatch(/^unknown:[\w-]{43}$/);
  });

  it('audit entries of failed sign-ins contain no password and no address, and are deleted after ninety days', async () => {
    await identity.signIn('chefin@example.org', 'mein geheimes Wort', { 'x-forwarded-for': '203.0.113.9' });
    const written = await entries();
    expect(JSON.stringify(written)).not.toMatch(/geheim|203\.0\.113|chefin/);
    expect(written[0]!['expires_at']).toEqual(new Date(time + 90 * 24 * 3_600_000));
  });

  it('a sign-in with the right password adds no entry to the failed sign-ins', async () => {
    await identity.signIn('chefin@example.org', password);
    expect(await entries()).toEqual([]);
  });

  it('wrong passwords of a password change are counted in an audit entry of their own', async () => {
    const cookie = cookieOf(await identity.signIn('chefin@example.org', password));
    await identity.call('/api/auth/change-password', {
      body: { currentPassword: 'falsch geraten', newPassword: 'ein anderes Kennwort' },
      headers: { cookie, origin: site },
    });
    expect(await entries()).toMatchObject([{ action: 'change-password.failed', details: { count: 1 } }]);
  });

  it('failed sign-ins of ever new accounts and networks add a limited number of entries, and all are counted', async () => {
    const record = (n: number, isRefused: boolean) =>
      identity.failures.record({
        call: 'sign-in',
        userId: null,
        account: `a${n}`,
        network: `n${n}`,
        isRefused,
      });
    for (let n = 0; n < maxUnknownAccountEntries + 20; n++) await record(n, false);
    for (let n = 1_000; n < 1_050; n++) await record(n, true);
    const written = await entries();
    expect(written).toHaveLength(maxUnknownAccountEntries + 1);
    expect(written.find(({ target }) => target === 'unknown')).toMatchObject({
      details: { count: 70, refused: 50 },
    });
    await guess('chefin@example.org', 1);
    expect(await entries()).toHaveLength(maxUnknownAccountEntries + 2);
  });

  it('failed sign-ins from ever new networks at a locked account have one audit entry', async () => {
    for (let n = 0; n < 30; n++) {
      await identity.failures.record({
        call: 'sign-in',
        userId: 'u1',
        account: 'a',
        network: `n${n}`,
        isRefused: true,
      });
    }
    expect(await entries()).toMatchObject([{ target: 'u1', details: { count: 30, refused: 30 } }]);
  });
});
