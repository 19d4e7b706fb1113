import { utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { type Rendition, StoredOriginal, MediaUsage, renditions } from '@estate/contracts/media/images';
import { Problem } from '@estate/contracts/problem';
import { callers } from '@estate/contracts/rpc';
import { ServiceToken, tokenHeader } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { eventually } from '@estate/test-kit/wait';
import { markKeyOf } from '@estate/storage/image-address';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { OriginalSweep } from '../src/originals/original-sweep.ts';
import { photo, renditionQuery, startMedia } from './media-under-test.ts';

/** A chunk of a PNG. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/**
 * A transparent, interlaced PNG with 16 bits, whose pixels need `side`² times 8 bytes: a small file, a large picture.
 */
function interlacedBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  head.set([16, 6, 0, 0, 1], 8);
  const passes = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  const bytes = passes.reduce(
    (sum, [x, y, dx, dy]) => sum + Math.ceil((side - y) / dy) * (1 + 8 * Math.ceil((side - x) / dx)),
    0,
  );
  const pixels = deflateSync(Buffer.alloc(bytes), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', new Uint8Array()),
  ]);
}

const media = await startMedia();
afterAll(() => media.close());

describe('an original', () => {
  it('an original is stored under its change mark, and the answer names its upright size', async () => {
    const bytes = await photo();
    const response = await media.put('property-images/1/a.jpeg', 'm1', bytes);
    expect(response.status).toBe(201);
    expect(StoredOriginal.parse(await response.json())).toMatchObject({
      width: 1200,
      height: 900,
      format: 'jpeg',
    });
    expect(await media.head('property-images/1/a.jpeg', 'm1')).toBe(200);
    expect(await media.head('property-images/1/a.jpeg', 'm2')).toBe(404);
    expect(await media.head('property-images/1/b.jpeg', 'm1')).toBe(404);
  });

  it('the cover of a property is rendered for cards, pages and shared links before the first request', async () => {
    const sourceOf = async (place: string, rendition: Rendition, accept: string) =>
      (await media.render(place, renditionQuery(rendition), { accept })).headers.get('x-rendition');
    const [cover, other] = ['property-images/8/a.jpeg', 'property-images/8/b.jpeg'];
    await media.put(other, 'm1', await photo());
    expect((await media.put(cover, 'm1', await photo(), '&cover=1')).status).toBe(201);
    await eventually(async () => {
      // The picture of shared links is made last, so that all other renditions exist too.
      expect((await media.files()).some((file) => file.endsWith('1200x630-75-cover.jpeg'))).toBe(true);
    });
    for (const size of [...renditions.cardSrcset, ...renditions.detailSrcset])
      expect(await sourceOf(cover, size, 'image/avif')).toBe('stored');
    expect(await sourceOf(cover, renditions.share, '*/*')).toBe('stored');
    expect(await sourceOf(other, renditions.card, 'image/avif')).toBe('rendered');
  });

  it('an original is stored beside originals with other change marks, each with its own renditions', async () => {
    const place = 'property-images/3/a.jpeg';
    await media.put(place, 'm1', await photo());
    expect((await media.put(place, 'm2', await photo({ width: 450, height: 600 }))).status).toBe(201);
    const widthOf = async (mark: string) => {
      const rendition = await media.render(place, renditionQuery(renditions.lightbox, mark));
      return (await sharp(Buffer.from(await rendition.arrayBuffer())).metadata()).width;
    };
    expect(await Promise.all(['m1', 'm2'].map(widthOf))).toEqual([1_200, 600]);
    expect(await Promise.all(['m1', 'm2'].map((mark) => media.head(place, mark)))).toEqual([200, 200]);
  });

  it('an original is complete when several imports store originals at the same time', async () => {
    const place = 'property-images/4/a.jpeg';
    const bytes = await photo();
    const marks = ['a', 'a', 'b', 'b'];
    const stored = await Promise.all(marks.map((mark) => media.put(place, mark, bytes)));
    expect(stored.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const files = (await media.files()).filter((file) => /4!a.*original$/.test(file));
    const read = await Promise.all(files.map((file) => sharp(join(media.folder, file)).stats()));
    expect(read).toHaveLength(2);
  });

  it('an original is stored upright with 8 bits, at most 4,000 pixels long and without metadata', async () => {
    const place = 'property-images/6/a.png';
    const create = { width: 4_400, height: 1_100, channels: 3 as const, background: '#36c' };
    const bytes = await sharp({ create }).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer();
    const response = await media.put(place, 'm1', bytes);
    expect(await response.json()).toMatchObject({ width: 4_000, height: 1_000, format: 'png' });
    await media.put('property-images/6/b.jpeg', 'm1', await photo());
    const stored = (await media.files()).filter((file) => /6!.*original$/.test(file)).toSorted();
    const [png, jpeg] = await Promise.all(stored.map((file) => sharp(join(media.folder, file)).metadata()));
    expect([png?.format, png?.depth, png?.width]).toEqual(['png', 'uchar', 4_000]);
    expect([jpeg?.format, jpeg?.width, jpeg?.height]).toEqual(['jpeg', 1_200, 900]);
    expect([jpeg?.exif, jpeg?.orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    ['gif', 'png'],
    ['tiff', 'jpeg'],
  ] as const)('an original of a %s is stored as a %s', async (format, stored) => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 4, background: '#3338' } })
      .toFormat(format)
      .toBuffer();
    const response = await media.put(`website-images/${format}`, 'm1', bytes);
    expect(await response.json()).toMatchObject({ format: stored, width: 64, height: 48 });
  });

  it.each(['png', 'webp', 'avif'] as const)('an original may be uploaded as %s', async (format) => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#333' } })
      .toFormat(format)
      .toBuffer();
    expect((await media.put(`website-images/${format}`, 'm1', bytes)).status).toBe(201);
  });
});

