import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { photo, startMedia, type MediaUnderTest } from './media-under-test.ts';

let media: MediaUnderTest;
let bytes: Buffer;
beforeAll(async () => {
  media = await startMedia();
  bytes = await photo();
});
afterAll(() => media.close());

const outdated = { status: 409, code: 'outdated-record' };
const outcome = async (answer: Response) => {
  const { code } = answer.status === 204 ? { code: undefined } : ((await answer.json()) as { code?: string });
  return code === undefined ? answer.status : { status: answer.status, code };
};

describe('once an import has begun', () => {
  it('an older one writes, removes and begins nothing for this property', async () => {
    const place = 'property-images/1/a.jpeg';
    await media.put(place, 'm1', bytes, 10);
    expect(await outcome(await media.begin('property-images/1', 20))).toBe(204);
    expect(await outcome(await media.put(place, 'm0', bytes, 19))).toEqual(outdated);
    expect(await outcome(await media.put(place, 'm1', bytes, 19))).toEqual(outdated);
    expect(await outcome(await media.put('property-images/1/new.jpeg', 'm0', bytes, 19))).toEqual(outdated);
    expect(await outcome(await media.remove(place, 19))).toEqual(outdated);
    expect(await outcome(await media.begin('property-images/1', 19))).toEqual(outdated);
    expect(await media.head(place, 'm1')).toBe(200);
    expect(await media.head('property-images/1/new.jpeg', 'm0')).toBe(404);
  });

  it('itself and newer ones do, and other properties are none of its business', async () => {
    await media.begin('property-images/2', 20);
    expect((await media.put('property-images/2/a.jpeg', 'm1', bytes, 20)).status).toBe(201);
    expect((await media.begin('property-images/2', 20)).status).toBe(204);
    expect((await media.put('property-images/2/a.jpeg', 'm2', bytes, 21)).status).toBe(201);
    expect((await media.remove('property-images/2/a.jpeg', 20)).status).toBe(204);
    expect((await media.put('property-images/22/a.jpeg', 'm1', bytes, 1)).status).toBe(201);
  });

  it('an older one whose image is still on its way is refused at the end of it', async () => {
    const place = 'property-images/3/a.jpeg';
    const path = `/originals/${place}?v=m0&reading=10`;
    const headers = { ...(await media.headersFor(path)), 'content-length': bytes.length };
    const slow: ClientRequest = request({ port: media.port, path, method: 'PUT', headers });
    slow.write(bytes.subarray(0, 1_000));
    await media.put('property-images/3/b.jpeg', 'm1', bytes, 10);
    expect((await media.begin('property-images/3', 20)).status).toBe(204);
    const answered = once(slow, 'response') as Promise<[{ statusCode: number; resume(): void }]>;
    slow.end(bytes.subarray(1_000));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(409);
    expect(await media.head(place, 'm0')).toBe(404);
  });

  it('no older write is left: what it finds then, stays', async () => {
    const files = async () =>
      (await media.files()).filter((file) => file.includes('4!') && !file.includes('!order/')).sort();
    for (let reading = 10; reading < 20; reading += 2) {
      const older = [0, 1, 2].map((image) =>
        media.put(`property-images/4/${image}.jpeg`, `m${reading}`, bytes, reading),
      );
      await new Promise((resolve) => setTimeout(resolve, (reading % 5) * 4));
      await media.begin('property-images/4', reading + 1);
      const found = await files();
      await Promise.all(older);
      expect(await files()).toEqual(found);
    }
  });

  it('it stays so over a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'restarted-'));
    const first = await startMedia(pathToFileURL(folder).href);
    await first.begin('property-images/5', 20);
    await first.close();
    const restarted = await startMedia(pathToFileURL(folder).href);
    expect(await outcome(await restarted.put('property-images/5/a.jpeg', 'm1', bytes, 19))).toEqual(outdated);
    await restarted.close();
    await rm(folder, { recursive: true });
  });

  it('so does the reading that a version before this one has noted', async () => {
    await mkdir(join(media.folder, 'property-images'), { recursive: true });
    await writeFile(join(media.folder, 'property-images/7!reading.json'), JSON.stringify({ reading: 20 }));
    expect(await outcome(await media.begin('property-images/7', 19))).toEqual(outdated);
    expect(await outcome(await media.put('property-images/7/a.jpeg', 'm1', bytes, 19))).toEqual(outdated);
    expect(await outcome(await media.begin('property-images/7', 21))).toBe(204);
    expect(await outcome(await media.begin('property-images/7', 20))).toEqual(outdated);
  });
});

it.each([undefined, '', '-1', '1.5', 'x', String(Date.now() + 3_600_000)])(
  'the time %j is none of a reading',
  async (reading) => {
    const query = reading === undefined ? '' : `&reading=${reading}`;
    for (const [method, place] of [
      ['POST', 'property-images/6'],
      ['PUT', 'property-images/6/a.jpeg'],
      ['DELETE', 'property-images/6/a.jpeg'],
    ] as const) {
      const answer = await media.ask(`/originals/${place}?v=m1${query}`, { method });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ field: 'reading' }] });
    }
  },
);
