import { env } from '@estate/server-kit/env';
import { parseStorageUrl } from './storage-url.ts';

const isStorageUrl = (url: string) => {
  try {
    parseStorageUrl(url);
    return true;
  } catch {
    return false;
  }
};

/** A field of an environment: `file:///folder`, or `s3://[key:secret@]bucket[?endpoint=https://host&region=eu-central-1]`. */
export const storageUrl = (devDefault?: string) =>
  env
    .url(['file', 's3'], devDefault)
    .refine(isStorageUrl, 'is not file:///folder or s3://bucket?endpoint=...&region=...');
