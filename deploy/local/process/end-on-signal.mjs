import { endRunningCommands } from './run-command.mjs';

let ending = false;

export const isEndingOnSignal = () => ending;

/**
 * Ctrl-C, `kill` and a closed terminal end everything in order, whatever the launcher is doing at the moment.
 * @param {import('./supervisor.mjs').Supervisor} supervisor
 */
export function endOnSignal(supervisor) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      ending = true;
      endRunningCommands();
      void supervisor.stop((name) => console.log(`${'stop'.padEnd(10)} ${name}`)).then(() => process.exit(0));
    });
  }
}
