import { readFileSync } from 'node:fs';

/** Clock ticks a second, as Linux tells them to programs. */
const ticksPerSecond = 100;

/** CPU time that a process has used so far, user and system, in seconds (Linux). @param {number} pid */
export function cpuSeconds(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program may hold blanks, so the fields are counted behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

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
