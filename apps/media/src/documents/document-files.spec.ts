import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AtomicFsDriver } from '@estate/storage/atomic-fs-driver';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Disk } from 'flydrive';
import { DocumentFiles } from './document-files.ts';

/** A driver whose writes fail with an error of the file system, after so many that succeed. */
class FailingDriver extends AtomicFsDriver {
  writesLeft = Infinity;

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    this.writesLeft -= 1;
    if (this.writesLeft < 0) return Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    return super.put(key, contents);
  }
}

let folder: string;
let driver: FailingDriver;
let files: DocumentFiles;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  driver = new FailingDriver(folder);
  files = new DocumentFiles(new Disk(driver));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = Buffer.from('%PDF-1.7');
const drawn = { pages: 1, missingPictures: 0 };
const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

it('a document that finds no room is refused as unavailable and leaves nothing', async () => {
  driver.writesLeft = 0;
  await expect(files.store('order', bytes, drawn)).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  });
  expect(await stored()).toBe(0);
  driver.writesLeft = Infinity;
  const made = await files.store('order', bytes, drawn);
  expect(await files.find('order')).toEqual(made);
});

it('a document whose process ended between its file and its order is not found, and stored again as the same file', async () => {
  driver.writesLeft = 1;
  await expect(files.store('order', bytes, drawn)).rejects.toMatchObject({
    problem: { code: 'unavailable' },
  });
  expect(await files.find('order')).toBeUndefined();
  driver.writesLeft = Infinity;
  const made = await files.store('order', bytes, drawn);
  expect(await files.read(made.hash)).toEqual(bytes);
  expect(await stored()).toBe(2);
});

it('a document that is asked for while the old ones are swept is none of them any more', async () => {
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
  for (const name of ['one', 'other']) {
    const { hash } = await files.store(name, Buffer.from(name), drawn);
    await utimes(join(folder, 'documents/files', hash), yesterday, yesterday);
  }
  const old: string[] = [];
  for await (const key of files.olderThan('files', 24 * 60 * 60_000)) {
    old.push(key);
    await Promise.all(['one', 'other'].map((name) => files.find(name)));
  }
  expect(old).toHaveLength(1);
});

it('an order whose file was deleted is not found', async () => {
  const made = await files.store('order', bytes, drawn);
  await files.remove(`documents/files/${made.hash}`);
  expect(await files.find('order')).toBeUndefined();
});
