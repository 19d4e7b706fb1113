import { Child } from './child.mjs';
import { RunFile } from './run-file.mjs';

/** The processes of one start, in their starting order; they end in reverse order. */
export class Supervisor {
  /** @type {Map<string, Child>} */
  processes = new Map();
  /** @type {((child: Child, how: string) => void) | undefined} */
  onUnexpectedEnd;
  #runFile;
  /** The note of another launcher must stay. */
  #ownsRunFile = false;
  /** @type {Promise<void> | undefined} */
  #stopping;

  /** A launcher that crashes cannot wait for its children any more, but it can still tell them to end. */
  #endAtExit = () => {
    for (const { pid } of this.processes.values()) if (pid !== undefined) process.kill(pid, 'SIGTERM');
  };

  /** @param {string} dataDir */
  constructor(dataDir) {
    this.#runFile = new RunFile(dataDir);
    process.once('exit', this.#endAtExit);
  }

  /**
   * Claims the data folder: refuses if another launcher uses it, and ends processes that a killed launcher left.
   * @param {import('../say.mjs').Say} say
   */
  async takeOver(say) {
    if (this.#ownsRunFile) return;
    await this.#runFile.endOrphans(say);
    this.#ownsRunFile = true;
    this.#note();
  }

  /** Starts a process and waits until it is ready. @param {import('./child.mjs').ChildSpec} spec */
  async start(spec) {
    if (this.#stopping) throw new Error('The launcher is ending.');
    const onEnd = (/** @type {Child} */ ended, /** @type {string} */ how) =>
      this.onUnexpectedEnd?.(ended, how);
    const child = new Child(spec, () => this.#note(), onEnd);
    this.processes.set(spec.name, child);
    await child.start();
    return child;
  }

  /** Stops a process that does not work, so that the next way can be tried. @param {string} name */
  async drop(name) {
    await this.processes.get(name)?.kill();
    this.processes.delete(name);
  }

  /** Where other commands find the stores of this start. @param {import('./run-file.mjs').NotedSite} site */
  noteSite(site) {
    this.#runFile.site = site;
    this.#note();
  }

  #note() {
    if (this.#ownsRunFile && !this.#stopping) this.#runFile.write([...this.processes.values()]);
  }

  get isStopping() {
    return this.#stopping !== undefined;
  }

  /** Newest first, one after the other; safe to call twice. @param {(name: string) => void} [onStop] */
  stop(onStop) {
    this.#stopping ??= this.#stopAll(onStop);
    return this.#stopping;
  }

  /** @param {((name: string) => void) | undefined} onStop */
  async #stopAll(onStop) {
    for (const child of [...this.processes.values()].reverse()) {
      if (child.isRunning) onStop?.(child.name);
      await child.stop();
    }
    if (this.#ownsRunFile) this.#runFile.remove();
    process.off('exit', this.#endAtExit);
  }
}
