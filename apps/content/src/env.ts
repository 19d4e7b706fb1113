import { calledEnv, env, mongoEnv } from '@estate/server-kit/process/env';
import { type z } from 'zod';

export const contentEnv = {
  ...calledEnv,
  ...mongoEnv,
  REDIS_URL: env.url(['redis', 'rediss'], 'redis://127.0.0.1:6379'),
};
export type ContentEnv = z.output<z.ZodObject<typeof contentEnv>>;
