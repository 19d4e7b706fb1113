import { z } from 'zod';
import {
  allowedRenditions,
  mediaBuckets,
  mediaPathPattern,
  type Rendition,
} from '@estate/domain/property/renditions';
import { type Caller } from '../rpc.ts';

export {
  allowedRenditions,
  mediaBuckets,
  mediaPathPattern,
  renditionParams,
  renditions,
  type MediaBucket,
  type Rendition,
} from '@estate/domain/property/renditions';

/**
 * The routes of media's private HTTP for images; those of documents stand in documents.ts beside it.
 *   PUT  /originals/{bucket}/{path}?v={version}  stores an image → 201 StoredOriginal; 422 if the body is no image.
 *        With `&cover=1` the renditions that visitors request first are made afterwards
 *   HEAD /originals/{bucket}/{path}?v={version}  200 if this version of the image is stored, else 404
 *   POST /originals  ImagesInUse → 202; then deletes all other images of properties that are older than a day, and
 *        the renditions of removed properties
 *   GET  /render/{bucket}/{path}?width&height&quality&resize&v={version} → a rendition of this version. The BFF checks
 *        the access before (`/media/render/...` for visitors, `/api/admin/media/render/...` for staff)
 *   GET  /usage → MediaUsage
 * `version` is the `change_mark` of the image in catalog, which differs whenever the image has changed. Each version is
 * stored separately.
 * A path consists of segments of ASCII letters, digits, `-`, `_` and `.`, separated by `/`.
 */
export const mediaCallers = {
  originals: ['crm-sync'],
  /** `/originals/website-images`. */
  websiteImages: ['bff'],
  render: ['bff'],
  usage: ['bff'],
  /** The orders of documents, and which of them have to stay. */
  documents: ['leads'],
  /** PDFs that were made elsewhere. */
  foreignFiles: ['crm-sync'],
  /** The bytes of a document. */
  documentFiles: ['bff', 'leads'],
} as const satisfies Record<string, readonly Caller[]>;

export const StoredOriginal = z.object({
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  format: z.string(),
});
export type StoredOriginal = z.infer<typeof StoredOriginal>;

/**
 * The current versions (`change_mark`) of all images of properties in catalog, by their paths in the bucket
 * `property-images`, and the paths of those of removed properties.
 */
export const ImagesInUse = z.object({
  marks: z.record(z.string(), z.string()),
  removed: z.array(z.string()),
});
export type ImagesInUse = z.infer<typeof ImagesInUse>;

/** Bytes of the disk with the images; null with S3, which reports no free space. */
export const MediaUsage = z.object({ disk: z.object({ free: z.int(), total: z.int() }).nullable() });
export type MediaUsage = z.infer<typeof MediaUsage>;

/**
 * Longest path in characters. The storage uses the whole path as one file name, which must stay below 255 characters.
 */
export const maxMediaPathLength = 200;

const unknownPathMessage = 'Diesen Pfad gibt es nicht.';

/** The path after `/render/` in the address of a rendition. */
export const RenditionPath = z.object({
  bucket: z.enum(mediaBuckets),
  path: z
    .string()
    .max(maxMediaPathLength, { error: unknownPathMessage, abort: true })
    .regex(mediaPathPattern, unknownPathMessage),
});
export type RenditionPath = z.infer<typeof RenditionPath>;

const fields = ['width', 'height', 'quality', 'resize'] as const;

type RequestedSize = Readonly<Record<(typeof fields)[number], string | null>>;

/** The preset with exactly these values, in the format of `renditionParams`. */
export const presetOf = (size: RequestedSize): Rendition | undefined =>
  allowedRenditions.find((preset) => fields.every((field) => size[field] === String(preset[field])));

const presetValues = (field: keyof Rendition) =>
  z.enum(
    [...new Set(allowedRenditions.map((preset) => String(preset[field])))],
    'Dieser Wert wird nicht angeboten.',
  );

/**
 * The query of a rendition. It must equal one of the presets and have no further fields, because each size that was not
 * rendered before costs CPU time.
 */
export const RenditionQuery = z
  .strictObject({
    width: presetValues('width'),
    height: presetValues('height'),
    quality: presetValues('quality'),
    resize: presetValues('resize'),
    v: z.string().max(100).optional(),
  })
  .refine((query) => presetOf(query), {
    path: ['width'],
    message: 'Dieses Bildformat wird nicht angeboten.',
  });
export type RenditionQuery = z.infer<typeof RenditionQuery>;

/**
 * Splits `v` of the address of a property's image, `{access key}.{image version}`. The version (`change_mark`) may be
 * missing. Undefined if `v` has no access key.
 */
export function readImageVersion(
  v: string | undefined,
): { accessKey: string; changeMark: string } | undefined {
  const [, accessKey, changeMark = ''] = /^([\w-]{16})(?:\.([^]*))?$/.exec(v ?? '') ?? [];
  return accessKey === undefined ? undefined : { accessKey, changeMark };
}

const imageFormats = ['avif', 'webp', 'jpeg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/**
 * The format with the smallest files that the `Accept` header names; JPEG if it names none. Wildcards are ignored,
 * because browsers send them without support for AVIF or WebP.
 */
export function chooseFormat(accept: string | undefined): ImageFormat {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, ...params]) => !params.some((param) => /^q=0(\.0*)?$/.test(param)))
    .map(([type]) => type);
  return imageFormats.find((format) => accepted.includes(`image/${format}`)) ?? 'jpeg';
}
