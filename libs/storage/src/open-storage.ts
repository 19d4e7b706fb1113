import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Disk } from 'flydrive';
import { AtomicFsDriver } from './atomic-fs-driver.ts';
import { parseStorageUrl } from './storage-url.ts';

/**
 * Opens the storage at a STORAGE_URL. S3 is contacted at the first call. Writes are atomic: AtomicFsDriver ensures this
 * in a folder, S3 itself does so.
 */
export async function openStorage(url: string): Promise<Disk> {
  const target = parseStorageUrl(url);
  if (target.kind === 'file') return new Disk(new AtomicFsDriver(target.folder));
  // Loaded on demand, because the AWS client is large and most installations store in a folder.
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
const full = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'InsufficientStorage']);

/** Whether the error or one of its causes has one of these codes. flydrive wraps the driver's error as the cause. */
function isOneOf(codes: ReadonlySet<string>, error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  return codes.has(String(code)) || codes.has(String(name)) || isOneOf(codes, cause);
}

const isMissing = (error: unknown): boolean => isOneOf(missing, error);

const missingFolder = new Set(['ENOENT']);
/**
 * Whether an error means that a folder is missing. A file in its place (ENOTDIR) is a fault. S3 has no folders and
 * lists none.
 */
const isMissingFolder = (error: unknown): boolean => isOneOf(missingFolder, error);

/** The bytes under a key; undefined if the key is missing. Throws `unavailable` if the storage cannot be read. */
export async function readIfExists(storage: Disk, key: string): Promise<Uint8Array | undefined> {
  try {
    return await storage.getBytes(key);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new ProblemError('unavailable', { cause: error });
  }
}

/** Whether the key exists. Throws `unavailable` if the storage cannot be read. */
export async function keyExists(storage: Disk, key: string): Promise<boolean> {
  try {
    return await storage.exists(key);
  } catch (error) {
    if (isMissing(error)) return false;
    throw new ProblemError('unavailable', { cause: error });
  }
}

/**
 * The input for an image library: the path of the file if the storage is a folder, because bytes that pass through V8
 * cause a garbage collection for each image; otherwise the bytes. Undefined if the key is missing.
 */
export async function imageSourceIfExists(
  storage: Disk,
  key: string,
): Promise<string | Uint8Array | undefined> {
  const { driver } = storage;
  if (!(driver instanceof AtomicFsDriver)) return readIfExists(storage, key);
  return (await driver.exists(key)) ? driver.pathOf(key) : undefined;
}

/**
 * Stores bytes under a key. Throws `storage-full` if there is no space; the former bytes are then kept. Other errors of
 * the driver are rethrown.
 */
export async function writeObject(storage: Disk, key: string, contents: string | Uint8Array): Promise<void> {
  try {
    await storage.put(key, contents);
  } catch (error) {
    throw isOneOf(full, error) ? new ProblemError('storage-full', { cause: error }) : error;
  }
}

const probe = 'ready/probe';
/**
 * Makes the test file as large as a small rendition, because a few bytes may still fit on a disk that is too full for
 * an image.
 */
const probeRepeats = 8_192;

/** `ok` if a test file can be written and read back, `full` if only the space for it is missing, `gone` otherwise. */
export async function storageState(storage: Disk): Promise<'ok' | 'full' | 'gone'> {
  try {
    await storage.put(probe, 'ok'.repeat(probeRepeats));
    return (await storage.get(probe)).startsWith('ok') ? 'ok' : 'gone';
  } catch (error) {
    return isOneOf(full, error) ? 'full' : 'gone';
  }
}

/** Keys of the files and folders directly in a folder; both are empty if the folder does not exist. */
export async function listFolder(
  disk: Disk,
  folder: string,
): Promise<{ files: string[]; folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(folder, paginationToken === undefined ? {} : { paginationToken })
      .catch((error: unknown) => {
        if (isMissingFolder(error)) return { objects: [], paginationToken: undefined };
        throw error;
      });
    for (const object of page.objects)
      if (object.isFile) files.push(object.key);
      else folders.push(object.prefix);
    ({ paginationToken } = page);
  } while (paginationToken !== undefined);
  return { files, folders };
}
