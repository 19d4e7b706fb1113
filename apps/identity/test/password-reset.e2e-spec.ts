import { ListAudit } from '@estate/contracts/identity/audit';
import { ResolveSession } from '@estate/contracts/identity/sign-in';
import { AcceptInvitation, InviteStaff, ListStaff, ResetStaff } from '@estate/contracts/identity/staff';
import { auditActionTexts } from '@estate/domain/staff/audit-texts';
import { totpOf } from '@estate/test-kit/totp';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, password, site, startIdentity } from './identity-under-test.ts';

const identity = await startIdentity();
await identity.accounts.add('chefin@example.org', password, 'admin');
beforeEach(() => identity.move());
afterAll(() => identity.close());

let people = 0;
async function member() {
  const email = `vergesslich${people++}@example.org`;
  await identity.accounts.add(email, password, 'broker');
  const { items } = await identity.rpc.call(ListStaff, {});
  return { email, id: items.find((one) => one.email === email)!.id };
}

const forget = (email: string) =>
  identity.call('/api/auth/request-password-reset', { body: { email }, headers: { origin: site } });
const replace = (token: string, newPassword = 'ein neues Kennwort') =>
  identity.call('/api/auth/reset-password', { body: { token, newPassword }, headers: { origin: site } });
const lettersTo = (email: string) => identity.letters().filter(({ to }) => to === email);
const letterTo = (email: string) =>
  eventually(() => {
    const letter = lettersTo(email).at(-1);
    if (!letter) throw new Error('no letter yet');
    return Promise.resolve(letter);
  });
const signIn = (email: string, secret: string) => identity.signIn(email, secret, { origin: site });

