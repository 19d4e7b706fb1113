import sharp from 'sharp';

interface Gps {
  lat: number;
  lng: number;
}

interface Camera {
  gps: Gps | null;
  /** Whether the camera was held sideways, so that viewers have to rotate the image by 90° to the right. */
  isTurned: boolean;
}

const segments = new Map<string, Promise<Buffer>>();

/**
 * The EXIF data of a camera as a JPEG segment (APP1), to be inserted after the start marker (SOI) of a JPEG. Cached for
 * each different `camera`.
 */
export function exifSegment(camera: Camera): Promise<Buffer> {
  const key = JSON.stringify(camera);
  const segment = segments.get(key) ?? newSegment(camera);
  segments.set(key, segment);
  return segment;
}

/** Creates the segment: sharp writes the tags into an image of one pixel, from which the segment is extracted. */
async function newSegment({ gps, isTurned }: Camera): Promise<Buffer> {
  const pixel = { width: 1, height: 1, channels: 3 as const, background: '#fff' };
  const bytes = await sharp({ create: pixel })
    .withExif({ IFD0: { Make: 'Demokamera' }, ...(gps ? { IFD3: gpsTags(gps) } : {}) })
    .withMetadata({ orientation: isTurned ? 6 : 1 })
    .jpeg()
    .toBuffer();
  const { exif } = await sharp(bytes).metadata();
  if (!exif) throw new Error('sharp wrote no EXIF');
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
}

function gpsTags({ lat, lng }: Gps) {
  return {
    GPSLatitudeRef: lat < 0 ? 'S' : 'N',
    GPSLatitude: degrees(Math.abs(lat)),
    GPSLongitudeRef: lng < 0 ? 'W' : 'E',
    GPSLongitude: degrees(Math.abs(lng)),
  };
}

/** Degrees, minutes and hundredths of seconds in EXIF notation. */
function degrees(value: number) {
  const whole = Math.floor(value);
  const minutes = Math.floor((value - whole) * 60);
  const seconds = Math.round((value - whole - minutes / 60) * 360_000);
  return `${whole}/1 ${minutes}/1 ${seconds}/100`;
}
