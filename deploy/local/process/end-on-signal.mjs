import { endRunningCommands } from './run-command.mjs';

/** @typedef {import('./supervisor.mjs').Supervisor} Supervisor */

/** @type {Set<Supervisor>} */
const supervisors = new Set();
let ending = false;

export const isEndingOnSignal = () => ending;

/**
 * Ctrl-C, `kill` and a closed terminal end everything in order, whatever the launcher is doing at the moment.
 * @param {Supervisor} supervisor
 * @param {() => number} [exitCode] told to end before its work was done is a failure
 */
export function endOnSignal(supervisor, exitCode = () => 130) {
  if (supervisors.size === 0) {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endAll(exitCode()));
  }
  supervisors.add(supervisor);
}

/** @param {number} exitCode */
async function endAll(exitCode) {
  ending = true;
  endRunningCommands();
  await Promise.all([...supervisors].map((supervisor) => supervisor.stop(sayStop)));
  process.exit(exitCode);
}

/** @param {string} name */
const sayStop = (name) => console.log(`${'stop'.padEnd(10)} ${name}`);