describe('a forgotten password', () => {
  it('a forgotten password is replaced by a mailed link that works once, and all sessions end [S-2.162]', async () => {
    const { id, email } = await member();
    const cookie = cookieOf(await signIn(email, password));
    expect((await forget(email)).status).toBe(200);
    const { kind, token, valid_until } = await letterTo(email);
    expect(kind).toBe('reset');
    expect(Date.parse(valid_until) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    await expect(identity.rpc.call(ResolveSession, { cookie })).resolves.toMatchObject({ user: { id } });
    const both = await Promise.all([replace(token), replace(token)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await replace(token)).status).toBe(410);
    await expect(identity.rpc.call(ResolveSession, { cookie })).rejects.toMatchObject({
      problem: { code: 'not-signed-in' },
    });
    expect((await signIn(email, password)).status).toBe(401);
    expect((await signIn(email, 'ein neues Kennwort')).status).toBe(200);
    const { items } = await identity.rpc.call(ListAudit, { q: email });
    const actions = items.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['password.reset', 'password.forgotten']));
    for (const action of actions) expect(auditActionTexts).toHaveProperty([action]);
  });

  it('the request for a forgotten password has the same answer for an address without an account, which gets no mail [S-2.161]', async () => {
    const { email } = await member();
    const [known, unknown] = [await forget(email), await forget('niemand@example.org')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await letterTo(email);
    expect(lettersTo('niemand@example.org')).toEqual([]);
  });

  it('the link for a forgotten password expires after half an hour, and its token is not stored', async () => {
    const { email } = await member();
    await forget(email);
    const { token } = await letterTo(email);
    const links = identity.store.collection('verification');
    expect(JSON.stringify(await links.find().toArray())).not.toContain(token);
    await links.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1_000) } });
    const answer = await replace(token);
    expect(await answer.json()).toMatchObject({ status: 410, code: 'invitation-over' });
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('all links for a forgotten password end when one of them is used', async () => {
    const { email } = await member();
    await forget(email);
    const { token: first } = await letterTo(email);
    await forget(email);
    await eventually(() => {
      if (lettersTo(email).length < 2) throw new Error('no second letter yet');
      return Promise.resolve();
    });
    const { token } = await letterTo(email);
    expect((await replace(token)).status).toBe(200);
    expect((await replace(first)).status).toBe(410);
  });

  it('a link for a forgotten password may be requested as often as a password may be tried, and one account gets few mails [S-2.161]', async () => {
    const { email } = await member();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries++) statuses.push((await forget(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    identity.move();
    expect((await forget(email)).status).toBe(200);
    await eventually(() => {
      if (lettersTo(email).length < 5) throw new Error('not all letters yet');
      return Promise.resolve();
    });
    expect(lettersTo(email)).toHaveLength(5);
  });

  it.each([
    [{ email: 'kein-at' }, 'email', 'Ungültige E-Mail-Adresse'],
    [{}, 'email', 'Bitte geben Sie Ihre E-Mail-Adresse ein.'],
  ])('the request for a forgotten password with %j is refused in German', async (body, field, message) => {
    const answer = await identity.call('/api/auth/request-password-reset', { body });
    expect(await answer.json()).toMatchObject({ status: 400, errors: [{ field, message }] });
  });

  it('the link for a forgotten password stays valid if the new password is too short', async () => {
    const { email } = await member();
    await forget(email);
    const { token } = await letterTo(email);
    expect((await replace(token, 'kurz')).status).toBe(400);
    expect((await replace(token)).status).toBe(200);
  });

  it('the link for a forgotten password does not replace the second factor [S-2.162]', async () => {
    const { email } = await member();
    const cookie = cookieOf(await signIn(email, password));
    const enabled = await identity.call('/api/auth/two-factor/enable', {
      body: { password },
      headers: { cookie, origin: site },
    });
    const { totpURI } = (await enabled.json()) as { totpURI: string };
    await identity.call('/api/auth/two-factor/verify-totp', {
      body: { code: totpOf(totpURI) },
      headers: { cookie, origin: site },
    });
    await forget(email);
    expect((await replace((await letterTo(email)).token)).status).toBe(200);
    expect(await (await signIn(email, 'ein neues Kennwort')).json()).toEqual({ twoFactorRedirect: true });
  });

  it('an invited account that never had a password may set one by the link for a forgotten password, which ends the invitation', async () => {
    const email = 'eingeladen@example.org';
    await identity.rpc.call(InviteStaff, { email, role: 'admin', by: 'a colleague' });
    const { token: invitation } = await letterTo(email);
    await forget(email);
    await eventually(() => {
      if (lettersTo(email).length < 2) throw new Error('no second letter yet');
      return Promise.resolve();
    });
    expect((await replace((await letterTo(email)).token)).status).toBe(200);
    await expect(
      identity.rpc.call(AcceptInvitation, { token: invitation, password: 'noch ein Kennwort' }),
    ).rejects.toMatchObject({ problem: { code: 'invitation-over' } });
    const { items } = await identity.rpc.call(ListStaff, {});
    expect(items.find((one) => one.email === email)).toMatchObject({ state: 'active' });
  });
});

describe('a link for a new password that an admin orders', () => {
  it('a link for a new password that an admin orders replaces the password like a requested one, and the audit log names the admin [S-6.7]', async () => {
    const { id, email } = await member();
    expect(await identity.rpc.call(ResetStaff, { id, by: 'a colleague' })).toEqual({ kind: 'reset' });
    expect((await replace((await letterTo(email)).token)).status).toBe(200);
    const { items } = await identity.rpc.call(ListAudit, { q: email });
    const actions = items.map(({ action }) => action);
    expect(actions).toContain('account.reset');
    expect(actions).not.toContain('password.forgotten');
  });

  it('a link for a new password that an admin orders is reported as not sent while leads is away, and the audit log has no entry', async () => {
    const { id, email } = await member();
    await identity.leads.close();
    await expect(identity.rpc.call(ResetStaff, { id, by: 'a colleague' })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
    await identity.leads.start();
    const { items } = await identity.rpc.call(ListAudit, { q: email });
    expect(items.map(({ action }) => action)).not.toContain('account.reset');
  });
});
