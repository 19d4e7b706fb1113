import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RecordAudit, ResolveSession } from '@estate/contracts/identity';
import { type Problem } from '@estate/contracts/problem';
import { parseEnv } from '@estate/server-kit/env';
import { createLog } from '@estate/server-kit/log';
import { createRpcClient, type RpcClient } from '@estate/server-kit/rpc-client';
import { type RunningService, startService } from '@estate/server-kit/run-service';
import { testMongo } from '@estate/test-kit/stores';
import mongoose from 'mongoose';
import { identityEnv } from '../src/env.ts';
import { prepareIdentity } from '../src/start-identity.ts';
import { runStaffCommand } from '../src/staff/staff-command.ts';
import { type StaffAccounts, StaffFault } from '../src/staff/staff-accounts.ts';

const password = 'ein gutes Kennwort';
const site = 'http://localhost:3000';
const mongo = testMongo();

let service: RunningService;
let accounts: StaffAccounts;
let rpc: RpcClient;
let http: string;
let clients = 0;

beforeAll(async () => {
  const env = parseEnv(identityEnv, { NODE_ENV: 'test', LOG_LEVEL: 'silent', MONGODB_URL: mongo.url });
  const identity = await prepareIdentity(env);
  service = await startService(identity);
  accounts = identity.accounts;
  http = `http://127.0.0.1:${identity.httpPort}`;
  rpc = createRpcClient({ url: `tcp://127.0.0.1:${service.rpcPort}`, log: createLog('test') });
  await accounts.add('chefin@example.org', password, 'admin');
});

afterAll(async () => {
  await rpc.close();
  await service.close();
  await mongo.drop();
});

// Each test is a client of its own, or the limit of one would reach into the next.
beforeEach(() => {
  clients++;
});

