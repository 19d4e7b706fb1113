import { createHash } from 'node:crypto';
import {
  maxMediaPathLength,
  mediaBuckets,
  mediaPathPattern,
  type MediaBucket,
} from '@estate/contracts/media';

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
export const folderOf = ({ bucket, path }: ImageAddress): string =>
  `${bucket}/${path.replaceAll('/', '!')}!!`;

/** The property, or other group of images, that one CRM reading is about: the first segment of the path. */
const groupOf = ({ bucket, path }: ImageAddress): string => `${bucket}/${path.split('/', 1)[0] ?? path}`;

/** The folder of the notes about readings and writes of these images (originals/order-notes.ts). */
export const orderFolder = (address: ImageAddress): string => `${groupOf(address)}!order`;
/** The key under which earlier versions stored the time of the newest reading. */
export const readingKey = (address: ImageAddress): string => `${groupOf(address)}!reading.json`;

/** Hashes a change mark into a short, safe part of a key, whatever the mark contains. */
export const markKeyOf = (changeMark: string): string =>
  createHash('sha256').update(changeMark).digest('hex').slice(0, 20);

/** The object in an image's folder that names its current version. */
export const currentIn = (folder: string): string => `${folder}/current.json`;
export const originalIn = (folder: string, mark: string): string => `${folder}/${mark}/original`;
/** Whether a name in a bucket is the folder of an image. */
export const isImageFolder = (name: string): boolean => name.endsWith('!!');

export const currentKey = (address: ImageAddress): string => currentIn(folderOf(address));
export const versionFolder = (address: ImageAddress, mark: string): string => `${folderOf(address)}/${mark}`;
export const originalKey = (address: ImageAddress, mark: string): string =>
  originalIn(folderOf(address), mark);
