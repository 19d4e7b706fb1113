import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { printNothing } from '../../../../deploy/local/print.mjs';
import { aptPackage } from '../../../../deploy/local/stores/system-package.ts';

/** A replacement for libfaketime: adds the seconds from a file, read four times a second, to Date. */
const injection = (file: string) => `
import { readFileSync } from 'node:fs';
let offset = 0;
const read = () => { offset = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) * 1000; };
read();
setInterval(read, 250).unref();
const Real = Date;
globalThis.Date = class Date extends Real {
  constructor(...given) { given.length === 0 ? super(Real.now() + offset) : super(...given); }
  static now() { return Real.now() + offset; }
};`;

const libraries = () =>
  readdirSync('/usr/lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join('/usr/lib', name, 'faketime', 'libfaketime.so.1'))
    .filter((file) => existsSync(file));

/** The path of libfaketime, installed by apt-get if necessary; undefined if that fails. */
async function findLibrary(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  if (libraries().length === 0)
    await aptPackage('faketime', 'clock', { env: process.env, print: printNothing }).catch(() => undefined);
  return libraries()[0];
}

/**
 * A fake clock for processes that are started with `env`. It can be moved while they run; monotonic time stays
 * correct.
 */
export class FakeClock {
  private readonly folder = mkdtempSync(join(tmpdir(), 'estate-clock-'));
  private readonly file = join(this.folder, 'offset');
  readonly kind: 'libfaketime' | 'injected';

  private constructor(private readonly library: string | undefined) {
    this.kind = library ? 'libfaketime' : 'injected';
    this.move(0);
    writeFileSync(join(this.folder, 'clock.mjs'), injection(this.file));
  }

  static async make(): Promise<FakeClock> {
    return new FakeClock(await findLibrary());
  }

  get env(): NodeJS.ProcessEnv {
    if (!this.library)
      return { NODE_OPTIONS: `--import ${pathToFileURL(join(this.folder, 'clock.mjs')).href}` };
    return {
      LD_PRELOAD: this.library,
      FAKETIME_TIMESTAMP_FILE: this.file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** Sets the clock to this many seconds after the real time. Takes effect within a second. */
  move(seconds: number): void {
    writeFileSync(this.file, this.library ? `+${seconds}\n` : String(seconds));
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
