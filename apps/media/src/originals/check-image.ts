import { type MediaStored } from '@estate/contracts/media';
import { ProblemError } from '@estate/server-kit/problem-error';
import sharp from 'sharp';

export const maxBytes = 40 * 1024 * 1024;
export const maxPixels = 80_000_000;

/** sharp names both AVIF and HEIC `heif`; formats that sharp cannot decode fail below. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** Magic bytes of these formats. No other file reaches a decoder, because SVG and PDF can contain programs. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];

/**
 * Decodes the whole image and returns its type and size. Throws `not-an-image` unless the bytes are a complete JPEG,
 * PNG, WebP, AVIF or HEIC of at most 80 megapixels. Width and height are those after EXIF rotation.
 */
export async function checkImage(bytes: Uint8Array): Promise<MediaStored> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw new ProblemError('not-an-image');
  try {
    // Only the header is read here, so that an image with too many pixels is not reported as a broken file.
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!formats.has(format)) throw new ProblemError('not-an-image');
    if (autoOrient.width * autoOrient.height > maxPixels) {
      throw new ProblemError('not-an-image', { detail: 'Das Bild hat mehr als 80 Megapixel.' });
    }
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true });
    await image.resize(64, 64, { fit: 'inside' }).raw().toBuffer();
    return { ...autoOrient, bytes: bytes.byteLength, format };
  } catch (cause) {
    throw cause instanceof ProblemError ? cause : new ProblemError('not-an-image', { cause });
  }
}
