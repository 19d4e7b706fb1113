import {
  ChangeOwnAccount,
  ConfirmPassword,
  GetOwnAccount,
  GetStaffSettings,
  SetStaffSettings,
} from '@estate/contracts/identity/account';
import { ListAudit } from '@estate/contracts/identity/audit';
import { ResolveSession } from '@estate/contracts/identity/sign-in';
import { ChangeStaff, InviteStaff, ListStaff } from '@estate/contracts/identity/staff';
import { auditActionTexts, auditFieldTexts } from '@estate/domain/staff/audit-texts';
import { totpOf } from '@estate/test-kit/totp';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cookieOf, password, site, startIdentity } from './identity-under-test.ts';

const identity = await startIdentity();
await identity.accounts.add('chefin@example.org', password, 'admin');
beforeEach(() => identity.move());
afterAll(() => identity.close());

let people = 0;
async function member() {
  const email = `person${people++}@example.org`;
  await identity.accounts.add(email, password, 'broker');
  const { items } = await identity.rpc.call(ListStaff, {});
  const { id } = items.find((one) => one.email === email)!;
  return { id, email, cookie: cookieOf(await identity.signIn(email, password, { origin: site })) };
}
const post = (path: string, body: object, cookie: string) =>
  identity.call(`/api/auth/two-factor/${path}`, { body, headers: { cookie, origin: site } });
const own = (id: string) => identity.rpc.call(GetOwnAccount, { id });
const resolve = (cookie: string) => identity.rpc.call(ResolveSession, { cookie });
const actionsOf = async (q: string) => (await identity.rpc.call(ListAudit, { q })).items;

/** Turns on a second factor; returns the cookie of the new session and the recovery codes. */
async function withFactor(cookie: string): Promise<{ cookie: string; codes: string[] }> {
  const enabled = await post('enable', { password }, cookie);
  const { totpURI, backupCodes } = (await enabled.json()) as { totpURI: string; backupCodes: string[] };
  return {
    cookie: cookieOf(await post('verify-totp', { code: totpOf(totpURI) }, cookie)),
    codes: backupCodes,
  };
}

