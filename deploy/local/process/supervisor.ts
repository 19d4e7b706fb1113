import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { printToTerminal } from '../print.mjs';
import { Child, type ChildSpec } from './child.ts';
import { acceptsConnection, freePort } from './ports.ts';
import { requireUnusedFolder, type NotedSite, noteRun, removeNote, waitForReaper } from './run-file.mjs';

/** The processes of one start and their data folder. They are stopped in reverse order of their start. */
export class Supervisor {
  readonly processes = new Map<string, Child>();
  #onUnexpectedEnd: ((child: Child, how: string) => void) | undefined;
  readonly #reaper;
  /**
   * True once this launcher has claimed the folder. Otherwise the run file belongs to another launcher and must stay.
   */
  #ownsNote = false;
  #stopping: Promise<void> | undefined;

  constructor(
    readonly dataDir: string,
    readonly print = printToTerminal,
    readonly env = process.env,
    /** Whether the data is still needed after the processes have ended. */
    readonly isPersistent = true,
  ) {
    // A killed launcher would leave stores and services running, and the next start would fail at their locks and
    // ports. The reaper ends them. The folder in its arguments distinguishes it from the reapers of other launchers.
    const script = join(import.meta.dirname, 'reaper.sh');
    this.#reaper = spawn('sh', [script, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
    this.#reaper.unref();
    // If the reaper was killed, the launcher continues without it.
    this.#reaper.stdin.on('error', () => undefined);
  }

  /**
   * Claims the data folder: throws if another launcher uses it, and waits until the processes of a killed launcher
   * have ended.
   */
  async takeOver({ isEmptied = false } = {}): Promise<void> {
    if (this.#ownsNote) return;
    requireUnusedFolder(this.dataDir);
    await waitForReaper(this.dataDir, this.print);
    if (isEmptied) rmSync(this.dataDir, { recursive: true, force: true });
    this.#ownsNote = true;
    this.noteSite();
  }

  /** Writes the addresses of this site to the run file for other commands. */
  noteSite(site?: NotedSite): void {
    noteRun(this.dataDir, this.#reaper, site);
  }

  /** A folder for persistent data, created if missing. */
  folder(name: string): string {
    const folder = join(this.dataDir, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }

  /**
   * A free port, the same at each start if possible, so that the addresses of the mailbox and of the CRM's images
   * stay the same.
   */
  portFor(name: string): Promise<number> {
    const hash = createHash('sha256').update(`${this.dataDir} ${name}`).digest();
    return freePort(hash.readUInt16BE());
  }

  /**
   * Starts a process with its own log and waits until it is ready, by default until its port accepts connections. The
   * command is Node unless `part` contains another one.
   */
  async start(port: number, part: Pick<ChildSpec, 'name' | 'args'> & Partial<ChildSpec>): Promise<Child> {
    if (this.isStopping) throw new Error('The launcher is ending.');
    const spec = {
      command: process.execPath,
      env: this.env,
      log: join(this.folder('logs'), `${part.name}.log`),
      isReady: () => acceptsConnection(port),
      ...part,
    };
    const child: Child = new Child(spec, (unexpectedEnd) => {
      const pids = [...this.processes.values()].reverse().flatMap(({ pid }) => pid ?? []);
      this.#reaper.stdin.write(`${pids.join(' ')}\n`);
      if (unexpectedEnd) this.#onUnexpectedEnd?.(child, unexpectedEnd);
    });
    this.processes.set(part.name, child);
    await child.start();
    return child;
  }

  /** Kills a process that does not work, before the next alternative is tried. */
  async drop(name: string): Promise<void> {
    await this.processes.get(name)?.kill();
    this.processes.delete(name);
  }

  /** From now on restarts a process that ended unexpectedly, as a cluster would; rejects if a restart fails. */
  keepAlive(): Promise<never> {
    return new Promise((_resolve, reject) => {
      this.#onUnexpectedEnd = (child, how) => {
        this.print(child.name, `ended (${how}); starting it again. Log: ${child.spec.log}`);
        sleep(1000)
          .then(() => this.restart(child))
          .catch((error: unknown) => (this.isStopping ? undefined : reject(error as Error)));
      };
    });
  }

  /** Stops a process and starts it again, unless the launcher is shutting down. */
  async restart(child: Child): Promise<void> {
    await child.stop();
    if (!this.isStopping) await child.start();
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Stops all processes one after the other, the newest first. Repeated calls share one promise. */
  stop(onStop?: (name: string) => void): Promise<void> {
    this.#stopping ??= this.#stopAll(onStop);
    return this.#stopping;
  }

  async #stopAll(onStop?: (name: string) => void): Promise<void> {
    for (const child of [...this.processes.values()].reverse()) {
      if (child.isRunning) onStop?.(child.name);
      await child.stop();
    }
    if (this.#ownsNote) removeNote(this.dataDir);
    this.#reaper.stdin.end();
  }
}
