import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Makes each write to a file fail with ENOSPC while the flag file exists. */
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

/** A simulated full disk: while it is full, each write of a process that was started with `env` fails. */
export class SmallDisk {
  readonly root = mkdtempSync(join(tmpdir(), 'estate-disk-'));
  private readonly flag = join(this.root, 'full');
  /** The environment that makes media store its files on this disk. */
  readonly env: NodeJS.ProcessEnv;

  constructor() {
    const module = join(this.root, 'full-disk.mjs');
    writeFileSync(module, injection(this.flag));
    this.env = {
      STORAGE_URL: pathToFileURL(join(this.root, 'storage')).href,
      NODE_OPTIONS: `--import ${pathToFileURL(module).href}`,
    };
  }

  fill(): void {
    writeFileSync(this.flag, '');
  }

  makeRoom(): void {
    rmSync(this.flag);
  }

  end(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
