import { ENV } from '@estate/server-kit/process/inject';
import { siteOrigins } from '@estate/server-kit/text/site-origins';
import { Module } from '@nestjs/common';
import { type StaffEnv } from '../env.ts';
import { ResetMails } from '../password-reset/reset-mails.ts';
import { AuthStore } from './auth-store.ts';
import { AUTH, authKeys, createAuth } from './auth.ts';
import { People } from './people.ts';
import { SessionActivity } from './session-activity.ts';

const useFactory = (store: AuthStore, env: StaffEnv, resetMails?: ResetMails) =>
  createAuth(store.client.db(), {
    publicUrl: env.PUBLIC_URL,
    secrets: authKeys(env),
    trustedOrigins: siteOrigins(env.PUBLIC_URL),
    resetMails,
  });

@Module({
  providers: [
    AuthStore,
    People,
    SessionActivity,
    { provide: AUTH, useFactory, inject: [AuthStore, ENV, { token: ResetMails, optional: true }] },
  ],
  exports: [AUTH, AuthStore, People, SessionActivity],
})
export class AuthModule {}
