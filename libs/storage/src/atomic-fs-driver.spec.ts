import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { AtomicFsDriver } from './atomic-fs-driver.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atomic-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a write', () => {
  it('concurrent readers and writers never read a half-written file', async () => {
    const driver = new AtomicFsDriver(folder);
    const versions = ['a', 'b'].map((letter) => letter.repeat(1_000_000));
    await driver.put('x/file', versions[0] ?? '');
    const write = async (turn: number) => driver.put('x/file', versions[turn % 2] ?? '');
    const read = async () => expect(versions).toContain(await readFile(join(folder, 'x/file'), 'utf8'));
    await Promise.all(Array.from({ length: 12 }, (_, turn) => Promise.all([write(turn), read(), read()])));
    expect(await readdir(join(folder, 'x'))).toEqual(['file']);
  });

  it('a failed write of a file leaves the old content and no temporary file', async () => {
    const driver = new AtomicFsDriver(folder);
    await mkdir(join(folder, 'x/taken'), { recursive: true });
    await expect(driver.put('x/taken', 'new')).rejects.toThrow();
    expect(await readdir(join(folder, 'x'))).toEqual(['taken']);
  });
});
