import { ListAudit } from '@estate/contracts/identity/audit';
import { auditActionTexts } from '@estate/domain/staff/audit-texts';
import { ResolveSession } from '@estate/contracts/identity/sign-in';
import {
  AcceptInvitation,
  ChangeStaff,
  EndStaffSessions,
  InviteStaff,
  ListStaff,
  ListStaffSessions,
  RemoveStaff,
  RemoveTwoFactor,
  SetStaffBroker,
  ResetStaff,
} from '@estate/contracts/identity/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { invitationLifeMs } from '../src/invitations/invitations.ts';
import { cookieOf, password, site, startIdentity, type IdentityUnderTest } from './identity-under-test.ts';
import { testMongo } from '@estate/test-kit/stores';
import { Credentials } from '../src/staff/credentials.ts';
import { StaffFault } from '../src/staff/staff-accounts.ts';

let offset = 0;
let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await startIdentity({ now: () => Date.now() + offset });
  await identity.accounts.add('chefin@example.org', password, 'admin');
});
beforeEach(() => {
  offset = 0;
  identity.move();
});
afterAll(() => identity.close());

let people = 0;
const address = () => `neu${people++}@example.org`;
const invite = (email: string, role: 'admin' | 'broker' = 'broker') =>
  identity.rpc.call(InviteStaff, { email, role, by: 'a colleague' });
const accept = (token: string, secret = 'ein neues Kennwort') =>
  identity.rpc.call(AcceptInvitation, { token, password: secret });
const letterTo = (email: string) => identity.letters().findLast(({ to }) => to === email)!;
const list = async () => (await identity.rpc.call(ListStaff, {})).items;
const cookieFor = async (email: string, secret = password) =>
  cookieOf(await identity.signIn(email, secret, { origin: site }));
const resolve = (cookie: string, about: object = {}) =>
  identity.rpc.call(ResolveSession, { cookie, ...about });
const over = { problem: { code: 'invitation-over', status: 410 } };

async function member(role: 'admin' | 'broker' = 'broker') {
  const email = address();
  await identity.accounts.add(email, password, role);
  const { id } = (await list()).find((one) => one.email === email)!;
  return { id, email };
}

describe('the website person of an account', () => {
  it('admins set which broker of the website an account is, also for themselves; session and audit log contain it', async () => {
    const { id, email } = await member('admin');
    const cookie = await cookieFor(email);
    expect((await resolve(cookie)).user.broker).toBeNull();
    await identity.rpc.call(SetStaffBroker, { id, broker: 'maren-luehrs', by: id });
    expect((await resolve(cookie)).user.broker).toBe('maren-luehrs');
    expect((await list()).find((one) => one.id === id)?.broker).toBe('maren-luehrs');
    const { items } = await identity.rpc.call(ListAudit, { q: email });
    expect(items[0]).toMatchObject({
      action: 'account.broker',
      target: id,
      changes: [{ field: 'broker', before: null, after: 'maren-luehrs' }],
    });
    expect(await identity.rpc.call(SetStaffBroker, { id, broker: null, by: id })).toMatchObject({
      broker: null,
    });
  });
});

