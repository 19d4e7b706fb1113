import { readdirSync, readFileSync } from 'node:fs';

/** The state in Linux (R running, S sleeping, T stopped, Z zombie) and the parent; undefined without such a process. */
function statusOf(pid: number): { state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program name may contain blanks and parentheses, so the fields are counted after its closing parenthesis.
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The pids of a process's children that have not been reaped (Linux). */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  return pids.filter((pid) => statusOf(pid)?.parent === parent);
}

/** Whether a process exists and is no zombie (Linux). */
export function isAlive(pid: number): boolean {
  const status = statusOf(pid);
  return status !== undefined && status.state !== 'Z';
}
