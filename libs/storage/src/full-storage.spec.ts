import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Disk } from 'flydrive';
import { AtomicFsDriver } from './atomic-fs-driver.ts';
import { storageState, writeObject } from './open-storage.ts';

/** A driver whose writes fail with this error code of the file system. */
class FailingDriver extends AtomicFsDriver {
  code: string | undefined;

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    if (this.code) return Promise.reject(Object.assign(new Error(this.code), { code: this.code }));
    return super.put(key, contents);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'full-'));
const driver = new FailingDriver(folder);
const storage = new Disk(driver);
afterAll(() => rm(folder, { recursive: true }));

describe('a storage', () => {
  it.each([
    [undefined, 'ok'],
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EACCES', 'gone'],
  ])('a storage whose writes fail with the error code %s has the state %s', async (code, state) => {
    driver.code = code;
    expect(await storageState(storage)).toBe(state);
  });

  it('a storage that is full refuses writes with a German reason and keeps its files', async () => {
    driver.code = undefined;
    await writeObject(storage, 'image', 'old');
    driver.code = 'ENOSPC';
    await expect(writeObject(storage, 'image', 'new')).rejects.toMatchObject({
      problem: { status: 507, detail: 'Der Bildspeicher ist voll.' },
    });
    expect(await storage.get('image')).toBe('old');
  });
});
