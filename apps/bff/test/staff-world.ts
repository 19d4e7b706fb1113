import { type IncomingMessage } from 'node:http';
import { identityEnv } from '@estate/identity/env';
import { IdentityModule } from '@estate/identity/identity.module';
import { StaffAccounts } from '@estate/identity/staff/staff-accounts';
import { StaffSettingsStore } from '@estate/identity/staff/staff-settings';
import { SendNotice } from '@estate/contracts/leads/leads';
import { staffRoles } from '@estate/domain/staff/roles';
import { parseEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService } from '@estate/server-kit/process/run-service';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { serviceKeys } from '@estate/test-kit/service-keys';
import { testMongo, testRedis } from '@estate/test-kit/stores';
import { createConnection, type Connection } from 'mongoose';
import { upstream } from './upstream.ts';
import { publicUrl, startWorld, type World } from './world.ts';

export const password = 'ein gutes Kennwort';
export const people = {
  admin: 'chefin@example.test',
  office: 'buero@example.test',
  broker: 'makler@example.test',
  noRole: 'kollege@example.test',
};

export interface StaffWorld extends World {
  /** identity's store, to read sessions and to let them expire. */
  readonly store: Connection;
  /** identity's settings for all accounts. */
  readonly settings: StaffSettingsStore;
  /** The requests for files of replies that leads got. */
  readonly replyFiles: readonly { request: IncomingMessage }[];
}

/** The BFF with the real identity on a real store, and with stubs for the other services. */
export async function startStaffWorld(): Promise<StaffWorld> {
  const mongo = testMongo();
  const redis = await testRedis();
  const leads = await stubRpcServer({ [SendNotice.message]: ({ key }: { key: string }) => ({ id: key }) });
  const given = {
    LEADS_URL: leads.url,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    MONGODB_URL: mongo.url,
    PUBLIC_URL: publicUrl,
    ...serviceKeys,
  };
  const env = parseEnv(identityEnv, given);
  const identity = await startService(IdentityModule.forRoot(env), { http: privateHttp(env) });
  const accounts = identity.get(StaffAccounts);
  for (const role of staffRoles) await accounts.add(people[role], password, role);
  await accounts.add(people.noRole, password, 'broker');
  const store = await createConnection(mongo.url).asPromise();
  const withoutRole = await store.collection('user').findOne({ email: people.noRole });
  await store.collection('user_roles').deleteOne({ user_id: String(withoutRole?._id) });
  const media = await upstream(() => ({
    status: 200,
    headers: { 'content-type': 'image/webp', 'x-rendition': 'stored' },
    body: 'an image',
  }));
  const crmSync = await upstream(() => ({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: 'the queues',
  }));
  const world = await startWorld({
    REDIS_URL: redis.url,
    IDENTITY_URL: `http://127.0.0.1:${identity.httpPort}`,
    MEDIA_URL: media.url,
  });
  world.crmSync.serve(crmSync.listener);
  const replyFiles = await upstream(({ request }) =>
    request.method === 'GET'
      ? { status: 200, headers: { 'content-type': 'application/pdf' }, body: 'a file' }
      : {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ id: 'f1', name: 'plan.pdf', type: 'application/pdf', bytes: 2 }),
        },
  );
  world.leads.serve(replyFiles.listener);
  return {
    ...world,
    store,
    settings: identity.get(StaffSettingsStore),
    replyFiles: replyFiles.seen,
    close: async () => {
      await world.close();
      media.server.close();
      crmSync.server.close();
      replyFiles.server.close();
      await identity.close();
      await leads.close();
      await store.close();
      await Promise.all([mongo.drop(), redis.stop()]);
    },
  };
}

const origin = publicUrl;

/** Signs in and returns the session's cookie. */
export async function signIn(world: World, email: string): Promise<string> {
  const response = await world.post('/api/auth/sign-in/email', { email, password }, { origin });
  const [cookie] = response.headers.getSetCookie();
  if (response.status !== 200 || !cookie) throw new Error(`${email} could not sign in: ${response.status}`);
  return cookie.split(';')[0] ?? '';
}

async function askForToken(world: World): Promise<string> {
  const credentials = { email: people.admin, password };
  const response = await world.post('/api/auth/sign-in/email', credentials, { 'x-token': 'bearer' });
  return response.headers.get('set-auth-token') ?? 'none';
}

/** The token of a session's cookie without its signature. */
export const tokenOf = (cookie: string): string =>
  decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0] ?? '';

function forged(cookie: string): string {
  const signature = encodeURIComponent(Buffer.alloc(32, 7).toString('base64'));
  return `${cookie.slice(0, cookie.indexOf('='))}=${tokenOf(cookie)}.${signature}`;
}

const unsigned = (cookie: string): string => `${cookie.slice(0, cookie.indexOf('='))}=${tokenOf(cookie)}`;

async function expired(world: StaffWorld): Promise<string> {
  const cookie = await signIn(world, people.admin);
  const past = { $set: { expiresAt: new Date(Date.now() - 1_000) } };
  const { modifiedCount } = await world.store
    .collection('session')
    .updateOne({ token: tokenOf(cookie) }, past);
  if (modifiedCount !== 1) throw new Error('no session ran out');
  return cookie;
}

async function signedOut(world: World): Promise<string> {
  const cookie = await signIn(world, people.admin);
  await world.post('/api/auth/sign-out', {}, { cookie, origin });
  return cookie;
}

type Headers = Record<string, string>;

/** The headers of a signed-in administrator on the website. */
export const signedIn = async (world: World): Promise<Headers> => ({
  cookie: await signIn(world, people.admin),
  origin,
});
/** The headers of a script with a bearer token. */
export const withToken = async (world: World): Promise<Headers> => ({
  authorization: `Bearer ${await askForToken(world)}`,
});

/** Every kind of caller: the headers that it sends. `live` is the cookie of a live session. */
const headersOf = {
  anonymous: () => ({}),
  /** A live session's cookie, signed by somebody else. */
  forged: (_world, live) => ({ cookie: forged(live), origin }),
  /** A live session's token as stored. */
  unsigned: (_world, live) => ({ cookie: unsigned(live), origin }),
  expired: async (world) => ({ cookie: await expired(world), origin }),
  signedOut: async (world) => ({ cookie: await signedOut(world), origin }),
  /** Signed in, without a role. */
  noRole: async (world) => ({ cookie: await signIn(world, people.noRole), origin }),
  broker: async (world) => ({ cookie: await signIn(world, people.broker), origin }),
  office: async (world) => ({ cookie: await signIn(world, people.office), origin }),
  foreignOrigin: async (world) => ({ ...(await signedIn(world)), origin: 'https://boese.example' }),
  missingOrigin: async (world) => ({ cookie: await signIn(world, people.admin) }),
  bearerUnsigned: (_world, live) => ({ authorization: `Bearer ${tokenOf(live)}` }),
  admin: signedIn,
  bearer: withToken,
} satisfies Record<string, (world: StaffWorld, live: string) => Headers | Promise<Headers>>;

export type Kind = keyof typeof headersOf;
export const kinds = Object.keys(headersOf) as Kind[];

export const callerOf = (kind: Kind, world: StaffWorld, live: string): Promise<Headers> =>
  Promise.resolve(headersOf[kind](world, live));

/** One caller of each kind. */
export async function everyCaller(world: StaffWorld): Promise<Record<Kind, Headers>> {
  const live = await signIn(world, people.admin);
  const callers: Partial<Record<Kind, Headers>> = {};
  for (const kind of kinds) callers[kind] = await callerOf(kind, world, live);
  return callers as Record<Kind, Headers>;
}
