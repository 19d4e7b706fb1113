import { ProblemError } from '@estate/server-kit/problem-error';
import { Disk } from 'flydrive';
import { AtomicFsDriver } from './atomic-fs-driver.ts';
import { parseStorageUrl } from './storage-url.ts';

/** Opens the storage at a STORAGE_URL. S3 is contacted at the first call; its writes are atomic already. */
export async function openStorage(url: string): Promise<Disk> {
  const target = parseStorageUrl(url);
  if (target.kind === 'file') return new Disk(new AtomicFsDriver(target.folder));
  // Loaded on demand, because the AWS client is large and most set-ups store in a folder.
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket: target.bucket,
      region: target.region,
      ...(target.endpoint ? { endpoint: target.endpoint } : {}),
      ...(target.credentials ? { credentials: target.credentials } : {}),
      visibility: 'private',
      supportsACL: false,
      // S3-compatible servers have no DNS name per bucket, and some do not support the newer checksums.
      forcePathStyle: target.endpoint !== undefined,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
}

const missing = new Set(['ENOENT', 'ENOTDIR', 'NoSuchKey', 'NotFound']);

/** Whether an error says that a key is missing. Searches the chain of causes, because flydrive wraps the driver's error. */
export function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  return missing.has(String(code)) || missing.has(String(name)) || isMissing(cause);
}

/** The bytes under a key; undefined if the key is missing. Throws `unavailable` if the storage cannot be read. */
export async function readIfThere(storage: Disk, key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.getBytes(key);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new ProblemError('unavailable', { cause: error });
  }
}

/** Whether a test file can be written and read back. */
export async function isStorageReady(storage: Disk): Promise<boolean> {
  try {
    await storage.put('ready/probe', 'ok');
    return (await storage.get('ready/probe')) === 'ok';
  } catch {
    return false;
  }
}
