import sharp from 'sharp';

/** A photo's noise, so that it takes as long to decode as one. @param {number} width @param {number} height @param {number} sigma */
const noisy = (width, height, sigma) =>
  sharp({
    create: {
      width,
      height,
      channels: /** @type {const} */ (3),
      background: '#8a7',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  });

/** An original of property images under an address of its own. */
export class Original {
  /** @param {number} property @param {Buffer} bytes */
  constructor(property, bytes) {
    this.property = property;
    this.bytes = bytes;
  }

  get path() {
    return `${this.property}/${this.property}-0.jpeg`;
  }

  /** The folder of its renditions begins with this. */
  get folder() {
    return this.path.replaceAll('/', '!');
  }

  /** As crm-sync stores it. @param {string} mediaUrl */
  async store(mediaUrl) {
    const places = `${mediaUrl}/originals/property-images`;
    await fetch(`${places}/${this.property}?reading=1`, { method: 'POST' });
    const stored = await fetch(`${places}/${this.path}?v=1&reading=1`, {
      method: 'PUT',
      body: new Uint8Array(this.bytes),
    });
    if (!stored.ok) throw new Error(`An original was refused: ${stored.status} ${await stored.text()}`);
  }

  /** @param {import('@estate/contracts/renditions').Rendition} preset */
  address({ width, height, quality, resize }) {
    return `/render/property-images/${this.path}?width=${width}&height=${height}&quality=${quality}&resize=${resize}&v=1`;
  }
}

/** Photos of 12 megapixels. @param {number} count */
export async function photos(count) {
  const originals = [];
  for (let number = 1; number <= count; number += 1) {
    const bytes = await noisy(4_000, 3_000, 6 + number)
      .jpeg({ quality: 85 })
      .toBuffer();
    originals.push(new Original(700_000 + number, bytes));
  }
  return originals;
}

/** As large as media takes them: JPEGs of 79 megapixels, each fourth a PNG of 40. @param {number} count */
export async function hugeOnes(count) {
  const jpeg = await noisy(9_900, 8_000, 2).jpeg({ quality: 60 }).toBuffer();
  const png = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#475' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return Array.from(
    { length: count },
    (_, index) => new Original(800_000 + index, index % 4 === 3 ? png : jpeg),
  );
}
