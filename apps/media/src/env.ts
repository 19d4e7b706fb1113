import { pathToFileURL } from 'node:url';
import { serviceEnv } from '@estate/server-kit/env';
import { storageUrl } from '@estate/storage/storage-url';
import { type z } from 'zod';

export const mediaEnv = {
  ...serviceEnv,
  STORAGE_URL: storageUrl(pathToFileURL('.local/storage').href),
};
export type MediaEnv = z.output<z.ZodObject<typeof mediaEnv>>;
