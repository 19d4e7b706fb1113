import { setTimeout as sleep } from 'node:timers/promises';
import { type Supervisor } from './process/supervisor.ts';
import { type Say } from './say.mjs';
import { SetupFault } from './setup-fault.mjs';

const restartsPerMinute = 3;

/** Starts a process again that ended by itself, as a cluster would; ends with a SetupFault if one keeps ending. */
export function keepAlive(supervisor: Supervisor, say: Say): Promise<never> {
  const ends = new Map<string, number[]>();
  return new Promise((_resolve, reject) => {
    supervisor.onUnexpectedEnd = (child, how) => {
      const { name, log } = child.spec;
      const recent = [...(ends.get(name) ?? []), Date.now()].filter((time) => time > Date.now() - 60_000);
      ends.set(name, recent);
      if (recent.length > restartsPerMinute) {
        const fault = `${name} keeps ending (${how}). Last lines (${log}):\n${child.lastLines}`;
        reject(new SetupFault(fault));
        return;
      }
      say(name, `ended (${how}); starting it again. Log: ${log}`);
      sleep(1000)
        .then(() => (supervisor.isStopping ? undefined : child.start()))
        .catch((error: unknown) => (supervisor.isStopping ? undefined : reject(error as Error)));
    };
  });
}
