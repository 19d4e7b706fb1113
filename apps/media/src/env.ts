import { pathToFileURL } from 'node:url';
import { env, processEnv } from '@estate/server-kit/env';
import { type z } from 'zod';
import { parseStorageUrl } from './storage/storage-url.ts';

const isStorageUrl = (url: string) => {
  try {
    parseStorageUrl(url);
    return true;
  } catch {
    return false;
  }
};

export const mediaEnv = {
  ...processEnv,
  /** The port that receives originals and serves renditions (libs/contracts/src/media.ts). */
  HTTP_PORT: env.port(0),
  /** `file:///folder`, or `s3://[key:secret@]bucket[?endpoint=https://host&region=eu-central-1]`. */
  STORAGE_URL: env
    .url(['file', 's3'], pathToFileURL('.local/storage').href)
    .refine(isStorageUrl, 'is not file:///folder or s3://bucket?endpoint=...&region=...'),
};
export type MediaEnv = z.output<z.ZodObject<typeof mediaEnv>>;
