import { type DocumentPicture } from '@estate/contracts/media/documents';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type Log } from '@estate/server-kit/observability/log';
import { InjectLog } from '@estate/server-kit/process/inject';
import { markKeyOf } from '@estate/storage/image-address';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { maxImagePixels } from '../originals/check-image.ts';
import { RenderQueue } from '../renditions/render-queue.ts';
import { ImageFiles } from '../storage/image-files.ts';

/** The size in which a picture is drawn, in points; with `isCropped` it fills the size, and its sides are cut. */
export interface DrawnSize {
  readonly width: number;
  readonly height: number;
  readonly isCropped: boolean;
}
export interface LoadedPicture {
  readonly jpeg: Buffer;
  readonly size: DrawnSize;
  readonly alt: string;
  readonly label: string | null;
}

const dotsPerPoint = 150 / 72;
/** A picture with fewer pixels is drawn smaller. */
const leastDotsPerPoint = 60 / 72;
/** Tried in this order until the file is small enough. */
const qualities = [82, 70, 58, 46, 34];
/** If even the lowest quality is too large, as for noise, the picture gets coarser. */
const coarse = 0.6;

/** Makes the pictures of a document from stored originals: 150 dpi, sRGB, JPEG. */
@Injectable()
export class DocumentPictures {
  constructor(
    private readonly files: ImageFiles,
    private readonly queue: RenderQueue,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * A picture in the size that `sizeFor` chooses by its aspect (width by height), in about `maxBytes`. Undefined if the
   * original is missing or broken.
   */
  async load(
    { bucket, path, change_mark, alt, label }: DocumentPicture,
    sizeFor: (aspect: number) => DrawnSize,
    maxBytes: number,
  ): Promise<LoadedPicture | undefined> {
    const mark = markKeyOf(change_mark);
    try {
      const original = await this.files.original({ bucket, path }, mark);
      if (!original) return undefined;
      const made = await this.queue.turn(() => scale(original, sizeFor, maxBytes));
      return { ...made, alt: label ? `${label}: ${alt}` : alt, label };
    } catch (err) {
      // The storage is away.
      if (err instanceof ProblemError) throw err;
      this.log.warn({ err, bucket, path }, 'picture left out of a document');
      return undefined;
    }
  }
}

async function scale(
  original: string | Uint8Array,
  sizeFor: (aspect: number) => DrawnSize,
  maxBytes: number,
): Promise<{ jpeg: Buffer; size: DrawnSize }> {
  const image = sharp(original, { failOn: 'error', limitInputPixels: maxImagePixels });
  const { autoOrient } = await image.metadata();
  const wanted = sizeFor(autoOrient.width / autoOrient.height);
  const shrunk = wanted.isCropped ? 1 : Math.min(1, autoOrient.width / leastDotsPerPoint / wanted.width);
  const size = { ...wanted, width: wanted.width * shrunk, height: wanted.height * shrunk };
  // Never enlarged: a small original keeps its pixels.
  const share = Math.min(
    dotsPerPoint,
    ...(size.isCropped
      ? [autoOrient.width / size.width, autoOrient.height / size.height]
      : [Math.max(autoOrient.width / size.width, autoOrient.height / size.height)]),
  );
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * share)));
  const { data, info } = await image
    .autoOrient()
    .resize({ width, height, fit: size.isCropped ? 'cover' : 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  for (const quality of qualities) {
    const jpeg = await pixels().jpeg({ quality }).toBuffer();
    if (jpeg.byteLength <= maxBytes) return { jpeg, size };
  }
  const jpeg = await pixels()
    .resize(Math.ceil(info.width * coarse))
    .jpeg({ quality: qualities.at(-1) ?? 34 })
    .toBuffer();
  return { jpeg, size };
}
