import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFault } from '../setup-fault.mjs';
import { lastLines } from './last-lines.mjs';

/**
 * @typedef {object} ChildSpec
 * @property {string} name
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} env
 * @property {string} log where its output goes; emptied at the first start
 * @property {string[]} marks any of these in its command line proves that a pid is still this process
 * @property {() => Promise<boolean>} isReady
 * @property {number} [readyWithinMs]
 */

/**
 * A process of ours in a process group of its own, so that Ctrl-C reaches it only through the launcher and in order.
 * It can be killed and started again with the same ports, environment and data.
 */
export class Child {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  /** @type {Promise<void>} */
  #exited = Promise.resolve();
  #startedBefore = false;
  /** True from `stop` or `kill` on, because its end is then expected. */
  ending = false;

  /**
   * @param {ChildSpec} spec
   * @param {() => void} [onChange] called when its pid changed
   * @param {(child: Child, how: string) => void} [onUnexpectedEnd]
   */
  constructor(spec, onChange, onUnexpectedEnd) {
    this.spec = spec;
    this.onChange = onChange;
    this.onUnexpectedEnd = onUnexpectedEnd;
  }

  get name() {
    return this.spec.name;
  }

  get pid() {
    return this.#process?.pid;
  }

  get isRunning() {
    return this.#process !== undefined;
  }

  /** Starts it and waits until it is ready; throws a SetupFault with its last log lines if it ends before. */
  async start() {
    if (this.isRunning) return;
    this.#spawn();
    const { name, log, isReady, readyWithinMs = 60_000 } = this.spec;
    const deadline = performance.now() + readyWithinMs;
    while (!(await isReady())) {
      if (!this.isRunning) {
        throw new SetupFault(`${name} ended while starting. Its last lines (${log}):\n${lastLines(log, 15)}`);
      }
      if (performance.now() > deadline) {
        await this.kill();
        const lines = lastLines(log, 15);
        throw new SetupFault(
          `${name} was not ready after ${readyWithinMs / 1000} s. Last lines (${log}):\n${lines}`,
        );
      }
      await sleep(60);
    }
    if (!this.isRunning) throw new SetupFault(`${name} ended; another process answers in its place.`);
  }

  #spawn() {
    const { command, args, cwd, env, log } = this.spec;
    mkdirSync(dirname(log), { recursive: true });
    const output = openSync(log, this.#startedBefore ? 'a' : 'w');
    this.#startedBefore = true;
    this.ending = false;
    const started = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    this.#process = started;
    this.#exited = new Promise((resolve) => {
      /** @param {string} how */
      const ended = (how) => {
        this.#process = undefined;
        this.onChange?.();
        resolve();
        if (!this.ending) this.onUnexpectedEnd?.(this, how);
      };
      started.once('error', (error) => ended(error.message));
      started.once('exit', (code, signal) => ended(signal ?? `code ${code}`));
    });
    this.onChange?.();
  }

  /** Asks the process to end and kills it after the time-out. */
  async stop(withinMs = 12_000) {
    const pid = this.pid;
    if (pid === undefined) return;
    this.ending = true;
    signal(pid, 'SIGTERM');
    await Promise.race([this.#exited, sleep(withinMs, undefined, { ref: false })]);
    if (this.isRunning) signal(-pid, 'SIGKILL');
    await this.#exited;
  }

  /** @param {NodeJS.Signals} [how] */
  async kill(how = 'SIGKILL') {
    if (this.pid === undefined) return;
    this.ending = true;
    signal(-this.pid, how);
    await this.#exited;
  }

  /** What the next start must see in a command line before it ends this pid as an orphan. */
  get marks() {
    return { program: basename(this.spec.command), marks: this.spec.marks };
  }
}

/**
 * @param {number} pid negative: the whole group
 * @param {NodeJS.Signals} how
 */
function signal(pid, how) {
  try {
    process.kill(pid, how);
  } catch {
    // It has ended by itself meanwhile.
  }
}
