import { once } from 'node:events';
import { type AddressInfo } from 'node:net';
import { type parseEnv } from '@estate/server-kit/env';
import { createLog } from '@estate/server-kit/log';
import { connectMongo, ensureIndexes, isMongoReady } from '@estate/server-kit/mongo';
import { type Service } from '@estate/server-kit/run-service';
import { Module } from '@nestjs/common';
import { AuditController } from './audit/audit.controller.ts';
import { createAuth } from './auth/auth.ts';
import { openAuthStore } from './auth/auth-store.ts';
import { createAuthHttp } from './auth/auth-http.ts';
import { SignInLimit } from './auth/sign-in-limit.ts';
import { trustedOrigins } from './auth/trusted-origins.ts';
import { type identityEnv } from './env.ts';
import { SessionController } from './staff/session.controller.ts';
import { StaffAccounts } from './staff/staff-accounts.ts';
import { AUTH, CONNECTION, STAFF_ACCOUNTS } from './tokens.ts';

@Module({})
class IdentityModule {}

export type IdentityEnv = ReturnType<typeof parseEnv<typeof identityEnv>>;

/** Puts identity together and opens its private HTTP; the caller runs the service (main.ts, tests). */
export async function prepareIdentity(
  env: IdentityEnv,
): Promise<Service & { httpPort: number; accounts: StaffAccounts }> {
  const log = createLog('identity');
  const connection = connectMongo(env.MONGODB_URL, log);
  const client = openAuthStore(env.MONGODB_URL);
  const auth = createAuth(client.db(), {
    publicUrl: env.PUBLIC_URL,
    secret: env.AUTH_SECRET,
    trustedOrigins: trustedOrigins(env.PUBLIC_URL, env.NODE_ENV !== 'production'),
  });
  const accounts = new StaffAccounts(auth, connection);
  const http = createAuthHttp(auth, new SignInLimit(connection), log);
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
