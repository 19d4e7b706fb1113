import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A shell outside our process group that reads the pids of our processes and ends them when we are gone, however that came. */
export function startReaper(dataDir: string) {
  const script = join(import.meta.dirname, 'reaper.sh');
  // The folder tells its command line from those of others.
  const reaper = spawn('sh', [script, dataDir], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  reaper.unref();
  // A launcher whose reaper was killed goes on without it.
  reaper.stdin.on('error', () => undefined);
  return reaper;
}
