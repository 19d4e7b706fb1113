import { pathToFileURL } from 'node:url';
import { env, processEnv } from '@estate/server-kit/env';
import { storageUrl } from '@estate/storage/storage-url';
import { type z } from 'zod';

export const mediaEnv = {
  ...processEnv,
  /** The port that receives originals and serves renditions (libs/contracts/src/media.ts). */
  HTTP_PORT: env.port(0),
  STORAGE_URL: storageUrl(pathToFileURL('.local/storage').href),
};
export type MediaEnv = z.output<z.ZodObject<typeof mediaEnv>>;
