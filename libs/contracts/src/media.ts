import { z } from 'zod';
import { resizes } from './renditions.ts';

export {
  allowedRenditions,
  mediaBuckets,
  mediaPathPattern,
  renditions,
  renditionUrl,
  type MediaBucket,
  type Rendition,
} from './renditions.ts';

/**
 * Media over private HTTP:
 *   PUT  /originals/{bucket}/{path}?v={changeMark}  the bytes → 201 MediaStored (200 if that mark is stored already); 422 not an image
 *   HEAD /originals/{bucket}/{path}?v={changeMark}  200 if that mark is stored, else 404
 *   DELETE /originals/{bucket}/{path}               204
 *   GET  /render/{bucket}/{path}?width&height&quality&resize&v → a rendition (BFF path `/media/render/...`)
 * A path is ASCII: letters, digits, `-`, `_`, `.`, segments apart by `/`.
 */
export const MediaStored = z.object({ width: z.int(), height: z.int(), bytes: z.int(), format: z.string() });
export type MediaStored = z.infer<typeof MediaStored>;

export const Resize = z.enum(resizes);
export type Resize = z.infer<typeof Resize>;
