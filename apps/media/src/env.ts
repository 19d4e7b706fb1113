import { pathToFileURL } from 'node:url';
import { calledEnv, env } from '@estate/server-kit/process/env';
import { storageUrl } from '@estate/storage/storage-url';
import { type z } from 'zod';

export const mediaEnv = {
  ...calledEnv,
  REDIS_URL: env.url(['redis', 'rediss'], 'redis://127.0.0.1:6379'),
  STORAGE_URL: storageUrl(pathToFileURL('.local/storage').href),
};
export type MediaEnv = z.output<z.ZodObject<typeof mediaEnv>>;
