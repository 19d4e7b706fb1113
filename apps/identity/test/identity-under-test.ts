import { createHash } from 'node:crypto';
import {
  type AuthCallName,
  authCalls,
  type authRequestHeaders,
  CallAuth,
} from '@estate/contracts/identity/auth-calls';
import { SendNotice } from '@estate/contracts/leads/leads';
import { RpcClient } from '@estate/rpc/rpc-client';
import { logLevel, parseEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { MongoStore } from '@estate/server-kit/stores/mongo-store';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { startService } from '@estate/server-kit/process/run-service';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { type StubRpcServer, stubRpcServer } from '@estate/test-kit/rpc-stub';
import { asPermittedCaller, serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { type TestMongo, testMongo } from '@estate/test-kit/stores';
import { type Type } from '@nestjs/common';
import { createConnection, type Connection } from 'mongoose';
import { type z } from 'zod';
import { AUTH, type Auth } from '../src/auth/auth.ts';
import { FailedSignIns } from '../src/audit/failed-sign-ins.ts';
import { identityEnv } from '../src/env.ts';
import { IdentityModule } from '../src/identity.module.ts';
import { StaffAccounts } from '../src/staff/staff-accounts.ts';
import { runStaffCommand } from '../src/staff/staff-command.ts';

export const password = 'ein gutes Kennwort';
/** The origin of the site. */
export const site = 'http://localhost:3000';

export interface Call {
  body?: unknown;
  headers?: Partial<Record<(typeof authRequestHeaders)[number], string>>;
}

export type Letter = Extract<z.input<typeof SendNotice.input>, { token: string }>;

export interface IdentityUnderTest {
  readonly accounts: StaffAccounts;
  readonly failures: FailedSignIns;
  readonly rpc: RpcClient;
  /** How often this instance computed the hash of a password. */
  hashes(): number;
  /** A provider of the running service, by its class. */
  get<Part>(part: Type<Part>): Part;
  /** A stub of the leads service. */
  readonly leads: StubRpcServer;
  /** The mails that were ordered from the leads service. */
  letters(): readonly Letter[];
  /** The database, in which tests read records and change their times. */
  readonly store: Connection;
  /** Runs a command of `npm run staff`. */
  staff(...words: string[]): Promise<string[]>;
  /**
   * Sends a call by the path of its route. Each test has a network of its own, unless it sets `x-forwarded-for`.
   */
  call(path: string, call?: Call): Promise<Response>;
  signIn(email: string, password: string, headers?: Call['headers']): Promise<Response>;
  /** The next calls are sent from a network that was not used before. */
  move(): void;
  close(): Promise<void>;
}

type PasswordHasher = Awaited<Auth['$context']>['password'];

const callNames = Object.keys(authCalls) as AuthCallName[];
let networks = 0;

/**
 * Replaces scrypt by a fast hash, because scrypt takes most of the time of these specs. Returns the number of calls.
 */
function hashFast(hasher: PasswordHasher): { count: number } {
  const calls = { count: 0 };
  hasher.hash = (secret) => {
    calls.count += 1;
    return Promise.resolve(createHash('sha256').update(secret).digest('hex'));
  };
  hasher.verify = async ({ hash, password: secret }) => (await hasher.hash(secret)) === hash;
  return calls;
}

/** Starts identity with a database of its own, or as another instance with that of `mongo`. `now` is its clock. */
export async function startIdentity({
  mongo = testMongo(),
  now = Date.now,
  settings = {},
  isHashFast = true,
}: {
  mongo?: TestMongo;
  now?: () => number;
  settings?: NodeJS.ProcessEnv;
  isHashFast?: boolean;
} = {}): Promise<IdentityUnderTest> {
  const leads = await stubRpcServer({ [SendNotice.message]: ({ key }: Letter) => ({ id: key }) });
  const env = parseEnv(identityEnv, {
    NODE_ENV: 'test',
    LOG_LEVEL: logLevel(),
    MONGODB_URL: mongo.url,
    LEADS_URL: leads.url,
    ...serviceKeys,
    ...settings,
  });
  const service = await startService(IdentityModule.forRoot(env, { now: () => new Date(now()) }), {
    http: privateHttp(env),
  });
  // Waits for the database and its indexes, because calls fail until then, and two at once rely on the unique ones.
  await service.get(MongoStore).migrated;
  const { password: hasher } = await service.get<Auth>(AUTH).$context;
  const hashes = isHashFast ? hashFast(hasher) : undefined;
  const accounts = service.get(StaffAccounts);
  const url = `http://127.0.0.1:${service.httpPort}`;
  const rpc = asPermittedCaller(
    (from) => new RpcClient(url, new ServiceToken(from, 'identity', serviceKey), createLog('test')),
  );
  const store = await createConnection(mongo.url).asPromise();
  const call = async (path: string, { body, headers }: Call = {}) => {
    const name = callNames.find((each) => authCalls[each].path === path);
    if (!name) throw new Error(`no call: ${path}`);
    const network = `10.0.${networks >> 8}.${networks & 255}`;
    const answer = await rpc
      .call(CallAuth, {
        call: name,
        headers: { 'x-forwarded-for': network, 'user-agent': 'node', ...headers },
        body,
      })
      .catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error;
        const { status } = error.problem;
        return { status, headers: { 'set-cookie': [] }, body: JSON.stringify(error.problem) };
      });
    const { 'set-cookie': cookies, ...others } = answer.headers;
    const response = new Response(answer.body, {
      status: answer.status,
      headers: Object.entries(others).map(([key, value]): [string, string] => [key, value ?? '']),
    });
    for (const cookie of cookies) response.headers.append('set-cookie', cookie);
    return response;
  };
  return {
    accounts,
    failures: service.get(FailedSignIns),
    rpc,
    hashes: () => hashes?.count ?? 0,
    get: (part) => service.get(part),
    leads,
    letters: () => leads.calls.map(({ input }) => input as Letter),
    store,
    staff: (...words) => runStaffCommand(accounts, words, undefined),
    call,
    signIn: (email, secret, headers = {}) =>
      call('/api/auth/sign-in/email', { body: { email, password: secret }, headers }),
    move: () => {
      networks++;
    },
    close: async () => {
      await rpc.close();
      await service.close();
      await store.close();
      await leads.close();
      await mongo.drop();
    },
  };
}

/** The cookies of a response, as a browser sends them back. Throws if the response has an error status. */
export function cookieOf(response: Response): string {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
