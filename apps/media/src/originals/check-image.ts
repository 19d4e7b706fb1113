import { type StoredOriginal } from '@estate/contracts/media/images';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import sharp, { type Metadata, type Sharp } from 'sharp';

export const maxUploadBytes = 40 * 1024 * 1024;
export const maxImagePixels = 80_000_000;

/**
 * The first bytes of the accepted formats. Other files are refused before they are decoded, because SVG and PDF can
 * contain programs.
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

/** The maximum size in bytes of the decoded image, for formats that have to be decoded in memory as a whole. */
const maxDecodedBytes = 160 * 1024 * 1024;
/** The longest side of a stored original, in pixels. */
const maxSide = 4_000;

/**
 * The encoders of stored originals, by sharp's name of the format; AVIF is called `heif`. The quality is high, because
 * renditions are made from the original. Only the first image of a GIF or TIFF is used.
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
 * The bytes of memory for the decoded image; 0 if it is decoded line by line, as baseline JPEGs and plain PNGs are.
 * Progressive JPEGs, interlaced or rotated PNGs, WebP, AVIF, GIF and TIFF are decoded as a whole.
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
  /** Size and format of the original; media sends it in the response to the upload. */
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
    // Without the limit, reading the header of an image with too many pixels does not fail like that of a broken file.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { format, width, height } = metadata;
    const encode = encoders[format];
    if (!encode) throw new ProblemError('not-an-image');
    if (width * height > maxImagePixels) refuse('Das Bild hat mehr als 80 Megapixel.');
    if (decodingBytes(metadata) > maxDecodedBytes) refuse('Das Bild braucht entpackt mehr als 160 MB.');
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxImagePixels, sequentialRead: true })
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
