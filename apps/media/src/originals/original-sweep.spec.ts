import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog } from '@estate/server-kit/observability/log';
import { markKeyOf, originalKey, versionFolder } from '@estate/storage/image-address';
import { openStorage } from '@estate/storage/open-storage';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Disk } from 'flydrive';
import { ImageFiles } from '../storage/image-files.ts';
import { OriginalSweep } from './original-sweep.ts';

const hourMs = 60 * 60_000;
const bytes = new Uint8Array(10);
const addressOf = (path: string, bucket: 'property-images' | 'website-images' = 'property-images') => ({
  bucket,
  path,
});

let folder: string;
let storage: Disk;
let files: ImageFiles;
let sweep: OriginalSweep;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sweep-'));
  storage = await openStorage(pathToFileURL(folder).href);
  files = new ImageFiles(storage);
  sweep = new OriginalSweep(storage, files, createLog('test'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Stores an original and sets the time of its file to so many hours ago. */
async function store(address: ReturnType<typeof addressOf>, mark: string, hours: number): Promise<void> {
  await files.writeOriginal(address, markKeyOf(mark), bytes);
  const time = new Date(Date.now() - hours * hourMs);
  await utimes(join(folder, originalKey(address, markKeyOf(mark))), time, time);
}
const areStored = (address: ReturnType<typeof addressOf>, ...marks: string[]) =>
  Promise.all(marks.map((mark) => files.hasOriginal(address, markKeyOf(mark))));

it('the image sweep deletes image versions except those that catalog names and those of the last day', async () => {
  const [one, other] = [addressOf('1/a.jpeg'), addressOf('1/a.jpeg2')];
  for (const mark of ['former', 'named']) await store(one, mark, 25);
  await store(one, 'underway', 23);
  await store(other, 'named', 25);
  await sweep.run({ marks: { '1/a.jpeg': 'named' }, removed: [] });
  expect(await areStored(one, 'former', 'named', 'underway')).toEqual([false, true, true]);
  expect(await areStored(other, 'named')).toEqual([false]);
});

it('the image sweep deletes renditions with their original, also from memory, and those that were stored after the deletion', async () => {
  const address = addressOf('2/a.jpeg');
  const mark = markKeyOf('former');
  await store(address, 'former', 25);
  await files.writeRendition(address, mark, 'a.webp', bytes);
  expect(await files.rendition(address, mark, 'a.webp')).toBeDefined();
  await sweep.run({ marks: { '2/a.jpeg': 'named' }, removed: [] });
  expect(await files.rendition(address, mark, 'a.webp')).toBeUndefined();
  await files.writeRendition(address, mark, 'late.webp', bytes);
  await sweep.run({ marks: { '2/a.jpeg': 'named' }, removed: [] });
  expect(await storage.exists(`${versionFolder(address, mark)}/late.webp`)).toBe(false);
});

it('the image sweep deletes the renditions of removed properties and keeps their originals', async () => {
  const address = addressOf('6/a.jpeg');
  const mark = markKeyOf('named');
  await store(address, 'named', 25);
  await files.writeRendition(address, mark, 'a.webp', bytes);
  await sweep.run({ marks: { '6/a.jpeg': 'named' }, removed: ['6/a.jpeg'] });
  expect(await files.rendition(address, mark, 'a.webp')).toBeUndefined();
  expect(await areStored(address, 'named')).toEqual([true]);
});

it('the image sweep keeps an old image version that was stored again, because its import has not reached catalog yet', async () => {
  const address = addressOf('3/a.jpeg');
  await store(address, 'back', 1_000);
  await store(address, 'back', 0);
  await sweep.run({ marks: { '3/a.jpeg': 'named' }, removed: [] });
  expect(await areStored(address, 'back')).toEqual([true]);
});

it('the image sweep deletes no images of the website', async () => {
  const portrait = addressOf('portraits/a.jpg', 'website-images');
  await store(portrait, 'old', 1_000);
  await sweep.run({ marks: { '4/a.jpeg': 'named' }, removed: [] });
  expect(await areStored(portrait, 'old')).toEqual([true]);
});

it('the image sweep works again after the storage has failed', async () => {
  const address = addressOf('5/a.jpeg');
  await store(address, 'former', 25);
  const listAll = storage.listAll.bind(storage);
  storage.listAll = () => Promise.reject(new Error('gone'));
  await sweep.run({ marks: { '5/a.jpeg': 'named' }, removed: [] });
  storage.listAll = listAll;
  expect(await areStored(address, 'former')).toEqual([true]);
  await sweep.run({ marks: { '5/a.jpeg': 'named' }, removed: [] });
  expect(await areStored(address, 'former')).toEqual([false]);
});
