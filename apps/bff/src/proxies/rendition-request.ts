import { hash } from 'node:crypto';
import {
  chooseFormat,
  presetOf,
  readImageVersion,
  renditionParams,
  type ImageFormat,
  type MediaBucket,
  type Rendition,
  type RenditionPath,
  type RenditionQuery,
} from '@estate/contracts/media/images';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { LRUCache } from 'lru-cache';

/** The parsed and validated request. The proxy uses no other part of the address and headers. */
export interface RenditionRequest {
  readonly bucket: MediaBucket;
  readonly path: string;
  readonly preset: Rendition;
  readonly format: ImageFormat;
  /** The secret in the URL of a property's image; undefined if it is missing, and for images of other buckets. */
  readonly accessKey: string | undefined;
  readonly changeMark: string | undefined;
}

export function readRenditionRequest(
  { bucket, path }: RenditionPath,
  query: RenditionQuery,
  accept: string | undefined,
): RenditionRequest {
  const preset = presetOf(query);
  if (!preset) throw new ProblemError('invalid-input');
  // The URLs of staff and of other buckets contain no access key, so `v` is the image's version alone.
  const version = (bucket === 'property-images' && readImageVersion(query.v)) || { changeMark: query.v };
  return {
    bucket,
    path,
    preset,
    format: chooseFormat(accept),
    accessKey: undefined,
    ...version,
  };
}

/** Path of the rendition at media. It contains the image's version (change mark) as `v`, but no access key. */
export function mediaPath({ bucket, path, preset, changeMark }: RenditionRequest): string {
  const mark = changeMark ? `&v=${encodeURIComponent(changeMark)}` : '';
  return `/render/${bucket}/${path}?${renditionParams(preset)}${mark}`;
}

/** Maximum number of remembered renditions. Each takes about 200 bytes, all together 4 MB. */
const maxNames = 20_000;

/**
 * Renditions that this process has delivered: one entry per image, size and format, regardless of the URL's access key
 * and image version. Visitors can add existing renditions only, so they cannot fill the cache with arbitrary entries.
 * The least recently used entry is dropped first.
 */
export class DeliveredRenditions {
  private readonly names = new LRUCache<string, true>({ max: maxNames });

  has(rendition: RenditionRequest): boolean {
    return this.names.get(nameOf(rendition)) ?? false;
  }

  add(rendition: RenditionRequest): void {
    this.names.set(nameOf(rendition), true);
  }
}

const nameOf = ({ bucket, path, preset, format }: RenditionRequest): string =>
  hash('sha256', `${bucket}/${path}?${renditionParams(preset)} ${format}`, 'base64url');
