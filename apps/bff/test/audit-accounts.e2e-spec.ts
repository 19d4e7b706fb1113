import { problem } from '@estate/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { recordedAudit } from './recorded-audit.ts';
import { problemOf, startWorld, type World } from './world.ts';

describe('the audit of accounts', () => {
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
  const id = 'a'.repeat(24);
  const password = 'ein gutes Kennwort';
  const account = {
    id,
    email: 'neu@example.test',
    name: 'neu@example.test',
    role: 'broker',
    state: 'invited',
    broker: null,
    two_factor: false,
    last_seen: null,
  };

  let world: World;
  let written: unknown[];
  beforeAll(async () => {
    world = await startWorld();
  });
  beforeEach(() => {
    written = recordedAudit(world);
    world.identity.answer({
      'identity.confirmPassword': () => ({}),
      'identity.inviteStaff': () => account,
      'identity.changeStaff': () => problem('last-admin'),
    });
  });
  afterAll(() => world.close());

  describe('accounts of staff', () => {
    it('the invitation of a staff member passes e-mail, role and inviting account to identity', async () => {
      const response = await world.post(
        '/api/admin/staff',
        { email: ' Neu@Example.test ', role: 'broker', password },
        headers,
      );
      expect(await response.json()).toEqual(account);
      expect(world.identity.calls.find(({ message }) => message === 'identity.inviteStaff')?.input).toEqual({
        email: 'neu@example.test',
        role: 'broker',
        by: 'u1',
      });
      expect(written).toEqual([]);
    });

    it.each([
      [{ email: 'kein-at', role: 'broker' }, 'email', 'Ungültige E-Mail-Adresse'],
      [{ role: 'broker' }, 'email', 'Bitte geben Sie eine E-Mail-Adresse ein.'],
      [{ email: 'a@b.de', role: 'koenig' }, 'role', 'Bitte wählen Sie eine Rolle.'],
    ])('the invitation of a staff member with %j is refused', async (body, field, message) => {
      const refused = await problemOf(await world.post('/api/admin/staff', { ...body, password }, headers));
      expect(refused).toMatchObject({ status: 400, errors: [{ field, message }] });
    });

    it.each([
      ['PUT', '/api/admin/staff-settings', { two_factor_required: false }],
      ['POST', '/api/admin/staff', { email: 'neu@example.test', role: 'admin' }],
      ['PATCH', `/api/admin/staff/${id}`, { role: 'admin' }],
      ['POST', `/api/admin/staff/${id}/two-factor/remove`, {}],
    ])(
      'the request %s %s changes no account unless the caller’s own password is sent [S-6.12]',
      async (method, path, body) => {
        const wrong = { field: 'password', message: 'Das Passwort ist falsch.' };
        world.identity.answer({
          'identity.confirmPassword': () => problem('invalid-input', { errors: [wrong] }),
        });
        const send = async (given: object) =>
          problemOf(await world.get(path, { method, headers, body: JSON.stringify({ ...body, ...given }) }));
        const before = world.identity.calls.length;
        expect((await send({})).errors).toMatchObject([{ field: 'password' }]);
        expect((await send({ password: 'geraten' })).errors).toEqual([wrong]);
        const asked = world.identity.calls.slice(before).map(({ message }) => message);
        expect(new Set(asked)).toEqual(new Set(['identity.resolveSession', 'identity.confirmPassword']));
        expect(world.identity.calls.at(-1)?.input).toMatchObject({ id: 'u1', password: 'geraten' });
        expect(written).toEqual([]);
      },
    );

    it('the audit log records the refused removal of the last admin with the account that tried it', async () => {
      const response = await world.get(`/api/admin/staff/${id}`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ role: 'admin', password }),
      });
      expect(await problemOf(response)).toMatchObject({ status: 409, code: 'last-admin' });
      expect(written).toMatchObject([
        { refused: 'last-admin', target: id, changes: [{ field: 'role', before: null, after: 'admin' }] },
      ]);
    });
  });

  describe('a mailed link', () => {
    const accept = (body: object) => world.post('/api/invitations/accept', body);

    it('the mailed link of an account sets a password without a session', async () => {
      world.identity.answer({ 'identity.acceptInvitation': () => ({ email: 'neu@example.test' }) });
      const response = await accept({ token: 'T'.repeat(43), password: 'ein neues Kennwort' });
      expect([response.status, await response.json()]).toEqual([200, { email: 'neu@example.test' }]);
    });

    it('a used password link is refused as expired, and a short password with a message at its field', async () => {
      world.identity.answer({ 'identity.acceptInvitation': () => problem('invitation-over') });
      const over = await accept({ token: 'T'.repeat(43), password: 'ein neues Kennwort' });
      expect(await problemOf(over)).toMatchObject({ status: 410, code: 'invitation-over' });
      const short = await accept({ token: 'T'.repeat(43), password: 'kurz' });
      expect(await problemOf(short)).toMatchObject({ status: 400, errors: [{ field: 'password' }] });
    });
  });
});