describe('an upload that is no complete image', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  const cases: [string, () => Promise<Uint8Array>][] = [
    ['a truncated JPEG', async () => (await photo()).subarray(0, -400)],
    ['a JPEG of half its length', async () => (await photo()).subarray(0, 20_000)],
    [
      'a truncated PNG',
      async () =>
        (
          await sharp(await photo())
            .png()
            .toBuffer()
        ).subarray(0, -3_000),
    ],
    [
      'a truncated GIF',
      async () =>
        (
          await sharp(await photo())
            .gif()
            .toBuffer()
        ).subarray(0, 5_000),
    ],
    ['a JPEG in name only', () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3]))],
  ];
  it.each(cases)('the upload of %s is refused, and nothing of it is stored', async (_what, bytes) => {
    const response = await media.put('property-images/9/x.jpeg', 'm1', await bytes());
    expect(response.status).toBe(422);
    expect(Problem.parse(await response.json())).toMatchObject({
      code: 'not-an-image',
      detail: 'Die Datei ist kein lesbares Bild.',
    });
    expect((await media.files()).filter((file) => file.includes('9!x'))).toEqual([]);
  });

  const foreign: [string, Uint8Array, RegExp][] = [
    ['a web page', Buffer.from('<!doctype html><title>Login</title>'), /Dateiformat ist unbekannt/],
    ['an SVG', Buffer.from(svg), /Dateiformat ist unbekannt/],
    ['nothing', new Uint8Array(), /Dateiformat ist unbekannt/],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /^Das Format HEIC/],
  ];
  it.each(foreign)(
    'the upload of %s is refused with a reason about its format',
    async (_what, bytes, detail) => {
      const response = await media.put('property-images/9/x.jpeg', 'm1', bytes);
      expect(response.status).toBe(422);
      expect(Problem.parse(await response.json()).detail).toMatch(detail);
      expect((await media.files()).filter((file) => file.includes('9!x'))).toEqual([]);
    },
  );

  it('an unreadable upload does not replace the stored image', async () => {
    const place = 'property-images/9/good.jpeg';
    await media.put(place, 'm1', await photo());
    expect((await media.put(place, 'm2', (await photo()).subarray(0, 9_000))).status).toBe(422);
    expect(await media.head(place, 'm1')).toBe(200);
  });

  it('an image with too many pixels is refused', async () => {
    const create = { width: 10_000, height: 8_001, channels: 3 as const, background: '#fff' };
    const bytes = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer();
    const response = await media.put('property-images/9/huge.png', 'm1', bytes);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: 'Das Bild hat mehr als 80 Megapixel.' });
  });

  it('a small upload is refused if its decoded image is too large', async () => {
    const bytes = interlacedBomb(4_700);
    expect(bytes.byteLength).toBeLessThan(1_000_000);
    const response = await media.put('property-images/9/bomb.png', 'm1', bytes);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: 'Das Bild braucht entpackt mehr als 160 MB.' });
  });

  it('an upload with too many bytes is refused', async () => {
    const response = await media.put('property-images/9/big', 'm1', new Uint8Array(40 * 1024 * 1024 + 1));
    expect(response.status).toBe(413);
  });

  it('an upload whose connection breaks is not stored', async () => {
    const bytes = await photo();
    const put = request({
      port: media.port,
      method: 'PUT',
      path: '/originals/property-images/9/broken?v=1',
      headers: { ...(await media.headersFor('/originals/')), 'content-length': bytes.length },
    });
    put.on('error', () => undefined);
    put.write(bytes.subarray(0, 5_000), () => put.destroy());
    await eventually(() => expect(put.destroyed).toBe(true));
    expect(await media.head('property-images/9/broken', '1')).toBe(404);
  });
});

