import { setTimeout as sleep } from 'node:timers/promises';
import { allowedRenditions, renditionParams, renditions } from '@estate/contracts/media/images';
import { Problem } from '@estate/contracts/problem';
import { metrics } from '@estate/server-kit/observability/metrics';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { card, photo, renditionQuery, startMedia } from './media-under-test.ts';

const place = 'property-images/1/a.jpeg';
const media = await startMedia();
await media.put(place, 'm1', await photo());
afterAll(() => media.close());

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const metadataOf = async (response: Response) => sharp(await bytesOf(response)).metadata();

describe('a rendition', () => {
  it.each([
    ['image/avif,image/webp,image/*', 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('a rendition for the Accept header %s is %s', async (accept, type, format) => {
    const response = await media.render(place, renditionQuery(), { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('vary')).toBe('Accept');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await metadataOf(response)).toMatchObject({ format, width: 600, height: 384 });
  });

  it.each(['image/avif', 'image/webp', 'image/jpeg'])(
    'a rendition as %s contains no metadata of its original',
    async (accept) => {
      const original = await photo();
      for (const secret of ['Erika Muster', 'Geheimweg']) expect(original.includes(secret)).toBe(true);
      const bytes = await bytesOf(await media.render(place, renditionQuery(), { accept }));
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      expect(bytes.includes('Geheimweg')).toBe(false);
    },
  );

  it('the duration of a rendition is measured by its source: rendered, stored or placeholder', async () => {
    const count = async (source: string) => {
      const text = await metrics.getSingleMetricAsString('rendition_duration_seconds');
      return Number(new RegExp(`_count\\{source="${source}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
    };
    const counts = () => Promise.all(['rendered', 'stored', 'placeholder', 'failed'].map(count));
    await media.put('property-images/1/counted.jpeg', 'm1', await photo());
    const before = await counts();
    const counted = () => media.render('property-images/1/counted.jpeg', renditionQuery());
    await counted();
    // The answer is sent before the rendition is stored, so the next request may still share the rendered one.
    await eventually(async () => expect((await counted()).headers.get('x-rendition')).toBe('stored'));
    await media.render('property-images/1/nowhere.jpeg', renditionQuery());
    const after = await counts();
    const [rendered, ...others] = after.map((value, index) => value - Number(before[index]));
    expect(rendered).toBeGreaterThanOrEqual(1);
    expect(others).toEqual([1, 1, 0]);
  });

  it('a rendition of a photo that was taken with a turned camera is upright', async () => {
    const plain = (width: number, background: string) =>
      sharp({ create: { width, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
    const sideways = await sharp(await plain(600, '#f00'))
      .composite([{ input: await plain(300, '#00f'), left: 300, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    await media.put('property-images/1/side.jpeg', 'm1', sideways);
    const response = await media.render('property-images/1/side.jpeg', renditionQuery(renditions.lightbox));
    const { data, info } = await sharp(await bytesOf(response))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 400, height: 600 });
    const pixel = (x: number, y: number) => [...data.subarray((y * 400 + x) * 3, (y * 400 + x) * 3 + 3)];
    expect(pixel(200, 50)[0]).toBeGreaterThan(200);
    expect(pixel(200, 550)[2]).toBeGreaterThan(200);
  });

  it('a rendition is cut to the shape of its preset without enlarging a small original, or fitted into the preset', async () => {
    const small = await sharp({ create: { width: 700, height: 700, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    await media.put('property-images/1/small.jpeg', 'm1', small);
    const detail = await media.render('property-images/1/small.jpeg', renditionQuery(renditions.detail));
    expect(await metadataOf(detail)).toMatchObject({ width: 700, height: 416 });
    const lightbox = await media.render(place, renditionQuery(renditions.lightbox));
    expect(await metadataOf(lightbox)).toMatchObject({ width: 1200, height: 900 });
  });

  it('a rendition exists for every preset', async () => {
    for (const rendition of allowedRenditions) {
      const response = await media.render(place, renditionQuery(rendition), { accept: 'image/webp' });
      expect(response.status).toBe(200);
    }
  });
});

describe('requests for a rendition', () => {
  it.each([
    'width=601&height=384&quality=75&resize=cover',
    'width=600&height=384&quality=75&resize=fill',
    'width=600&height=384&quality=76&resize=cover',
    'width=0600&height=384&quality=75&resize=cover',
    'width=600&height=384&quality=75',
    'width=600&height=384&quality=75&resize=cover&format=avif',
    'width=99999&height=99999&quality=100&resize=cover',
    '',
  ])('a rendition with the query "%s" is refused', async (query) => {
    const response = await media.render(place, query);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(Problem.parse(await response.json())).toMatchObject({
      code: 'invalid-input',
      detail: 'Diese Bildgröße wird nicht angeboten.',
    });
  });

  it('equal requests for a rendition share one render, later ones read the stored file', async () => {
    await media.put('property-images/2/a.jpeg', 'm1', await photo({ width: 1_500, height: 2_000 }));
    const render = () => media.render('property-images/2/a.jpeg', renditionQuery(), { accept: 'image/webp' });
    const responses = await Promise.all([render(), render(), render(), render()]);
    const bodies = await Promise.all(responses.map(bytesOf));
    expect(new Set(bodies.map((body) => body.toString('base64'))).size).toBe(1);
    expect(responses.map(({ headers }) => headers.get('x-rendition'))).toEqual(Array(4).fill('rendered'));
    const stored = async () =>
      (await media.files()).filter((file) => file.endsWith('600x384-75-cover.webp') && file.includes('2!a'));
    await eventually(async () => expect(await stored()).toHaveLength(1));
    await eventually(async () => expect((await render()).headers.get('x-rendition')).toBe('stored'));
    expect((await bytesOf(await render())).equals(bodies[0]!)).toBe(true);
    expect(await stored()).toHaveLength(1);
  });

  it('a rendition may be cached for ever only if its request names a stored change mark', async () => {
    const cacheControl = async (query: string) =>
      (await media.render(place, query)).headers.get('cache-control');
    expect(await cacheControl(renditionQuery())).toBe('public, max-age=31536000, immutable');
    expect(await cacheControl(renditionQuery(card, 'm0'))).toBe('public, max-age=60');
    expect(await cacheControl(renditionParams(card))).toBe('public, max-age=60');
  });

  it('a request with the ETag of a rendition gets 304, and each change mark has its own image', async () => {
    const url = 'property-images/3/a.jpeg';
    await media.put(url, 'm1', await photo());
    const first = await media.render(url, renditionQuery());
    const etag = first.headers.get('etag') ?? '';
    const notModified = await media.render(url, renditionQuery(), { 'if-none-match': `W/${etag}, "other"` });
    expect(notModified.status).toBe(304);
    expect((await bytesOf(notModified)).length).toBe(0);
    await media.put(url, 'm2', await photo({ width: 450, height: 600 }));
    const changed = await media.render(url, renditionQuery(card, 'm2'), { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    const former = await media.render(url, renditionQuery(), { 'if-none-match': etag });
    expect(former.status).toBe(304);
  });

  it('a request for a rendition of a missing image gets a placeholder that may be cached for a minute', async () => {
    const response = await media.render('property-images/404/a.jpeg', renditionQuery(), {
      accept: 'image/webp',
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
    expect(response.headers.get('x-rendition')).toBe('placeholder');
    expect(await metadataOf(response)).toMatchObject({ format: 'webp', width: 600, height: 384 });
  });

  it('a rendition may be requested by GET and HEAD only', async () => {
    const head = await media.request(`/render/${place}?${renditionQuery()}`, { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1_000);
    const post = await media.request(`/render/${place}?${renditionQuery()}`, { method: 'POST' });
    expect(post.status).toBe(404);
  });
});

it('media that is told to stop finishes running renders and accepts no new ones', async () => {
  const stopping = await startMedia();
  await stopping.put(place, 'm1', await photo({ width: 2_000, height: 2_600 }));
  const running = stopping.render(place, renditionQuery(renditions.detail), { accept: 'image/avif' });
  await sleep(100);
  const closing = stopping.close();
  expect(await metadataOf(await running)).toMatchObject({ format: 'heif', width: 1400 });
  const answeredAt = performance.now();
  await closing;
  expect(performance.now() - answeredAt).toBeLessThan(2_000);
  await expect(stopping.render(place, renditionQuery())).rejects.toThrow();
});
