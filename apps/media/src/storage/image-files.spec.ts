import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionFolder } from '@estate/storage/image-address';
import { AtomicFsDriver } from '@estate/storage/atomic-fs-driver';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Disk } from 'flydrive';
import { ImageFiles } from './image-files.ts';

class CountingDriver extends AtomicFsDriver {
  reads = 0;

  override getBytes(key: string): Promise<Uint8Array> {
    this.reads += 1;
    return super.getBytes(key);
  }
}

const address = { bucket: 'property-images', path: '1/1-0.jpeg' } as const;
const bytes = new Uint8Array(1_000_000);

let driver: CountingDriver;
let files: ImageFiles;
const folder = await mkdtemp(join(tmpdir(), 'files-'));
beforeEach(() => {
  driver = new CountingDriver(folder);
  files = new ImageFiles(new Disk(driver));
});
afterAll(() => rm(folder, { recursive: true }));

describe('a stored rendition', () => {
  it('a stored rendition is read from storage once, and sent from memory often', async () => {
    await files.writeRendition(address, 'm1', 'a.webp', bytes);
    const sent = [1, 2, 3].map(() => files.rendition(address, 'm1', 'a.webp'));
    for (const one of sent) expect((await one)?.byteLength).toBe(bytes.length);
    const { reads } = driver;
    expect((await files.rendition(address, 'm1', 'a.webp'))?.byteLength).toBe(bytes.length);
    expect(driver.reads).toBe(reads);
  });

  it('a stored rendition leaves memory when its image version is deleted, and those of other versions stay', async () => {
    const other = { ...address, path: '1/1-0.jpeg2' };
    for (const one of [address, other]) {
      await files.writeRendition(one, 'm1', 'a.webp', bytes);
      await files.rendition(one, 'm1', 'a.webp');
    }
    await files.removeVersion(versionFolder(address, 'm1'));
    expect(await files.rendition(address, 'm1', 'a.webp')).toBeUndefined();
    const { reads } = driver;
    expect(await files.rendition(other, 'm1', 'a.webp')).toBeDefined();
    expect(driver.reads).toBe(reads);
  });

  it('a stored rendition leaves memory when the cache would exceed 16 MiB', async () => {
    const names = Array.from({ length: 17 }, (_, index) => `${index}.webp`);
    for (const name of names) {
      await files.writeRendition(address, 'm2', name, bytes);
      await files.rendition(address, 'm2', name);
    }
    const { reads } = driver;
    await files.rendition(address, 'm2', '0.webp');
    expect(driver.reads).toBe(reads + 1);
    await files.rendition(address, 'm2', '16.webp');
    expect(driver.reads).toBe(reads + 1);
  });
});
