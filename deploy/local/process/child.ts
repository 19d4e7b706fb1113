import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupFault } from '../setup-fault.mjs';

export interface ChildSpec {
  name: string;
  command: string;
  args: string[];
  cwd?: string;
  env: NodeJS.ProcessEnv;
  /** Log file for its output; truncated at the first start. */
  log: string;
  isReady: () => Promise<boolean>;
  readyWithinMs?: number;
}

/**
 * A child process in its own process group, so that Ctrl-C reaches only the launcher, which ends the processes in
 * order. It can be killed and restarted with the same ports, environment and data.
 */
export class Child {
  pid: number | undefined;
  #exited: Promise<void> | undefined;
  #startedBefore = false;
  /** True from `stop` or `kill` on, so that the exit counts as expected. */
  #ending = false;

  /** `onChange` is called when the pid changes, with a reason if the process ended unexpectedly. */
  constructor(
    readonly spec: ChildSpec,
    private readonly onChange?: (unexpectedEnd?: string) => void,
  ) {}

  get name(): string {
    return this.spec.name;
  }

  get isRunning(): boolean {
    return this.#exited !== undefined;
  }

  /**
   * Starts the process and waits until it is ready; throws a SetupFault with its last log lines if it exits or is not
   * ready in time.
   */
  async start(): Promise<void> {
    if (this.#exited) return;
    this.#spawn();
    const { name, log, isReady, readyWithinMs = 60_000 } = this.spec;
    const deadline = performance.now() + readyWithinMs;
    do {
      await sleep(60);
      if (!(await isReady())) continue;
      if (this.isRunning) return;
      throw new SetupFault(`${name} ended; another process answers in its place.`);
    } while (this.isRunning && performance.now() < deadline);
    const how = this.isRunning ? `was not ready after ${readyWithinMs / 1000} s` : 'ended while starting';
    await this.kill();
    const printed = existsSync(log)
      ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-15).join('\n')
      : '';
    throw new SetupFault(`${name} ${how}. Its last lines (${log}):\n${printed || '(it printed nothing)'}`);
  }

  #spawn(): void {
    const { command, args, cwd, env, log } = this.spec;
    // The child writes to the file itself, because a pipe would break when the launcher exits.
    const output = openSync(log, this.#startedBefore ? 'a' : 'w');
    this.#startedBefore = true;
    this.#ending = false;
    const started = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    this.pid = started.pid;
    this.#exited = once(started, 'exit')
      .then(
        ([code, signal]) => String(signal ?? `code ${code}`),
        (error: unknown) => String(error),
      )
      .then((how) => {
        this.pid = undefined;
        this.#exited = undefined;
        this.onChange?.(this.#ending ? undefined : how);
      });
    this.onChange?.();
  }

  /** Sends SIGTERM and, after the timeout, kills the process group. */
  async stop(withinMs = 12_000): Promise<void> {
    const limit = setTimeout(() => void this.kill(), withinMs);
    await this.kill('SIGTERM');
    clearTimeout(limit);
  }

  /** SIGTERM goes to the process alone, SIGKILL to its group. */
  async kill(how: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (this.pid === undefined) return;
    this.#ending = true;
    try {
      process.kill(how === 'SIGKILL' ? -this.pid : this.pid, how);
    } catch {
      // The process has ended meanwhile.
    }
    await this.#exited;
  }
}
