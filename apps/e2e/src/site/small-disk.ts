import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const sizeMb = 48;

/**
 * Makes each write to a file fail with ENOSPC while the flag file exists. Loaded into media if mounting is not
 * allowed.
 */
const injection = (flag: string) => `
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
const file = await open(process.execPath);
const { writeFile } = Object.getPrototypeOf(file);
await file.close();
Object.getPrototypeOf(file).writeFile = function (...args) {
  if (existsSync(${JSON.stringify(flag)})) return Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  return writeFile.apply(this, args);
};`;

/** A disk that can be filled: a tmpfs if mounting is allowed, otherwise a folder with injected errors. */
export class SmallDisk {
  readonly root = mkdtempSync(join(tmpdir(), 'estate-disk-'));
  readonly kind: 'tmpfs' | 'injected';
  private readonly filler = join(this.root, 'filler');

  constructor() {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'estate-faults', this.root]);
    this.kind = mounted.status === 0 ? 'tmpfs' : 'injected';
  }

  /** The environment that makes media store its files on this disk. */
  get env(): NodeJS.ProcessEnv {
    const storage = { STORAGE_URL: pathToFileURL(join(this.root, 'storage')).href };
    if (this.kind === 'tmpfs') return storage;
    const module = join(this.root, 'full-disk.mjs');
    writeFileSync(module, injection(this.filler));
    return { ...storage, NODE_OPTIONS: `--import ${pathToFileURL(module).href}` };
  }

  /** Fills the tmpfs to the last block, or creates the flag file that makes writes fail. */
  fill(): void {
    const file = openSync(this.filler, 'w');
    try {
      for (const size of this.kind === 'tmpfs' ? [1024 * 1024, 4096] : []) writeUntilFull(file, size);
    } finally {
      closeSync(file);
    }
  }

  makeRoom(): void {
    rmSync(this.filler);
  }

  end(): void {
    if (this.kind === 'tmpfs') spawnSync('umount', [this.root]);
    if (existsSync(this.root)) rmSync(this.root, { recursive: true, force: true });
  }
}

function writeUntilFull(file: number, size: number): void {
  const block = Buffer.alloc(size, 1);
  try {
    for (let written = 0; written < sizeMb * 1024 * 1024; written += size) writeSync(file, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
