import { calledEnv, callerEnv, env, mongoEnv } from '@estate/server-kit/process/env';
import { z } from 'zod';

export const catalogEnv = {
  ...calledEnv,
  ...callerEnv,
  ...mongoEnv,
  REDIS_URL: env.url(['redis', 'rediss'], 'redis://127.0.0.1:6379'),
  CONTENT_URL: env.httpAddresses,
  /** Makes the shipped demo table of prices count in production. */
  ALLOW_DEMO_CONTENT: z.stringbool('is neither true nor false').default(false),
};
export type CatalogEnv = z.output<z.ZodObject<typeof catalogEnv>>;
