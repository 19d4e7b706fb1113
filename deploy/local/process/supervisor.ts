import { type Say } from '../say.mjs';
import { Child, type ChildSpec } from './child.ts';
import { type NotedSite, RunFile } from './run-file.mjs';

/** The processes of one start, in their starting order; they end in reverse order. */
export class Supervisor {
  readonly processes = new Map<string, Child>();
  onUnexpectedEnd: ((child: Child, how: string) => void) | undefined;
  readonly #runFile: RunFile;
  /** The note of another launcher must stay. */
  #ownsRunFile = false;
  #stopping: Promise<void> | undefined;

  /** A launcher that crashes cannot wait for its children any more, but it can still tell them to end. */
  readonly #endAtExit = () => {
    for (const { pid } of this.processes.values()) if (pid !== undefined) process.kill(pid, 'SIGTERM');
  };

  constructor(readonly dataDir: string) {
    this.#runFile = new RunFile(dataDir);
    process.once('exit', this.#endAtExit);
  }

  /** Claims the data folder: refuses if another launcher uses it, and ends processes that a killed launcher left. */
  async takeOver(say: Say): Promise<void> {
    if (this.#ownsRunFile) return;
    await this.#runFile.endOrphans(say);
    this.#ownsRunFile = true;
    this.#note();
  }

  /** Starts a process and waits until it is ready. */
  async start(spec: ChildSpec): Promise<Child> {
    if (this.#stopping) throw new Error('The launcher is ending.');
    const child = new Child(
      spec,
      () => this.#note(),
      (ended, how) => this.onUnexpectedEnd?.(ended, how),
    );
    this.processes.set(spec.name, child);
    await child.start();
    return child;
  }

  /** Stops a process that does not work, so that the next way can be tried. */
  async drop(name: string): Promise<void> {
    await this.processes.get(name)?.kill();
    this.processes.delete(name);
  }

  /** Where other commands find the stores of this start. */
  noteSite(site: NotedSite): void {
    this.#runFile.site = site;
    this.#note();
  }

  #note(): void {
    if (this.#ownsRunFile && !this.#stopping) this.#runFile.write([...this.processes.values()]);
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Newest first, one after the other; safe to call twice. */
  stop(onStop?: (name: string) => void): Promise<void> {
    this.#stopping ??= this.#stopAll(onStop);
    return this.#stopping;
  }

  async #stopAll(onStop?: (name: string) => void): Promise<void> {
    for (const child of [...this.processes.values()].reverse()) {
      if (child.isRunning) onStop?.(child.name);
      await child.stop();
    }
    if (this.#ownsRunFile) this.#runFile.remove();
    process.off('exit', this.#endAtExit);
  }
}
