import sharp, { type Sharp } from 'sharp';
import { type UnitImage } from '../stock/unit.ts';
import { exifSegment } from './exif.ts';
import { motifBytes, motifFile } from './motif-files.ts';

/**
 * The widths of the CRM's image sizes in pixels; null stands for the full resolution. `square` is cropped to a square.
 */
const boxes = { original: null, big: 1600, medium: 800, thumb: 400, small_thumb: 150, square: 300 } as const;

export type ImageSize = keyof typeof boxes;

export const isImageSize = (name: string): name is ImageSize => name in boxes;

// No cache and a single thread: a sync requests each image once, so a cache and more threads would only use memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A JPEG as a list of chunks to be sent in order, because the cached bytes of a motif would otherwise be copied. Only
 * the size `original` has the full resolution, GPS data and an EXIF orientation, like a photo from a camera.
 */
export async function makePhoto(image: UnitImage, size: ImageSize): Promise<Buffer[]> {
  const { motif, gps, isLarge, isTurned, revision } = image;
  const box = boxes[size];
  if (box !== null) {
    const fitted = size === 'square' ? { width: box, height: box } : { width: box };
    return [await toJpeg(motifOf(image).resize(fitted))];
  }
  const isAsCommitted = !isLarge && !isTurned && revision === 0;
  const jpeg = await (isAsCommitted ? motifBytes(motif) : toJpeg(original(image)));
  return [jpeg.subarray(0, 2), await exifSegment({ gps, isTurned }), jpeg.subarray(2)];
}

function original(image: UnitImage) {
  const photo = motifOf(image);
  if (image.isLarge) photo.resize({ width: 4000, height: 3000, kernel: 'linear' });
  // Rotated by 90° to the left, so that a viewer that applies the EXIF orientation 6 shows the image upright.
  return image.isTurned ? photo.rotate(270) : photo;
}

/** The motif of an image. Each replacement of the image (`revision`) makes it a little darker. */
function motifOf({ motif, revision }: UnitImage) {
  const file = sharp(motifFile(motif), { sequentialRead: true });
  return revision === 0 ? file : file.linear(0.94 ** revision, 0);
}

let last: Promise<unknown> = Promise.resolve();

/** Encodes one image at a time and skips Huffman optimisation, which buffers the whole image, to save memory. */
function toJpeg(photo: Sharp): Promise<Buffer> {
  const encode = () => photo.jpeg({ quality: 84, optimiseCoding: false }).toBuffer();
  const bytes = last.then(encode, encode);
  last = bytes;
  return bytes;
}
