import { setTimeout as sleep } from 'node:timers/promises';
import { lastLines } from './process/last-lines.mjs';
import { SetupFault } from './setup-fault.mjs';

const restartsPerMinute = 3;

/**
 * Starts a process again that ended by itself, as a cluster would; ends with a SetupFault if one keeps ending.
 * @param {import('./process/supervisor.mjs').Supervisor} supervisor
 * @param {import('./say.mjs').Say} say
 * @returns {Promise<never>}
 */
export function keepAlive(supervisor, say) {
  /** @type {Map<string, number[]>} */
  const ends = new Map();
  return new Promise((_resolve, reject) => {
    supervisor.onUnexpectedEnd = (child, how) => {
      const recent = [...(ends.get(child.name) ?? []), Date.now()].filter(
        (time) => time > Date.now() - 60_000,
      );
      ends.set(child.name, recent);
      const lines = lastLines(child.spec.log, 15);
      if (recent.length > restartsPerMinute) {
        reject(
          new SetupFault(`${child.name} keeps ending (${how}). Last lines (${child.spec.log}):\n${lines}`),
        );
        return;
      }
      say(child.name, `ended (${how}); starting it again. Log: ${child.spec.log}`);
      sleep(1000)
        .then(() => (supervisor.isStopping ? undefined : child.start()))
        .catch((error) => (supervisor.isStopping ? undefined : reject(error)));
    };
  });
}