describe('an invitation', () => {
  it('an invitation creates an account that can sign in once its password is set [S-6.7]', async () => {
    const email = address();
    const account = await invite(email, 'admin');
    expect(account).toMatchObject({ email, role: 'admin', state: 'invited', last_seen: null });
    expect((await identity.signIn(email, password)).status).toBe(401);
    const { token, kind, valid_until } = letterTo(email);
    expect(kind).toBe('invitation');
    expect(Date.parse(valid_until) - Date.now()).toBeLessThanOrEqual(invitationLifeMs);
    expect(await accept(token)).toEqual({ email });
    expect((await identity.signIn(email, 'ein neues Kennwort')).status).toBe(200);
    expect(await list()).toContainEqual(expect.objectContaining({ id: account.id, state: 'active' }));
    const { items } = await identity.rpc.call(ListAudit, { q: email });
    expect(items.map(({ action, user }) => [action, user?.id])).toEqual([
      ['sign-in', account.id],
      ['invitation.accepted', account.id],
      ['sign-in.failed', undefined],
      ['account.invited', 'a colleague'],
    ]);
  });

  it('an invitation works once, also for two people at the same moment', async () => {
    const email = address();
    await invite(email);
    const { token } = letterTo(email);
    const both = await Promise.allSettled([accept(token, 'das erste Kennwort'), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(accept(token)).rejects.toMatchObject(over);
  });

  it('an invitation sets one password if two people use it at the same moment', async () => {
    const { id } = await invite(address());
    const credentials = identity.get(Credentials);
    const both = ['das erste Kennwort', 'das andere Kennwort'].map((one) => credentials.setFirst(id, one));
    expect((await Promise.all(both)).filter((isSet) => isSet)).toEqual([true]);
  });

  it('an invitation can be used again after a fault that prevented the storing of the password', async () => {
    const email = address();
    await invite(email);
    const { token } = letterTo(email);
    jest.spyOn(identity.get(Credentials), 'setFirst').mockRejectedValueOnce(new Error('no memory'));
    await expect(accept(token)).rejects.toMatchObject({ problem: { status: 500 } });
    expect(await accept(token)).toEqual({ email });
  });

  it('an invitation expires after a day', async () => {
    const email = address();
    await invite(email);
    offset = invitationLifeMs;
    await expect(accept(letterTo(email).token)).rejects.toMatchObject(over);
  });

  it('an invitation that is sent again ends the earlier link and sets the role', async () => {
    const email = address();
    const { id } = await invite(email, 'broker');
    const { token } = letterTo(email);
    expect(await invite(email, 'admin')).toMatchObject({ id, role: 'admin' });
    await expect(accept(token)).rejects.toMatchObject(over);
    await accept(letterTo(email).token);
    await expect(invite(email)).rejects.toMatchObject({ problem: { code: 'staff-exists' } });
  });

  it('an invitation that two admins send at the same moment creates one account, whose link works', async () => {
    const email = address();
    const [one, other] = await Promise.all([invite(email), invite(email)]);
    expect(other.id).toBe(one.id);
    expect((await list()).filter((account) => account.email === email)).toHaveLength(1);
    const letters = identity.letters().filter(({ to }) => to === email);
    await Promise.any(letters.map(({ token }) => accept(token)));
    expect((await identity.signIn(email, 'ein neues Kennwort')).status).toBe(200);
  });

  it('an invitation of a removed account is invalid, and its token is not stored', async () => {
    const email = address();
    const { id } = await invite(email);
    const { token } = letterTo(email);
    const stored = await identity.store.collection('staff_invitations').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
    await identity.rpc.call(RemoveStaff, { id, by: 'a colleague' });
    await expect(accept(token)).rejects.toMatchObject(over);
  });
});

describe('the audit log', () => {
  it('the audit log names who changed which account, on the page and by the command, without addresses', async () => {
    const chief = (await list()).find(({ email }) => email === 'chefin@example.org')!.id;
    const email = address();
    const { id } = await identity.rpc.call(InviteStaff, { email, role: 'broker', by: chief });
    await identity.rpc.call(ChangeStaff, { id, role: 'admin', by: chief });
    await identity.rpc.call(ResetStaff, { id, by: chief });
    await identity.rpc.call(RemoveTwoFactor, { id, by: chief });
    await identity.staff('password', email);
    await identity.staff('let-in', email, '10.1.2.3');
    await identity.staff('role', email, 'broker');
    await identity.rpc.call(EndStaffSessions, { id, by: chief });
    await identity.rpc.call(RemoveStaff, { id, by: chief });
    const { items } = await identity.rpc.call(ListAudit, { q: id });
    const role = (before: string | null, after: string | null) => [{ field: 'role', before, after }];
    expect(items.reverse().map(({ action, user, changes }) => [action, user?.id, changes])).toEqual([
      ['account.invited', chief, role(null, 'Makler')],
      ['account.role', chief, role('Makler', 'Admin')],
      ['account.reset', chief, []],
      ['account.two-factor-off', chief, []],
      ['account.password-set', undefined, []],
      ['account.let-in', undefined, []],
      ['account.role-set', undefined, role('Admin', 'Makler')],
      ['account.sessions-ended', chief, [{ field: 'ended', before: null, after: '0' }]],
      ['account.removed', chief, role('Makler', null)],
    ]);
    for (const { action } of items) expect(auditActionTexts).toHaveProperty([action]);
    const entries = await identity.store.collection('audit_entries').find({ target: id }).toArray();
    expect(JSON.stringify(entries)).not.toContain('@');
  });

  it('the audit log names accounts that were added by `npm run staff`', async () => {
    const { id } = await member('admin');
    const { items } = await identity.rpc.call(ListAudit, { q: id });
    expect(items.map(({ action, user }) => [action, user])).toEqual([
      ['account.role-set', null],
      ['account.added', null],
    ]);
  });
});

describe('sessions of an account', () => {
  it('sessions of an account are listed with device and time, and can be ended one by one or all at once [S-6.10]', async () => {
    const { id, email } = await member();
    const [one, other] = [await cookieFor(email), await cookieFor(email)];
    await resolve(one);
    const { session_id } = await resolve(other);
    const { items } = await identity.rpc.call(ListStaffSessions, { id });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ user_agent: expect.any(String), signed_in: expect.any(String) });
    expect(JSON.stringify(items)).not.toContain('token');
    expect(
      await identity.rpc.call(EndStaffSessions, { id, session: session_id!, by: 'a colleague' }),
    ).toEqual({
      ended: 1,
    });
    await expect(resolve(other)).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
    await expect(resolve(one)).resolves.toMatchObject({ user: { email } });
    expect(await identity.rpc.call(EndStaffSessions, { id, by: 'a colleague' })).toEqual({ ended: 1 });
    await expect(resolve(one)).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
  });

  it('sessions of an account end with the deletion of the account, of which no record stays', async () => {
    const { id, email } = await member();
    const cookie = await cookieFor(email);
    await identity.rpc.call(RemoveStaff, { id, by: 'a colleague' });
    await expect(resolve(cookie)).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
    for (const name of ['user', 'account', 'session', 'user_roles', 'staff_invitations']) {
      const rows = await identity.store.collection(name).find().toArray();
      expect([name, JSON.stringify(rows).includes(id)]).toEqual([name, false]);
    }
    await expect(identity.rpc.call(RemoveStaff, { id, by: 'a colleague' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  it('sessions of an account end after eight hours without a request, and polling does not count as one [S-6.10]', async () => {
    const { email } = await member();
    const cookie = await cookieFor(email);
    const hour = 3_600_000;
    for (const at of [7, 14]) {
      offset = at * hour;
      await resolve(cookie);
    }
    offset = 21.9 * hour;
    await resolve(cookie, { is_request: false });
    offset = 22 * hour;
    await expect(resolve(cookie)).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
    offset = 14 * hour;
    await expect(resolve(cookie)).rejects.toMatchObject({ problem: { code: 'not-signed-in' } });
  });

  it('an expired session is unknown to get-session and cannot change the password', async () => {
    const { email } = await member();
    const [one, other] = [await cookieFor(email), await cookieFor(email)];
    offset = 8 * 3_600_000;
    const session = await identity.call('/api/auth/get-session', { headers: { cookie: one } });
    expect(await session.json()).toBeNull();
    const changed = await identity.call('/api/auth/change-password', {
      body: { currentPassword: password, newPassword: 'ein anderes Kennwort' },
      headers: { cookie: other, origin: site },
    });
    expect(changed.status).toBe(401);
  });
});

describe('the last admin', () => {
  let identity: IdentityUnderTest;
  /** Another instance of identity on the same database. */
  let copy: IdentityUnderTest;
  beforeAll(async () => {
    const mongo = testMongo();
    identity = await startIdentity({ mongo });
    copy = await startIdentity({ mongo });
  });
  beforeEach(async () => {
    for (const collection of await identity.store.db!.collections()) await collection.deleteMany({});
  });
  afterAll(async () => {
    await copy.close();
    await identity.close();
  });

  const lastAdmin = { problem: { code: 'last-admin', status: 409 } };
  const demote = (id: string, at = identity) =>
    at.rpc.call(ChangeStaff, { id, role: 'broker', by: 'a colleague' });
  const admins = async () =>
    (await identity.rpc.call(ListStaff, {})).items.filter(({ role }) => role === 'admin');

  async function admin(email: string): Promise<string> {
    await identity.accounts.add(email, password, 'admin');
    return (await admins()).find((one) => one.email === email)!.id;
  }

  it('the last admin can be neither demoted nor removed, on the page and by the command', async () => {
    const id = await admin('a@example.org');
    await expect(demote(id)).rejects.toMatchObject(lastAdmin);
    await expect(identity.rpc.call(RemoveStaff, { id, by: 'a colleague' })).rejects.toMatchObject(lastAdmin);
    await expect(identity.staff('role', 'a@example.org', 'broker')).rejects.toThrow(StaffFault);
    expect(await admins()).toHaveLength(1);
  });

  it('the last admin may change the roles of others, and no admin may change the own role [S-6.8]', async () => {
    const [id] = [await admin('a@example.org'), await admin('b@example.org')];
    await expect(identity.rpc.call(ChangeStaff, { id, role: 'broker', by: id })).rejects.toMatchObject({
      problem: { code: 'conflict', detail: 'Ihre eigene Rolle kann nur ein anderer Admin ändern.' },
    });
    expect(await admins()).toHaveLength(2);
  });

  it('one admin is left if two admins demote each other at once on different copies', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await admin('a@example.org'), await admin('b@example.org')];
      const both = await Promise.allSettled([demote(one), demote(other, copy)]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await admins()).toHaveLength(1);
    }
  }, 60_000);

  it('an invited admin without a password does not count as the last admin', async () => {
    const id = await admin('a@example.org');
    await identity.rpc.call(InviteStaff, { email: 'neu@example.org', role: 'admin', by: 'a colleague' });
    await expect(demote(id)).rejects.toMatchObject(lastAdmin);
  });

  it('the last admin is protected in an installation from before this rule', async () => {
    const [one, other] = [await admin('a@example.org'), await admin('b@example.org')];
    await identity.store.collection('active_admins').deleteMany({});
    await demote(one);
    await expect(demote(other)).rejects.toMatchObject(lastAdmin);
  });
});
