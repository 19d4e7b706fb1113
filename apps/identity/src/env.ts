import { authEnv, calledEnv, callerEnv, env, mongoEnv, processEnv } from '@estate/server-kit/process/env';
import { z } from 'zod';

export const identityEnv = {
  ...calledEnv,
  ...callerEnv,
  ...mongoEnv,
  ...authEnv,
  PUBLIC_URL: env.url(['http', 'https'], 'http://localhost:3000'),
  SESSION_IDLE_HOURS: z.coerce.number().positive().max(168).default(8),
  LEADS_URL: env.httpAddresses,
};
export type IdentityEnv = z.output<z.ZodObject<typeof identityEnv>>;

export const staffEnv = {
  ...processEnv,
  ...mongoEnv,
  ...authEnv,
  PUBLIC_URL: identityEnv.PUBLIC_URL,
  SESSION_IDLE_HOURS: identityEnv.SESSION_IDLE_HOURS,
  STAFF_PASSWORD: z.string().optional(),
};
export type StaffEnv = z.output<z.ZodObject<typeof staffEnv>>;
