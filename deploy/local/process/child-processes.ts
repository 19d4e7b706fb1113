import { readdirSync, readFileSync } from 'node:fs';

export interface ChildProcess {
  pid: number;
  /** The state in Linux: R running, S sleeping, T stopped, Z zombie. */
  state: string;
}

function stateOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may hold blanks, so the fields are counted behind it.
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The processes that a process has started and that are not gone (Linux). */
export function childrenOf(parent: number): ChildProcess[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.flatMap((pid) => {
    const found = stateOf(pid);
    return found?.parent === parent ? [{ pid, state: found.state }] : [];
  });
}

/** Whether a process exists and has not ended (Linux). */
export function isAlive(pid: number): boolean {
  const found = stateOf(pid);
  return found !== undefined && found.state !== 'Z';
}
