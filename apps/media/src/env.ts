import { pathToFileURL } from 'node:url';
import { calledEnv } from '@estate/server-kit/env';
import { storageUrl } from '@estate/storage/storage-url';
import { type z } from 'zod';

export const mediaEnv = {
  ...calledEnv,
  STORAGE_URL: storageUrl(pathToFileURL('.local/storage').href),
};
export type MediaEnv = z.output<z.ZodObject<typeof mediaEnv>>;
