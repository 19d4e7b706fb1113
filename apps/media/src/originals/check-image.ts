import { type MediaStored } from '@estate/contracts/media';
import { ProblemError } from '@estate/server-kit/problem-error';
import sharp from 'sharp';

export const maxBytes = 40 * 1024 * 1024;
export const maxPixels = 80_000_000;

/** sharp calls AVIF and HEIC both `heif`; what it cannot decode fails below. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif']);

/** First bytes of these formats: nothing else reaches a decoder (SVG and PDF are programs of a kind). */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];

/**
 * What these bytes are, once they were decoded to the end. Throws `not-an-image` for anything that is not a whole
 * JPEG, PNG, WebP, AVIF or HEIC of at most 80 megapixels. Width and height are those after EXIF rotation.
 */
export async function checkImage(bytes: Uint8Array): Promise<MediaStored> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) throw new ProblemError('not-an-image');
  try {
    // Only the header is read here, so that too many pixels can be told from a broken file.
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
