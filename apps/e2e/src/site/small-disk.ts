import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const sizeMb = 48;

/** Makes each write to a file fail like a full disk while the flag exists; loaded into media if mounting is not allowed. */
const injection = (flag: string) => `
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
const file = await open(process.execPath);
const { writeFile } = Object.getPrototypeOf(file);
await file.close();
Object.getPrototypeOf(file).writeFile = function (...given) {
  if (existsSync(${JSON.stringify(flag)})) return Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }));
  return writeFile.apply(this, given);
};`;

/** A disk that can be filled: a tmpfs where mounting is allowed, otherwise a folder with injected faults. */
export class SmallDisk {
  readonly root = mkdtempSync(join(tmpdir(), 'estate-disk-'));
  readonly kind: 'tmpfs' | 'injected';
  private readonly filler = join(this.root, 'filler');

  constructor() {
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'estate-faults', this.root]);
    this.kind = mounted.status === 0 ? 'tmpfs' : 'injected';
  }

  /** The environment with which media stores on this disk. */
  get env(): NodeJS.ProcessEnv {
    const storage = { STORAGE_URL: pathToFileURL(join(this.root, 'storage')).href };
    if (this.kind === 'tmpfs') return storage;
    const module = join(this.root, 'full-disk.mjs');
    writeFileSync(module, injection(this.filler));
    return { ...storage, NODE_OPTIONS: `--import ${pathToFileURL(module).href}` };
  }

  /** Leaves no room for a single block. */
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
