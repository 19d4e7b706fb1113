import { cpuSeconds } from '../process.mjs';

/** What the named processes of a site use while something runs. */
export class CpuTimes {
  #processes;
  #names;
  /** @type {Map<string, number>} */
  #used = new Map();

  /** @param {ReadonlyMap<string, { pid?: number | undefined }>} processes @param {string[]} names */
  constructor(processes, names) {
    this.#processes = processes;
    this.#names = names;
  }

  /** @template Result @param {() => Promise<Result>} work @returns {Promise<Result>} */
  async during(work) {
    const before = this.#now();
    const result = await work();
    for (const [name, seconds] of this.#now()) {
      this.#used.set(name, (this.#used.get(name) ?? 0) + seconds - (before.get(name) ?? 0));
    }
    return result;
  }

  /** The times since the last call, in ms for each of so many parts. @param {number} parts */
  take(parts) {
    const times = [...this.#used].map(
      ([name, seconds]) => `${name} ${((seconds * 1_000) / parts).toFixed(2)}`,
    );
    this.#used.clear();
    return times.join(', ');
  }

  #now() {
    const pids = this.#names.flatMap((name) => {
      const pid = this.#processes.get(name)?.pid;
      return pid ? [/** @type {const} */ ([name, pid])] : [];
    });
    return new Map(pids.map(([name, pid]) => [name, cpuSeconds(pid)]));
  }
}
