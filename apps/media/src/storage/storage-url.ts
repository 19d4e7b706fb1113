import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export type StorageTarget =
  | { kind: 'file'; folder: string }
  | {
      kind: 's3';
      bucket: string;
      region: string;
      endpoint?: string;
      credentials?: { accessKeyId: string; secretAccessKey: string };
    };

/**
 * Reads a STORAGE_URL. Without key and secret in it the S3 client looks where it always does (environment, instance
 * role); the region is `us-east-1` unless given, as S3 look-alikes expect. Throws on anything else.
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
