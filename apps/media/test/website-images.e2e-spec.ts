import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brokers } from '@estate/content/brokers';
import { websiteImages } from '@estate/content/website-images';
import { websiteImagesFolder } from '@estate/content/website-images-folder';
import { mediaBuckets, renditions } from '@estate/contracts/media/images';
import { websiteImageUrl } from '@estate/domain/property/renditions';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { photo, renditionQuery, startMedia } from './media-under-test.ts';

const media = await startMedia();
afterAll(() => media.close());

const shipped = Object.entries(websiteImages);
const imageOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** Sends the browser's request straight to media, without the BFF. */
const render = (url: string, accept = 'image/webp') =>
  media.request(url.replace('/media', ''), { headers: { accept } });

describe('website images', () => {
  it('website images are stored in their bucket soon after the start of media [V-7.20]', async () => {
    await eventually(async () => {
      const found = await Promise.all(
        shipped.map(([path, mark]) => media.head(`website-images/${path}`, mark)),
      );
      expect(found).toEqual(shipped.map(() => 200));
    });
  });

  it('the portraits of the website are JPEG files in 3:4 with at least 900x1200 pixels [S-9.5]', async () => {
    for (const broker of brokers()) {
      const bytes = await readFile(new URL(broker.portrait.path, websiteImagesFolder));
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, shape: width / height }).toEqual({ format: 'jpeg', shape: 3 / 4 });
      expect(width).toBeGreaterThanOrEqual(900);
    }
  });

  it.each([...renditions.brokerPhoto85, ...renditions.brokerPhoto100])(
    'a portrait is served in $width x $height at quality $quality, and may be cached for ever',
    async (rendition) => {
      const response = await render(websiteImageUrl(brokers()[0]!.portrait, rendition));
      expect(response.status).toBe(200);
      expect(response.headers.get('x-rendition')).toBe('rendered');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { width, height } = await sharp(await imageOf(response)).metadata();
      expect({ width, height }).toEqual({ width: rendition.width, height: rendition.height });
    },
  );

  it.each(['image/avif', 'image/webp', 'image/jpeg'])(
    'a portrait in quality 100 has more bytes than in 85 as %s',
    async (accept) => {
      const [sizeOf85, sizeOf100] = await Promise.all(
        [renditions.brokerPhoto85[0], renditions.brokerPhoto100[0]].map(async (rendition) => {
          const response = await render(websiteImageUrl(brokers()[0]!.portrait, rendition), accept);
          expect(response.headers.get('content-type')).toBe(accept);
          return (await imageOf(response)).length;
        }),
      );
      expect(sizeOf100).toBeGreaterThan((sizeOf85 ?? Infinity) * 1.2);
    },
  );

  it.each([
    'width=450&height=600&quality=90&resize=cover',
    'width=900&height=1200&quality=85&resize=cover',
    'width=450&height=600&quality=100&resize=contain',
  ])('a website image is refused with the query %s', async (query) => {
    const response = await media.render(`website-images/${shipped[0]![0]}`, query);
    expect(response.status).toBe(400);
  });
});

it('media is ready and serves its other images although website images cannot be stored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blocked-'));
  await writeFile(join(folder, 'website-images'), 'in the way of the bucket');
  const blocked = await startMedia(pathToFileURL(folder).href);
  expect((await fetch(`http://127.0.0.1:${blocked.healthPort}/readyz`)).status).toBe(200);
  expect((await blocked.put('property-images/1/a.jpeg', 'm1', await photo())).status).toBe(201);
  const [path, mark] = shipped[0]!;
  expect(await blocked.head(`website-images/${path}`, mark)).toBe(404);
  await blocked.close();
  await rm(folder, { recursive: true });
});

it.each(mediaBuckets)(
  'an image that was stored in the bucket %s is served from this bucket only [V-7.20]',
  async (bucket) => {
    const path = `only-in-${bucket}.jpeg`;
    expect((await media.put(`${bucket}/${path}`, 'm1', await photo())).status).toBe(201);
    const response = await media.render(`${bucket}/${path}`, renditionQuery());
    expect(response.headers.get('x-rendition')).toBe('rendered');
    for (const other of mediaBuckets.filter((name) => name !== bucket)) {
      expect(await media.head(`${other}/${path}`, 'm1')).toBe(404);
    }
  },
);
