import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { type parseEnv } from '@estate/server-kit/env';
import { createLog } from '@estate/server-kit/log';
import { connectMongo, ensureIndexes, isMongoReady } from '@estate/server-kit/mongo';
import { type Service } from '@estate/rpc/run-service';
import { Module } from '@nestjs/common';
import { AuditController } from './audit/audit.controller.ts';
import { FailedSignIns } from './audit/failed-sign-ins.ts';
import { createAuth } from './auth/auth.ts';
import { indexAuthStore, openAuthStore } from './auth/auth-store.ts';
import { AuthCalls } from './auth/auth-calls.ts';
import { createAuthHttp } from './auth/auth-http.ts';
import { PasswordCheck } from './auth/password-check.ts';
import { trustedOrigins } from './auth/trusted-origins.ts';
import { type identityEnv } from './env.ts';
import { SignInKeys } from './sign-in-limit/sign-in-keys.ts';
import { SignInLimit } from './sign-in-limit/sign-in-limit.ts';
import { SessionController } from './staff/session.controller.ts';
import { StaffAccounts } from './staff/staff-accounts.ts';
import { AUTH, CONNECTION, STAFF_ACCOUNTS } from './tokens.ts';

@Module({})
class IdentityModule {}

export type IdentityEnv = ReturnType<typeof parseEnv<typeof identityEnv>>;

/**
 * Puts identity together and opens its private HTTP; the caller runs the service (main.ts, tests). `now` is the clock by
 * which failed sign-ins are counted.
 */
export async function prepareIdentity(
  env: IdentityEnv,
  now: () => number = Date.now,
): Promise<Service & { httpPort: number; accounts: StaffAccounts }> {
  const log = createLog('identity');
  const connection = connectMongo(env.MONGODB_URL, log);
  const client = openAuthStore(env.MONGODB_URL);
  const auth = createAuth(client.db(), {
    publicUrl: env.PUBLIC_URL,
    secret: env.AUTH_SECRET,
    trustedOrigins: trustedOrigins(env.PUBLIC_URL, env.NODE_ENV !== 'production'),
  });
  indexAuthStore(connection);
  const keys = new SignInKeys(env.AUTH_SECRET);
  const limit = new SignInLimit(connection, keys, now);
  const accounts = new StaffAccounts(auth, connection, limit);
  const failures = new FailedSignIns(connection, now);
  const passwords = new PasswordCheck(auth, limit, keys, failures, log);
  const http = createAuthHttp(new AuthCalls(auth, passwords), log);
  http.listen(env.HTTP_PORT, env.BIND_HOST);
  await once(http, 'listening');
  void ensureIndexes(connection);
  return {
    name: 'identity',
    env,
    log,
    accounts,
    httpPort: (http.address() as AddressInfo).port,
    module: {
      module: IdentityModule,
      controllers: [SessionController, AuditController],
      providers: [
        { provide: AUTH, useValue: auth },
        { provide: STAFF_ACCOUNTS, useValue: accounts },
        { provide: CONNECTION, useValue: connection },
      ],
    },
    ready: () =>
      Promise.resolve({
        ready: isMongoReady(connection),
        degraded: [],
        parts: { mongo: isMongoReady(connection) },
      }),
    onShutdown: [
      () => new Promise((closed) => void http.close(() => closed())),
      () => connection.close(),
      () => client.close(),
    ],
  };
}
