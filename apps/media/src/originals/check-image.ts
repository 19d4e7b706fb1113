import { type StoredOriginal } from '@estate/contracts/media/images';
import { ProblemError } from '@estate/server-kit/problem-error';
import sharp, { type Metadata, type Sharp } from 'sharp';

export const maxBytes = 40 * 1024 * 1024;
export const maxPixels = 80_000_000;

/**
 * The first bytes of the accepted formats. Other files never reach a decoder, because SVG and PDF can contain programs.
 */
const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp/,
  /^GIF8[79]a/,
  /^II\x2a\0|^MM\0\x2a/,
];
/** The brands of HEIC, which is a patented format that sharp's build does not decode. */
const heic = /^[^]{4}ftyp(?:hei[cxms]|hev[cmxs])/;

/** The limit in bytes for images that have to be decoded in memory as a whole. */
const maxDecodedBytes = 160 * 1024 * 1024;
/** The longest side of a stored original, in pixels. */
const maxSide = 4_000;

/**
 * High qualities, because renditions are made from the original. HEIC is stored as AVIF, which is of the same family.
 * Only the first image of a GIF or TIFF is used.
 */
const encoders: Record<string, (image: Sharp) => Sharp> = {
  jpeg: (image) => image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 92 }),
  heif: (image) => image.avif({ quality: 75, effort: 2 }),
  gif: (image) => image.png(),
  tiff: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }),
};

/**
 * The bytes of memory that decoding takes; 0 if line by line. Baseline JPEGs and plain PNGs are decoded line by line.
 * Interlaced and progressive ones, WebP, AVIF, HEIC, GIF, TIFF and rotated PNGs are decoded as a whole.
 */
function decodingBytes({ format, isProgressive, orientation = 1, ...image }: Metadata): number {
  const isRotated = format === 'png' && orientation > 1;
  const isWhole = ['webp', 'heif', 'gif', 'tiff'].includes(format) || isProgressive || isRotated;
  const bytesPerSample = image.depth === 'uchar' ? 1 : image.depth === 'ushort' ? 2 : 4;
  return isWhole ? image.width * image.height * image.channels * bytesPerSample : 0;
}

function refuse(detail: string): never {
  throw new ProblemError('not-an-image', { detail });
}

export interface CheckedImage {
  /** The stored image and what media returns about it. */
  readonly stored: StoredOriginal;
  readonly bytes: Uint8Array;
}

/**
 * Decodes the whole image and makes the original that is stored: upright, 8 bits, at most 4,000 pixels long, without
 * metadata. Throws `not-an-image` unless the bytes are a complete JPEG, PNG, WebP, AVIF, GIF or TIFF of at most 80
 * megapixels; the detail gives the reason, except for a broken file.
 */
export async function checkImage(bytes: Uint8Array): Promise<CheckedImage> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (!signatures.some((signature) => signature.test(start))) {
    refuse('Das Dateiformat ist unbekannt. Möglich sind JPEG, PNG, WebP, AVIF, GIF und TIFF.');
  }
  try {
    // Only the header is read here, so that an image with too many pixels is not reported as a broken file.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { format, width, height } = metadata;
    const encode = encoders[format];
    if (!encode) throw new ProblemError('not-an-image');
    if (width * height > maxPixels) refuse('Das Bild hat mehr als 80 Megapixel.');
    if (decodingBytes(metadata) > maxDecodedBytes) refuse('Das Bild braucht entpackt mehr als 160 MB.');
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
    const { data, info } = await encode(image).toBuffer({ resolveWithObject: true });
    return {
      stored: { width: info.width, height: info.height, bytes: data.byteLength, format: info.format },
      bytes: data,
    };
  } catch (cause) {
    if (heic.test(start))
      refuse('Das Format HEIC kann nicht gelesen werden. Bitte stellen Sie das Bild als JPEG ein.');
    throw cause instanceof ProblemError ? cause : new ProblemError('not-an-image', { cause });
  }
}
