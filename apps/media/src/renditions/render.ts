import { presetOf, RenditionQuery, type ImageFormat, type Rendition } from '@estate/contracts/media/images';
import { fieldProblems } from '@estate/contracts/problem';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import sharp, { type Sharp } from 'sharp';
import { maxImagePixels } from '../originals/check-image.ts';

/**
 * Parses the query of a rendition; `changeMark` is empty without `v`. Throws `invalid-input` (400) for any combination of
 * values that no preset has.
 */
export function parseRendition(query: unknown): { rendition: Rendition; changeMark: string } {
  const { data, error } = RenditionQuery.safeParse(query);
  const rendition = data && presetOf(data);
  if (rendition) return { rendition, changeMark: data.v ?? '' };
  throw new ProblemError('invalid-input', {
    detail: 'Diese Bildgröße wird nicht angeboten.',
    ...(error ? { errors: fieldProblems(error) } : {}),
  });
}

export const renditionName = ({ width, height, quality, resize }: Rendition, format: ImageFormat): string =>
  `${width}x${height}-${quality}-${resize}.${format}`;

// One thread per render, because renders run concurrently. No cache, because the same image is rarely rendered again.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The encoders of renditions. AVIF needs a lower quality value than WebP and JPEG for the same appearance, and with
 * effort 2 as much time as WebP (architecture.md, Image formats).
 */
const encoders: Record<ImageFormat, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality: quality - 20, effort: 2, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) => image.webp({ quality }),
  jpeg: (image, quality) => image.jpeg({ quality, progressive: true }),
};

/** The size of the rendition: the requested one, or a smaller one in proportion, so that images are never enlarged. */
function boxFor({ width, height, resize }: Rendition, original: { width: number; height: number }) {
  const scale = resize === 'contain' ? 1 : Math.min(1, original.width / width, original.height / height);
  const [boxWidth, boxHeight] = [width * scale, height * scale].map((side) => Math.max(1, Math.round(side)));
  return { width: boxWidth, height: boxHeight };
}

const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const;

/** Scales an original, rotates it by EXIF and converts it to sRGB. sharp drops all metadata by default. */
export async function renderImage(
  original: string | Uint8Array,
  rendition: Rendition,
  format: ImageFormat,
): Promise<Uint8Array> {
  const image = sharp(original, { failOn: 'error', limitInputPixels: maxImagePixels });
  const { autoOrient: size } = await image.metadata();
  const scaled = image
    .autoOrient()
    .resize({ ...boxFor(rendition, size), fit: fits[rendition.resize], withoutEnlargement: true })
    .flatten({ background: '#ffffff' });
  return encoders[format](scaled, rendition.quality).toBuffer();
}
