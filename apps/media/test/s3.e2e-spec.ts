import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startS3Stub } from '@estate/test-kit/s3-stub';
import { photo, queryOf, startMedia, type MediaUnderTest } from './media-under-test.ts';

let s3: Awaited<ReturnType<typeof startS3Stub>>;
let one: MediaUnderTest;
let other: MediaUnderTest;
let bytes: Buffer;
beforeAll(async () => {
  s3 = await startS3Stub('estate');
  [one, other] = await Promise.all([startMedia(s3.storageUrl), startMedia(s3.storageUrl)]);
  bytes = await photo();
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await s3.close();
});

const imagesOf = (property: number) =>
  [...s3.objects.keys()].filter(
    (key) => key.startsWith(`property-images/${property}!`) && !key.includes('!order/'),
  );

/** Whether something is still going on after a while in which it would have ended. */
const lasts = (work: Promise<unknown>) =>
  Promise.race([work.then(() => false), new Promise<true>((resolve) => setTimeout(resolve, 400, true))]);

describe('two copies of media over one S3', () => {
  it('a newer import begins once the older image that another copy is writing is there', async () => {
    const place = 'property-images/1/a.jpeg';
    const held = s3.hold(/1!a\.jpeg!!\/current\.json$/);
    const older = other.put(place, 'm0', bytes, 10);
    await held.arrived;
    const newer = one.begin('property-images/1', 20);
    expect(await lasts(newer)).toBe(true);
    held.release();
    expect((await newer).status).toBe(204);
    const found = imagesOf(1);
    expect(await one.head(place, 'm0')).toBe(200);
    expect((await older).status).toBe(201);
    expect(imagesOf(1)).toEqual(found);
  });

  it('an older image that is announced too late is refused by any of them', async () => {
    const held = s3.hold(/property-images\/2!order\/write!/);
    const older = other.put('property-images/2/a.jpeg', 'm0', bytes, 10);
    await held.arrived;
    expect((await one.begin('property-images/2', 20)).status).toBe(204);
    held.release();
    expect((await older).status).toBe(409);
    expect(imagesOf(2)).toEqual([]);
  });

  it('of two imports that begin at the same moment the newer one stays, whichever is noted last', async () => {
    const held = s3.hold(/property-images\/3!order\/reading!20$/);
    const older = one.begin('property-images/3', 20);
    await held.arrived;
    expect((await other.begin('property-images/3', 21)).status).toBe(204);
    held.release();
    expect((await older).status).toBe(409);
    for (const copy of [one, other])
      expect((await copy.put('property-images/3/a.jpeg', 'm1', bytes, 20)).status).toBe(409);
  });

  it('a copy that died in the middle of a write holds nobody up for long, and its note goes', async () => {
    const note = `property-images/4!order/write!${Date.now() - 31_000}!died!10`;
    s3.objects.set(note, Buffer.alloc(0));
    expect((await one.begin('property-images/4', 20)).status).toBe(204);
    expect(s3.objects.has(note)).toBe(false);
  });

  it('no older write is left: what a newer import finds then, stays', async () => {
    for (let reading = 10; reading < 20; reading += 2) {
      const older = [0, 1, 2, 3].map((image) =>
        (image % 2 ? one : other).put(`property-images/5/${image}.jpeg`, `m${reading}`, bytes, reading),
      );
      await new Promise((resolve) => setTimeout(resolve, (reading % 5) * 6));
      await one.begin('property-images/5', reading + 1);
      const found = imagesOf(5).sort();
      await Promise.all(older);
      expect(imagesOf(5).sort()).toEqual(found);
    }
  });
});

const ready = async () => {
  const response = await fetch(`http://127.0.0.1:${one.healthPort}/readyz`);
  return response.status;
};

describe('on S3', () => {
  it('originals and renditions are stored, served, replaced and deleted', async () => {
    const place = 'property-images/9/a.jpeg';
    const ask = async () => {
      const response = await one.render(place, `${queryOf()}&v=m1`);
      await response.arrayBuffer();
      return response.headers.get('x-rendition');
    };
    expect(await ready()).toBe(200);
    expect(await ask()).toBe('placeholder');
    expect((await one.put(place, 'm1', await photo())).status).toBe(201);
    expect((await one.put('property-images/9/a.jpegs', 'm1', await photo())).status).toBe(201);
    expect(await one.head(place, 'm1')).toBe(200);
    expect([await ask(), await ask()]).toEqual(['rendered', 'stored']);
    expect((await one.put(place, 'm2', await photo({ width: 300, height: 400 }))).status).toBe(201);
    const own = () => [...s3.objects.keys()].filter((key) => key.includes('9!a.jpeg!'));
    expect(own()).toHaveLength(2);
    await one.remove(place);
    expect(own()).toEqual([]);
    expect(await one.head('property-images/9/a.jpegs', 'm1')).toBe(200);
  });

  it('media is not ready while the storage is away', async () => {
    await s3.close();
    expect(await ready()).toBe(503);
    const response = await one.render('property-images/9/a.jpegs', queryOf());
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });
});

it('a second copy over a folder does not start', async () => {
  const first = await startMedia();
  // Each look at the clock is half the wait later.
  let time = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (time += 6_000));
  await expect(startMedia(pathToFileURL(first.folder).href)).rejects.toThrow(
    'Another copy of media uses the folder',
  );
  clock.mockRestore();
  await first.close();
});
