import { afterAll, describe, expect, it } from '@jest/globals';
import { startS3Stub } from '@estate/test-kit/s3-stub';
import { eventually } from '@estate/test-kit/wait';
import { photo, renditionQuery, startMedia } from './media-under-test.ts';

const s3 = await startS3Stub('estate');
const [one, other] = await Promise.all([startMedia(s3.storageUrl), startMedia(s3.storageUrl)]);
const bytes = await photo();
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await s3.close();
});

describe('two copies of media over one S3', () => {
  it('two copies of media over one S3 store images of two imports at once, and none is lost', async () => {
    const place = 'property-images/1/a.jpeg';
    const held = s3.hold(/1!a\.jpeg!!\/\w+\/original$/);
    const older = other.put(place, 'm1', bytes);
    await held.arrived;
    expect((await one.put(place, 'm2', bytes)).status).toBe(201);
    held.release();
    expect((await older).status).toBe(201);
    for (const copy of [one, other])
      expect(await Promise.all(['m1', 'm2'].map((mark) => copy.head(place, mark)))).toEqual([200, 200]);
  });
});

const ready = async () => {
  const response = await fetch(`http://127.0.0.1:${one.healthPort}/readyz`);
  return response.status;
};

describe('on S3', () => {
  it('originals and renditions are stored, served and swept in S3', async () => {
    const place = 'property-images/9/a.jpeg';
    const render = async () => {
      const response = await one.render(place, renditionQuery());
      await response.arrayBuffer();
      return response.headers.get('x-rendition');
    };
    expect(await ready()).toBe(200);
    expect(await render()).toBe('placeholder');
    expect((await one.put(place, 'm1', await photo())).status).toBe(201);
    expect((await one.put('property-images/9/a.jpegs', 'm1', await photo())).status).toBe(201);
    expect(await one.head(place, 'm1')).toBe(200);
    expect(await render()).toBe('rendered');
    // The response is sent before the rendition is stored.
    await eventually(async () => expect(await render()).toBe('stored'));
    expect((await one.put(place, 'm2', await photo({ width: 300, height: 400 }))).status).toBe(201);
    for (const key of s3.objects.keys()) s3.modified.set(key, new Date(Date.now() - 25 * 60 * 60_000));
    expect((await one.put(place, 'm3', await photo({ width: 30, height: 40 }))).status).toBe(201);
    expect((await other.sweep({ marks: { '9/a.jpeg': 'm2' }, removed: [] })).status).toBe(202);
    await eventually(async () => expect(await one.head('property-images/9/a.jpegs', 'm1')).toBe(404));
    const marks = ['m1', 'm2', 'm3'];
    expect(await Promise.all(marks.map((mark) => one.head(place, mark)))).toEqual([404, 200, 200]);
    expect([...s3.objects.keys()].filter((key) => /9!a\.jpeg!.*-cover\.\w+$/.test(key))).toEqual([]);
  });

  it('media is not ready while its S3 storage is away', async () => {
    await s3.close();
    expect(await ready()).toBe(503);
    const response = await one.render('property-images/9/a.jpegs', renditionQuery());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });
});
