import sharp from 'sharp';
import { type UnitImage } from '../stock/unit.ts';
import { drawing, variantOf } from './drawings.ts';

/** Sizes in which the CRM offers a picture: pixels of the box; a square one is cropped. */
const boxes = { original: null, big: 1600, medium: 800, thumb: 400, small_thumb: 150, square: 300 } as const;

export type PictureSize = keyof typeof boxes;

export const isPictureSize = (name: string): name is PictureSize => name in boxes;

/** Two pictures with the same key are the same bytes. */
export function pictureKey(image: UnitImage, size: PictureSize): string {
  const marks = size === 'original' ? [image.isLarge, image.isTurned, image.gps?.lat, image.gps?.lng] : [];
  return [image.subject, variantOf(image.subject, image.seed), size, ...marks].join('|');
}

/** A real JPEG. Only the original carries what a camera leaves: size, GPS and an orientation to be obeyed. */
export async function photograph(image: UnitImage, size: PictureSize): Promise<Buffer> {
  const source = Buffer.from(drawing(image.subject, variantOf(image.subject, image.seed)));
  const box = boxes[size];
  if (box === null) return original(image, source);
  const fitted = size === 'square' ? { width: box, height: box } : { width: box };
  return sharp(source).resize(fitted).jpeg({ quality: 80 }).toBuffer();
}

async function original(image: UnitImage, source: Buffer): Promise<Buffer> {
  const picture = sharp(source, { density: image.isLarge ? 180 : 72 });
  if (image.isLarge) picture.resize({ width: 4000, height: 3000 });
  // Turned back by a quarter, so that orientation 6 ("turn right to view") sets it upright.
  if (image.isTurned) picture.rotate(270);
  if (image.isTurned) picture.withMetadata({ orientation: 6 });
  picture.withExif({ IFD0: { Make: 'Demokamera' }, ...(image.gps ? { IFD3: gpsTags(image.gps) } : {}) });
  return picture.jpeg({ quality: 84 }).toBuffer();
}

function gpsTags({ lat, lng }: { lat: number; lng: number }) {
  return {
    GPSLatitudeRef: lat < 0 ? 'S' : 'N',
    GPSLatitude: degrees(Math.abs(lat)),
    GPSLongitudeRef: lng < 0 ? 'W' : 'E',
    GPSLongitude: degrees(Math.abs(lng)),
  };
}

/** Degrees, minutes and hundredths of seconds as EXIF writes them. */
function degrees(value: number) {
  const whole = Math.floor(value);
  const minutes = Math.floor((value - whole) * 60);
  const seconds = Math.round((value - whole - minutes / 60) * 360_000);
  return `${whole}/1 ${minutes}/1 ${seconds}/100`;
}
