import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { photo, queryOf, startMedia, type MediaUnderTest } from './media-under-test.ts';
import { startS3Stub } from '@estate/test-kit/s3-stub';

let s3: Awaited<ReturnType<typeof startS3Stub>>;
let media: MediaUnderTest;
beforeAll(async () => {
  s3 = await startS3Stub('estate');
  media = await startMedia(s3.storageUrl);
});
afterAll(async () => {
  await media.close();
  await s3.close();
});

const ready = async () => {
  const response = await fetch(`http://127.0.0.1:${media.healthPort}/readyz`);
  return response.status;
};

describe('on S3', () => {
  it('originals and renditions are stored, served, replaced and deleted', async () => {
    const place = 'property-images/1/a.jpeg';
    const ask = async () => {
      const response = await media.render(place, `${queryOf()}&v=m1`);
      await response.arrayBuffer();
      return response.headers.get('x-rendition');
    };
    expect(await ready()).toBe(200);
    expect(await ask()).toBe('placeholder');
    expect((await media.put(place, 'm1', await photo())).status).toBe(201);
    expect((await media.put('property-images/1/a.jpegs', 'm1', await photo())).status).toBe(201);
    expect(await media.head(place, 'm1')).toBe(200);
    expect([await ask(), await ask()]).toEqual(['rendered', 'stored']);
    expect((await media.put(place, 'm2', await photo({ width: 300, height: 400 }))).status).toBe(201);
    const own = () => [...s3.objects.keys()].filter((key) => key.includes('1!a.jpeg!'));
    expect(own()).toHaveLength(2);
    await media.remove(place);
    expect(own()).toEqual([]);
    expect(await media.head('property-images/1/a.jpegs', 'm1')).toBe(200);
  });

  it('media is not ready while the storage is away', async () => {
    await s3.close();
    expect(await ready()).toBe(503);
    const response = await media.render('property-images/1/a.jpegs', queryOf());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });
});
