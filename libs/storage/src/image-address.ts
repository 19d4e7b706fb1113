import { createHash } from 'node:crypto';
import {
  maxMediaPathLength,
  mediaBuckets,
  mediaPathPattern,
  type MediaBucket,
} from '@estate/contracts/media/images';

/** The address of an image inside a bucket; it cannot point outside the bucket. */
export interface ImageAddress {
  readonly bucket: MediaBucket;
  readonly path: string;
}

/** Parses `{bucket}/{path}` from a URL; undefined if the address is invalid. */
export function parseImageAddress(text: string): ImageAddress | undefined {
  const slash = text.indexOf('/');
  const bucket = mediaBuckets.find((name) => name === text.slice(0, slash));
  const path = text.slice(slash + 1);
  const isPath = path.length <= maxMediaPathLength && mediaPathPattern.test(path);
  return bucket && isPath ? { bucket, path } : undefined;
}

/**
 * The folder of one image. The path becomes a single name, because in nested folders deleting the image `1` would
 * delete the image `1/a` too. Paths never contain `!`; the final `!!` keeps `1/a` from being a prefix of `1/ab`.
 */
const folderOf = ({ bucket, path }: ImageAddress): string => `${bucket}/${path.replaceAll('/', '!')}!!`;

/** Hashes an image version (`change_mark`) into a short text that is safe in a key, whatever the CRM sends. */
export const markKeyOf = (changeMark: string): string =>
  createHash('sha256').update(changeMark).digest('hex').slice(0, 20);

/** Key of the original image in the folder of an image version. */
export const originalIn = (version: string): string => `${version}/original`;
export const isImageFolder = (name: string): boolean => name.endsWith('!!');

export const versionFolder = (address: ImageAddress, mark: string): string => `${folderOf(address)}/${mark}`;
export const originalKey = (address: ImageAddress, mark: string): string =>
  originalIn(versionFolder(address, mark));
