import { readdirSync, readFileSync } from 'node:fs';

export interface ChildProcess {
  pid: number;
  /** The state in Linux: R running, S sleeping, T stopped, Z zombie. */
  state: string;
}

function stateOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name may contain blanks and parentheses, so the fields are counted after its closing parenthesis.
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The child processes of a process that have not been reaped (Linux). */
export function childrenOf(parent: number): ChildProcess[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.flatMap((pid) => {
    const found = stateOf(pid);
    return found?.parent === parent ? [{ pid, state: found.state }] : [];
  });
}

/** Whether a process exists and is no zombie (Linux). */
export function isAlive(pid: number): boolean {
  const found = stateOf(pid);
  return found !== undefined && found.state !== 'Z';
}
