import { spawn } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'reaper.sh');

/** A shell outside our process group that ends our processes as soon as we are gone, however that happened. */
export class Reaper {
  readonly #shell;

  /** `dataDir` tells its command line from those of others. */
  constructor(dataDir: string) {
    this.#shell = spawn('sh', [script, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    this.#shell.unref();
    // A launcher whose reaper was killed goes on without it.
    this.#shell.stdin.on('error', () => undefined);
  }

  get pid(): number {
    return this.#shell.pid ?? 0;
  }

  /** Names the processes that run, the first to end first. */
  watch(pids: number[]): void {
    this.#shell.stdin.write(`${pids.join(' ')}\n`);
  }

  end(): void {
    this.#shell.stdin.end();
  }
}
