import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Adds the seconds from a file, read four times a second, to Date. */
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

/**
 * A fake clock for Node processes that are started with `env`. It can be moved while they run; monotonic time stays
 * correct.
 */
export class FakeClock {
  private readonly folder = mkdtempSync(join(tmpdir(), 'estate-clock-'));
  private readonly file = join(this.folder, 'offset');
  readonly env: NodeJS.ProcessEnv;

  constructor() {
    const module = join(this.folder, 'clock.mjs');
    this.move(0);
    writeFileSync(module, injection(this.file));
    this.env = { NODE_OPTIONS: `--import ${pathToFileURL(module).href}` };
  }

  /** Sets the clock to this many seconds after the real time. Takes effect within a second. */
  move(seconds: number): void {
    writeFileSync(this.file, String(seconds));
  }

  end(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
