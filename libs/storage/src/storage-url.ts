import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { env } from '@estate/server-kit/process/env';

type StorageTarget =
  | { kind: 'file'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint?: string;
      credentials?: { accessKeyId: string; secretAccessKey: string };
    };

/**
 * Parses a STORAGE_URL. Without key and secret the S3 client uses its default sources (environment, instance role).
 * The region defaults to `us-east-1`, because S3-compatible servers expect it. Throws on any other URL.
 */
export function parseStorageUrl(text: string): StorageTarget {
  if (text.startsWith('file://')) return { kind: 'file', folder: fileURLToPath(text) };
  if (text.startsWith('file:')) return { kind: 'file', folder: resolve(text.slice('file:'.length)) };
  const url = new URL(text);
  const endpoint = url.searchParams.get('endpoint');
  if (url.protocol !== 's3:' || !url.hostname) throw new Error('not a storage URL');
  if (endpoint !== null && !/^https?:$/.test(new URL(endpoint).protocol))
    throw new Error('not an S3 endpoint');
  return {
    kind: 's3',
    bucket: url.hostname,
    region: url.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint === null ? {} : { endpoint }),
    ...(url.username
      ? {
          credentials: {
            accessKeyId: decodeURIComponent(url.username),
            secretAccessKey: decodeURIComponent(url.password),
          },
        }
      : {}),
  };
}

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
