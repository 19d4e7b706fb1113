const gpsPointer = 0x8825;

/** Latitude and longitude from raw EXIF data, with or without the leading `Exif\0\0`; null if there are none. */
export function gpsOf(exif: Buffer | undefined): { lat: number; lng: number } | null {
  if (!exif) return null;
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const entry = (directory: number, tag: number) => {
    const entries = Array.from({ length: short(directory) }, (_, index) => directory + 2 + index * 12);
    return entries.find((at) => short(at) === tag);
  };
  const degrees = (at: number) => {
    const part = (index: number) => long(long(at + 8) + index * 8) / long(long(at + 8) + index * 8 + 4);
    return part(0) + part(1) / 60 + part(2) / 3600;
  };
  const pointer = entry(long(4), gpsPointer);
  if (pointer === undefined) return null;
  const [lat, lng] = [entry(long(pointer + 8), 2), entry(long(pointer + 8), 4)];
  return lat === undefined || lng === undefined ? null : { lat: degrees(lat), lng: degrees(lng) };
}