const call = (path: string, init: { body?: unknown; headers?: Record<string, string> } = {}) =>
  fetch(`${http}${path}`, {
    method: 'body' in init ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.100.${clients}`,
      ...init.headers,
    },
    ...('body' in init
      ? { body: typeof init.body === 'string' ? init.body : JSON.stringify(init.body) }
      : {}),
  });

const signIn = (email: string, secret: string, headers: Record<string, string> = {}) =>
  call('/api/auth/sign-in/email', { body: { email, password: secret }, headers });

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((c) => c.split(';')[0])
    .join('; ');

describe('sign-in', () => {
  it('sets an HttpOnly, SameSite=Lax cookie that resolves to person and role', async () => {
    const response = await signIn('Chefin@Example.org', password);
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly/);
    expect(response.headers.getSetCookie()[0]).toMatch(/SameSite=Lax/i);
    await expect(rpc.call(ResolveSession, { cookie: cookieOf(response) })).resolves.toEqual({
      user: { id: expect.any(String), email: 'chefin@example.org', name: 'chefin@example.org' },
      role: 'admin',
    });
  });

  it('gives scripts a bearer token that resolves too', async () => {
    const response = await signIn('chefin@example.org', password);
    const token = response.headers.get('set-auth-token');
    await expect(rpc.call(ResolveSession, { authorization: `Bearer ${token}` })).resolves.toMatchObject({
      role: 'admin',
    });
  });

  it.each([
    ['a wrong password', 'chefin@example.org', 'falsch geraten'],
    ['an unknown address', 'niemand@example.org', password],
    ['something that is no address', 'kein-at', password],
  ])('answers %s with the same German problem', async (_case, email, secret) => {
    const response = await signIn(email, secret);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'wrong-credentials',
      detail: 'E-Mail-Adresse oder Passwort ist falsch.',
    });
  });

  it.each([{}, 'kein JSON', { email: 7, password: {} }, { email: '', password: '' }])(
    'refuses %j as bad input at the fields',
    async (body) => {
      const response = await call('/api/auth/sign-in/email', { body });
      expect(response.status).toBe(400);
      expect(((await response.json()) as Problem).errors?.length).toBeGreaterThan(0);
    },
  );

  it('refuses a body of more than 16 KB', async () => {
    const response = await call('/api/auth/sign-in/email', { body: 'x'.repeat(20_000) });
    expect(response.status).toBe(413);
  });

  it('refuses a foreign origin that brings a cookie', async () => {
    const cookie = cookieOf(await signIn('chefin@example.org', password));
    const response = await signIn('chefin@example.org', password, {
      cookie,
      origin: 'https://boese.example',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'foreign-origin' });
  });

  it('stops guessing at one account, and does not lock out others', async () => {
    await accounts.add('opfer@example.org', password, 'admin');
    const guesses = [];
    for (let guess = 0; guess < 11; guess++) {
      clients++;
      guesses.push((await signIn('opfer@example.org', `falsch ${guess} geraten`)).status);
    }
    expect(guesses).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await signIn('opfer@example.org', password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signIn('chefin@example.org', password)).status).toBe(200);
  });

  it('stops one client that guesses at many accounts', async () => {
    const statuses = [];
    for (let guess = 0; guess < 31; guess++)
      statuses.push((await signIn(`p${guess}@example.org`, 'falsch geraten')).status);
    expect(statuses.at(-1)).toBe(429);
    clients++;
    expect((await signIn('chefin@example.org', password)).status).toBe(200);
  });
});

describe('what is served', () => {
  it.each(['/api/auth/sign-up/email', '/api/auth/delete-user', '/api/auth/list-sessions', '/'])(
    'answers 404 for %s',
    async (path) => expect((await call(path, { body: {} })).status).toBe(404),
  );

  it('answers 405 where the method is wrong', async () => {
    expect((await call('/api/auth/sign-in/email')).status).toBe(405);
  });
});

describe('a session', () => {
  it('is out at once after signing out', async () => {
    const cookie = cookieOf(await signIn('chefin@example.org', password));
    await call('/api/auth/sign-out', { body: {}, headers: { cookie, origin: site } });
    await expect(rpc.call(ResolveSession, { cookie })).rejects.toMatchObject({
      problem: { code: 'not-signed-in' },
    });
  });

  it('is out when staff set a new password', async () => {
    await accounts.add('kollege@example.org', password, 'staff');
    const cookie = cookieOf(await signIn('kollege@example.org', password));
    await expect(rpc.call(ResolveSession, { cookie })).resolves.toMatchObject({ role: 'staff' });
    await runStaffCommand(accounts, ['password', 'kollege@example.org'], 'ein anderes Kennwort');
    await expect(rpc.call(ResolveSession, { cookie })).rejects.toMatchObject({
      problem: { code: 'not-signed-in' },
    });
    expect((await signIn('kollege@example.org', 'ein anderes Kennwort')).status).toBe(200);
  });

  it.each([{}, { cookie: 'a=b' }, { authorization: 'Bearer geraten.falsch' }])(
    'is not made of %j',
    async (headers) => {
      await expect(rpc.call(ResolveSession, headers)).rejects.toMatchObject({
        problem: { code: 'not-signed-in', status: 401 },
      });
    },
  );

  it('changes its password only with the old one, in German', async () => {
    await accounts.add('wechsel@example.org', password, 'staff');
    const cookie = cookieOf(await signIn('wechsel@example.org', password));
    const change = (currentPassword: string, newPassword: string) =>
      call('/api/auth/change-password', {
        body: { currentPassword, newPassword },
        headers: { cookie, origin: site },
      });
    expect(await (await change('falsch geraten', 'noch ein Kennwort')).json()).toMatchObject({
      detail: 'Das bisherige Passwort ist falsch.',
    });
    expect(await (await change(password, 'kurz')).json()).toMatchObject({
      detail: 'Das neue Passwort braucht mindestens 12 Zeichen.',
    });
    expect((await change(password, 'noch ein Kennwort')).status).toBe(200);
  });
});

describe('npm run staff', () => {
  it('adds, lists and changes roles, and makes a password where none is given', async () => {
    const lines = await runStaffCommand(accounts, ['add', 'neu@example.org', 'staff'], undefined);
    expect(lines[1]).toMatch(/^password: \S{20}$/);
    await runStaffCommand(accounts, ['role', 'neu@example.org', 'admin'], undefined);
    const listed = await runStaffCommand(accounts, ['list'], undefined);
    expect(listed.map((line) => JSON.parse(line) as unknown)).toContainEqual({
      email: 'neu@example.org',
      role: 'admin',
    });
  });

  it('keeps the password of an account that exists', async () => {
    const lines = await runStaffCommand(
      accounts,
      ['add', 'chefin@example.org', 'admin'],
      'ganz anderes Kennwort',
    );
    expect(lines[0]).toContain('existed already');
    expect((await signIn('chefin@example.org', password)).status).toBe(200);
  });

  it.each([
    [[], 'A command is missing.'],
    [['add'], 'An e-mail address is missing.'],
    [['add', 'kein-at', 'admin'], 'The e-mail is not an e-mail address.'],
    [['add', 'x@example.org', 'koenig'], 'The role'],
    [['password', 'niemand@example.org'], 'There is no account'],
    [['tanze', 'x@example.org'], 'There is no command tanze.'],
  ])('refuses %j', async (words, message) => {
    const refused = runStaffCommand(accounts, words, password);
    await expect(refused).rejects.toThrow(StaffFault);
    await expect(refused).rejects.toThrow(message);
  });
});

it('writes audit entries', async () => {
  const { id } = await rpc.call(RecordAudit, {
    user_id: 'u1',
    action: 'property.status',
    target: '42',
    details: { to: 'inaktiv' },
  });
  const store = await mongoose.createConnection(mongo.url).asPromise();
  const entry = await store.collection('audit_entries').findOne({ _id: new mongoose.Types.ObjectId(id) });
  await store.close();
  expect(entry).toMatchObject({
    user_id: 'u1',
    action: 'property.status',
    target: '42',
    details: { to: 'inaktiv' },
  });
});
