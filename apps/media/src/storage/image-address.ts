import { createHash } from 'node:crypto';
import {
  maxMediaPathLength,
  mediaBuckets,
  mediaPathPattern,
  type MediaBucket,
} from '@estate/contracts/media';

/** An image's place: nothing outside a bucket can be named. */
export interface ImageAddress {
  readonly bucket: MediaBucket;
  readonly path: string;
}

/** `{bucket}/{path}` as it came in a URL; undefined if it is none of ours. */
export function parseImageAddress(text: string): ImageAddress | undefined {
  const slash = text.indexOf('/');
  const bucket = mediaBuckets.find((name) => name === text.slice(0, slash));
  const path = text.slice(slash + 1);
  const isPath = path.length <= maxMediaPathLength && mediaPathPattern.test(path);
  return bucket && isPath ? { bucket, path } : undefined;
}

/**
 * Folder of one image. The path becomes a single name: below a folder `1` the image `1/a` would be deleted with
 * the image `1`. `!` never stands in a path; the doubled one at the end keeps `1/a` from being a prefix of `1/ab`.
 */
export const folderOf = ({ bucket, path }: ImageAddress): string =>
  `${bucket}/${path.replaceAll('/', '!')}!!`;

/** Where it is noted when the CRM was read for the images under the first segment of this path. */
export const readingKey = ({ bucket, path }: ImageAddress): string =>
  `${bucket}/${path.split('/', 1)[0] ?? path}!reading.json`;

/** A change mark as part of a key that is short and safe, whatever the mark's own text is. */
export const markKeyOf = (changeMark: string): string =>
  createHash('sha256').update(changeMark).digest('hex').slice(0, 20);

export const currentKey = (address: ImageAddress): string => `${folderOf(address)}/current.json`;
export const versionFolder = (address: ImageAddress, mark: string): string => `${folderOf(address)}/${mark}`;
export const originalKey = (address: ImageAddress, mark: string): string =>
  `${versionFolder(address, mark)}/original`;