describe('the account of the caller', () => {
  it('an account has its e-mail address as name until a name is chosen, which sessions and audit log then show [S-2.160]', async () => {
    const { id, email, cookie } = await member();
    expect(await own(id)).toEqual({
      id,
      email,
      name: email,
      two_factor: false,
      recovery_codes: null,
      two_factor_required: false,
    });
    await identity.rpc.call(ChangeOwnAccount, { id, name: '  Mara\nLindt ' });
    await expect(resolve(cookie)).resolves.toMatchObject({ user: { id, name: 'Mara Lindt' } });
    const [entry] = await actionsOf(email);
    expect(entry).toMatchObject({
      action: 'account.renamed',
      user: { id, name: 'Mara Lindt', email },
      changes: [{ field: 'name', before: null, after: 'Mara Lindt' }],
    });
    await identity.rpc.call(ChangeOwnAccount, { id, name: 'Mara Lindt-Voss' });
    await identity.rpc.call(ChangeOwnAccount, { id, name: 'Mara Lindt-Voss' });
    expect((await actionsOf(email)).map(({ changes }) => changes).slice(0, 2)).toEqual([
      [{ field: 'name', before: 'Mara Lindt', after: 'Mara Lindt-Voss' }],
      [{ field: 'name', before: null, after: 'Mara Lindt' }],
    ]);
    await expect(identity.rpc.call(ChangeOwnAccount, { id, name: ' ' })).rejects.toMatchObject({
      problem: { errors: [{ field: 'name', message: 'Bitte geben Sie Ihren Namen ein.' }] },
    });
  });

  it('an account cannot take the name of another one in any spelling, or a name that looks like an address [S-2.160]', async () => {
    const [one, other] = [await member(), await member()];
    await identity.rpc.call(ChangeOwnAccount, { id: one.id, name: 'Jörg Weiß' });
    const fault = (message: RegExp) => ({
      problem: { status: 400, errors: [{ field: 'name', message: expect.stringMatching(message) }] },
    });
    const taken = [
      'Jörg Weiß',
      'jörg  WEISS',
      'Jo\u0308rg Weiß',
      'Ｊörg Weiß',
      'Jörg\u200b Weiß.',
      'Jörg-Weiß',
    ];
    for (const name of taken) {
      await expect(identity.rpc.call(ChangeOwnAccount, { id: other.id, name })).rejects.toMatchObject(
        fault(/anderes Konto/),
      );
      const invited = { email: 'noch-einer@example.org', name, role: 'broker', by: 'a colleague' } as const;
      await expect(identity.rpc.call(InviteStaff, invited)).rejects.toMatchObject(fault(/anderes Konto/));
    }
    for (const name of ['chefin@example.org', 'Chefin ＠ Büro', '@'])
      await expect(identity.rpc.call(ChangeOwnAccount, { id: other.id, name })).rejects.toMatchObject(
        fault(/keine E-Mail-Adresse/),
      );
    expect(await own(other.id)).toMatchObject({ name: other.email });
    expect((await identity.rpc.call(ListStaff, {})).items.map(({ email }) => email)).not.toContain(
      'noch-einer@example.org',
    );
    for (const name of ['Jörg Weiß jr.', 'Jörg Weiß Altona'])
      expect(await identity.rpc.call(ChangeOwnAccount, { id: one.id, name })).toMatchObject({ name });
  });

  it('wrong passwords at the confirmation of the own password are counted and recorded like those of a sign-in [S-6.12]', async () => {
    const { id, email } = await member();
    const client = '10.9.8.7';
    const confirm = (secret: string) => identity.rpc.call(ConfirmPassword, { id, password: secret, client });
    expect(await confirm(password)).toEqual({});
    await expect(confirm('geraten')).rejects.toMatchObject({
      problem: { status: 400, errors: [{ field: 'password', message: 'Das Passwort ist falsch.' }] },
    });
    const [entry] = await actionsOf(email);
    expect(entry).toMatchObject({ action: 'confirm-password.failed', refused: 'wrong-credentials' });
    const refusals = await Promise.all(
      Array.from({ length: 12 }, () => confirm('geraten').catch((error: unknown) => error)),
    );
    expect(refusals).toContainEqual(
      expect.objectContaining({ problem: expect.objectContaining({ status: 429 }) }),
    );
    const invited = await identity.rpc.call(InviteStaff, {
      email: 'ohne@example.org',
      role: 'broker',
      by: id,
    });
    const without = identity.rpc.call(ConfirmPassword, { id: invited.id, password, client: '10.9.8.6' });
    await expect(without).rejects.toMatchObject({ problem: { status: 400 } });
  });

  it('an invited account has the name from its last invitation that named one', async () => {
    const given = { email: 'neu@example.org', name: 'Nina Neu', role: 'office', by: 'a colleague' } as const;
    expect(await identity.rpc.call(InviteStaff, given)).toMatchObject({ name: 'Nina Neu', role: 'office' });
    const again = { ...given, name: 'Nina Neuhaus' };
    expect(await identity.rpc.call(InviteStaff, again)).toMatchObject({ name: 'Nina Neuhaus' });
    const { name: _name, ...without } = given;
    expect(await identity.rpc.call(InviteStaff, without)).toMatchObject({ name: 'Nina Neuhaus' });
  });

  it('an account shows the number of its unused recovery codes, and gets new ones for its password [S-2.163]', async () => {
    const { id, email, cookie: before } = await member();
    expect((await post('generate-backup-codes', { password }, before)).status).toBe(409);
    const { cookie, codes } = await withFactor(before);
    expect(await own(id)).toMatchObject({ two_factor: true, recovery_codes: 10 });
    const pending = cookieOf(await identity.signIn(email, password, { origin: site }));
    expect((await post('verify-backup-code', { code: codes[0] }, pending)).status).toBe(200);
    expect(await own(id)).toMatchObject({ recovery_codes: 9 });
    expect((await post('generate-backup-codes', { password: 'ein falsches Kennwort' }, cookie)).status).toBe(
      400,
    );
    const renewed = await post('generate-backup-codes', { password }, cookie);
    const { backupCodes } = (await renewed.json()) as { backupCodes: string[] };
    expect(backupCodes).toHaveLength(10);
    expect(await own(id)).toMatchObject({ recovery_codes: 10 });
    const next = cookieOf(await identity.signIn(email, password, { origin: site }));
    expect((await post('verify-backup-code', { code: codes[1] }, next)).status).toBe(400);
    expect((await post('verify-backup-code', { code: backupCodes[0] }, next)).status).toBe(200);
    expect((await actionsOf(email)).map(({ action }) => action)).toContain('two-factor.codes-renewed');
  });
});

describe('a role', () => {
  it('a changed role of an account holds for its open sessions at once, and the audit log names it in German [S-2.167]', async () => {
    const { id, email, cookie } = await member();
    await expect(resolve(cookie)).resolves.toMatchObject({ role: 'broker' });
    await identity.rpc.call(ChangeStaff, { id, role: 'office', by: 'a colleague' });
    await expect(resolve(cookie)).resolves.toMatchObject({ role: 'office' });
    const [entry] = await actionsOf(email);
    expect(entry?.changes).toEqual([{ field: 'role', before: 'Makler', after: 'Büro' }]);
  });
});

describe('a second factor for all', () => {
  it('accounts without a required second factor are refused from their next call on, until they have set it up [S-2.164]', async () => {
    const { id, cookie } = await member();
    expect(await identity.rpc.call(GetStaffSettings, {})).toEqual({ two_factor_required: false });
    expect(await resolve(cookie)).not.toHaveProperty('needs_two_factor');
    await identity.rpc.call(SetStaffSettings, { two_factor_required: true, by: 'a colleague' });
    expect(await resolve(cookie)).toMatchObject({ needs_two_factor: true });
    expect(await own(id)).toMatchObject({ two_factor_required: true });
    const { cookie: renewed } = await withFactor(cookie);
    expect(await resolve(renewed)).not.toHaveProperty('needs_two_factor');
    await identity.rpc.call(SetStaffSettings, { two_factor_required: false, by: 'a colleague' });
    const entries = (await identity.rpc.call(ListAudit, {})).items.filter(
      ({ action }) => action === 'staff-settings.changed',
    );
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'two_factor_required', before: 'ja', after: 'nein' }],
      [{ field: 'two_factor_required', before: 'nein', after: 'ja' }],
    ]);
    expect(auditActionTexts).toHaveProperty(['staff-settings.changed']);
    expect(auditFieldTexts).toHaveProperty(['two_factor_required']);
  });
});