describe('a sweep', () => {
  it('the image sweep deletes image versions that the list of images to keep does not name, except those of the last day', async () => {
    const place = 'property-images/8/a.jpeg';
    for (const mark of ['former', 'young']) await media.put(place, mark, await photo());
    const former = (await media.files()).find((file) => file.includes(`8!a.jpeg!!/${markKeyOf('former')}`));
    const time = new Date(Date.now() - 25 * 60 * 60_000);
    await utimes(join(media.folder, former ?? ''), time, time);
    expect((await media.sweep({ marks: { '8/a.jpeg': 'named' }, removed: [] })).status).toBe(202);
    await eventually(async () => expect(await media.head(place, 'former')).toBe(404));
    expect(await media.head(place, 'young')).toBe(200);
  });

  it.each([{}, [], { '8/a.jpeg': 1 }])(
    'the image sweep refuses a list with the change marks %j',
    async (marks) => {
      expect((await media.sweep({ marks, removed: [] })).status).toBe(400);
    },
  );

  it('the image sweep deletes nothing if the list of images to keep is cut off', async () => {
    const broken = request({ port: media.port, method: 'POST', path: '/originals' });
    broken.on('error', () => undefined);
    const sweep = jest.spyOn(OriginalSweep.prototype, 'run');
    broken.write('{"8/a.jpeg":"named"}', () => broken.destroy());
    await eventually(() => expect(broken.closed).toBe(true));
    // Media answers this later request after it has handled the broken one.
    expect((await media.sweep({})).status).toBe(400);
    expect(sweep).not.toHaveBeenCalled();
    sweep.mockRestore();
  });
});

describe('addresses', () => {
  it.each([
    'property-images/../secret',
    'property-images/%2e%2e/secret',
    'property-images/..%2fsecret',
    'property-images//a',
    'property-images/a/.hidden',
    'property-images/a/',
    'property-images/ä.jpg',
    `property-images/${'a'.repeat(201)}`,
    'other-bucket/a.jpeg',
    '../property-images/a',
  ])('the image address %s is not found', async (place) => {
    for (const method of ['PUT', 'GET']) {
      const area = method === 'PUT' ? 'originals' : 'render';
      const headers = await media.headersFor(`/${area}/`);
      const status = await new Promise((resolve, reject) => {
        const path = `/${area}/${encodeURI(decodeURI(place))}?${renditionQuery()}`;
        request({ port: media.port, method, path, headers }, (response) => {
          response.resume();
          resolve(response.statusCode);
        })
          .on('error', reject)
          .end();
      });
      expect(status).toBe(404);
    }
  });

  it('an original cannot be read by its address', async () => {
    await media.put('property-images/6/a.jpeg', 'm1', await photo());
    const response = await media.request(`/originals/property-images/6/a.jpeg?v=m1`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('an image upload without a change mark in its address is refused', async () => {
    const response = await media.put('property-images/6/b.jpeg', '', await photo());
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'v' }] });
  });
});

describe('a caller', () => {
  it.each([
    ['/originals/property-images/6/a.jpeg?v=m1', 'crm-sync'],
    ['/originals/website-images/content/a.jpeg?v=1', 'bff'],
    [`/render/property-images/6/a.jpeg?${renditionQuery()}`, 'bff'],
    ['/usage', 'bff'],
    ['/', 'bff'],
  ])('the path %s may be called by %s, and by nobody else', async (path, permitted) => {
    for (const from of callers) {
      const headers = await new ServiceToken(from, 'media', serviceKey).headers();
      const { status } = await media.request(path, { headers });
      expect({ from, isRefused: status === 403 }).toEqual({ from, isRefused: from !== permitted });
    }
    const unsigned = await media.request(path, { headers: { [tokenHeader]: '' } });
    expect(unsigned.status).toBe(403);
    expect(await unsigned.json()).toMatchObject({ code: 'caller-refused' });
  });
});

describe('the storage', () => {
  it('media reports free and total bytes of the disk with the images', async () => {
    const response = await media.request(`/usage`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { disk } = MediaUsage.parse(await response.json());
    expect(disk?.total).toBeGreaterThan(0);
    expect(disk?.free).toBeLessThanOrEqual(disk!.total);
  });

  it('media is ready while its storage accepts files, also without Redis', async () => {
    const response = await fetch(`http://127.0.0.1:${media.healthPort}/readyz`);
    expect(await response.json()).toEqual({
      ready: true,
      degraded: ['redis'],
      parts: { redis: false, storage: true, 'storage-room': true },
    });
  });
});
