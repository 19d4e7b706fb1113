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
} from '@estate/contracts/media';
import { ProblemError } from '@estate/server-kit/problem-error';

/** The parsed and checked request; the proxy uses no other part of its address and headers. */
export interface AskedRendition {
  readonly bucket: MediaBucket;
  readonly path: string;
  readonly preset: Rendition;
  readonly format: ImageFormat;
  /** Undefined except for images of properties. */
  readonly accessKey: string | undefined;
  readonly changeMark: string | undefined;
}

export function askedRendition(
  { bucket, path }: RenditionPath,
  query: RenditionQuery,
  accept: string | undefined,
): AskedRendition {
  const preset = presetOf(query);
  if (!preset) throw new ProblemError('invalid-input');
  const version = bucket === 'property-images' ? readImageVersion(query.v) : { changeMark: query.v };
  return {
    bucket,
    path,
    preset,
    format: chooseFormat(accept),
    accessKey: undefined,
    changeMark: undefined,
    ...version,
  };
}

/** URL of the rendition at media, which knows change marks but no keys. */
export function mediaPath({ bucket, path, preset, changeMark }: AskedRendition): string {
  const mark = changeMark ? `&v=${encodeURIComponent(changeMark)}` : '';
  return `/render/${bucket}/${path}?${renditionParams(preset)}${mark}`;
}
