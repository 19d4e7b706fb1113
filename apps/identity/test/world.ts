import { logLevel, parseEnv } from '@estate/server-kit/env';
import { createLog } from '@estate/server-kit/log';
import { createRpcClient, type RpcClient } from '@estate/rpc/rpc-client';
import { startService } from '@estate/rpc/run-service';
import { type TestMongo, testMongo } from '@estate/test-kit/stores';
import { createConnection, type Connection } from 'mongoose';
import { identityEnv } from '../src/env.ts';
import { type StaffAccounts } from '../src/staff/staff-accounts.ts';
import { runStaffCommand } from '../src/staff/staff-command.ts';
import { prepareIdentity } from '../src/start-identity.ts';

export const password = 'ein gutes Kennwort';
/** The origin of the site. */
export const site = 'http://localhost:3000';

export interface Call {
  body?: unknown;
  headers?: Record<string, string>;
}

export interface World {
  readonly accounts: StaffAccounts;
  readonly rpc: RpcClient;
  /** The store, to look at what is kept and to let time pass. */
  readonly store: Connection;
  /** Runs a command of `npm run staff`. */
  staff(...words: string[]): Promise<string[]>;
  /** POST with a body, GET without; from a network of its own for each test, unless `x-forwarded-for` names one. */
  call(path: string, call?: Call): Promise<Response>;
  signIn(email: string, password: string, headers?: Record<string, string>): Promise<Response>;
  /** The next calls come from a network that nobody has called from. */
  move(): void;
  close(): Promise<void>;
}

let networks = 0;

/** identity on a real store; another copy works on the same one if `mongo` is given. `now` is its clock for sign-ins. */
export async function startWorld({
  mongo = testMongo(),
  now = Date.now,
}: { mongo?: TestMongo; now?: () => number } = {}): Promise<World> {
  const env = parseEnv(identityEnv, { NODE_ENV: 'test', LOG_LEVEL: logLevel(), MONGODB_URL: mongo.url });
  const identity = await prepareIdentity(env, now);
  const service = await startService(identity);
  const rpc = createRpcClient({ url: `tcp://127.0.0.1:${service.rpcPort}`, log: createLog('test') });
  const store = await createConnection(mongo.url).asPromise();
  const call = (path: string, { body, headers }: Call = {}) =>
    fetch(`http://127.0.0.1:${identity.httpPort}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${networks >> 8}.${networks & 255}`,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return {
    accounts: identity.accounts,
    rpc,
    store,
    staff: (...words) => runStaffCommand(identity.accounts, words, undefined),
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
      await mongo.drop();
    },
  };
}

/** The cookies of an answer as a browser sends them back. */
export const cookieOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
