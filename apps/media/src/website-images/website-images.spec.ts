import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createLog } from '@estate/server-kit/observability/log';
import { eventually } from '@estate/test-kit/wait';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ImageFiles } from '../storage/image-files.ts';
import { checkImage } from '../originals/check-image.ts';
import { Uploads } from '../originals/uploads.ts';
import { RenderQueue } from '../renditions/render-queue.ts';
import { openStorage } from '@estate/storage/open-storage';
import { WebsiteImages } from './website-images.ts';

let folder: string;
let stored: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shipped-'));
  stored = join(folder, 'storage/website-images');
});
afterEach(() => rm(folder, { recursive: true }));

/** Adds an image of one colour to the release; returns the expected original. */
async function ship(name: string, background: string): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 30, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, name), bytes);
  return Buffer.from((await checkImage(bytes)).bytes);
}

/** A copy of media with its own connection to the shared storage. */
async function copyWith(marks: Record<string, string>) {
  const storage = await openStorage(pathToFileURL(join(folder, 'storage')).href);
  const shipped = { folder: pathToFileURL(`${folder}/`), marks, retryMs: 20 };
  return new WebsiteImages(
    new ImageFiles(storage),
    new Uploads(new RenderQueue()),
    shipped,
    createLog('test'),
  );
}

/** The files in the storage with their inodes; a rewritten file gets another inode. */
async function filesWithInodes() {
  const names = await readdir(stored, { recursive: true });
  return Promise.all(names.sort().map(async (name) => [name, (await stat(join(stored, name))).ino] as const));
}

/** The bytes of every stored version of an image. */
async function versionsOf(name: string): Promise<Buffer[]> {
  const files = await readdir(stored, { recursive: true });
  const originals = files.filter((file) => file.startsWith(name) && file.endsWith('/original'));
  return Promise.all(originals.map((file) => readFile(join(stored, file))));
}

describe('the images that ship with the software', () => {
  it('the images that ship with the software are stored at the first start and not again at the next', async () => {
    await ship('a.jpg', '#a00');
    await ship('b.jpg', '#0a0');
    const marks = { 'a.jpg': 'a1', 'b.jpg': 'b1' };
    expect(await (await copyWith(marks)).storeChanged()).toEqual({ stored: ['a.jpg', 'b.jpg'], failed: [] });
    const before = await filesWithInodes();
    expect(await (await copyWith(marks)).storeChanged()).toEqual({ stored: [], failed: [] });
    expect(await filesWithInodes()).toEqual(before);
  });

  it('an image that ships with the software is stored under a new change mark when its file has changed, and unchanged images are not stored again', async () => {
    const other = await ship('b.jpg', '#0a0');
    const former = await ship('a.jpg', '#a00');
    await (await copyWith({ 'a.jpg': 'a1', 'b.jpg': 'b1' })).storeChanged();
    const changed = await ship('a.jpg', '#00a');
    const { stored: written } = await (await copyWith({ 'a.jpg': 'a2', 'b.jpg': 'b1' })).storeChanged();
    expect(written).toEqual(['a.jpg']);
    const versions = await versionsOf('a.jpg');
    expect(versions).toHaveLength(2);
    expect(versions).toEqual(expect.arrayContaining([former, changed]));
    expect(await versionsOf('b.jpg')).toEqual([other]);
  });

  it('the images that ship with the software are complete when two copies of media start at the same time', async () => {
    const changed = await ship('a.jpg', '#00a');
    const copies = await Promise.all([copyWith({ 'a.jpg': 'a2' }), copyWith({ 'a.jpg': 'a2' })]);
    const results = await Promise.all(copies.map((copy) => copy.storeChanged()));
    expect(results.flatMap(({ failed }) => failed)).toEqual([]);
    expect(await versionsOf('a.jpg')).toEqual([changed]);
  });

  it('the images that ship with the software are stored although one of them is broken', async () => {
    await writeFile(join(folder, 'a.jpg'), 'no image');
    await ship('b.jpg', '#0a0');
    const copy = await copyWith({ 'a.jpg': 'a1', 'b.jpg': 'b1', 'c.jpg': 'c1' });
    expect(await copy.storeChanged()).toEqual({ stored: ['b.jpg'], failed: ['a.jpg', 'c.jpg'] });
  });

  it('the storing of images that ship with the software is retried while the storage fails, until media ends', async () => {
    const bytes = await ship('a.jpg', '#a00');
    await mkdir(join(folder, 'storage'));
    await writeFile(stored, 'in the way');
    const copy = await copyWith({ 'a.jpg': 'a1' });
    copy.onApplicationBootstrap();
    await sleep(100);
    await rm(stored);
    await eventually(async () => expect(await versionsOf('a.jpg')).toEqual([bytes]));
    await copy.beforeApplicationShutdown();

    const ending = await copyWith({ 'missing.jpg': 'm1' });
    ending.onApplicationBootstrap();
    await ending.beforeApplicationShutdown();
    await ship('missing.jpg', '#00a');
    expect(await ending.storeChanged()).toEqual({ stored: [], failed: [] });
  });
});
