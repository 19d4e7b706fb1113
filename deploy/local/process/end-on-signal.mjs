/** @typedef {{ stop(onStop?: (name: string) => void): unknown }} Stoppable */

/** @type {Set<Stoppable>} */
const running = new Set();
let ending = false;
// The exit code after a signal; 130 (failure) if the command has not finished.
let exitCode = () => 130;

export const isEndingOnSignal = () => ending;

/**
 * On Ctrl-C, `kill` or a closed terminal, stops `stoppable` and all earlier ones, then exits with the result of
 * `codeAtExit`.
 * @param {Stoppable} stoppable
 * @param {() => number} [codeAtExit]
 */
export function endOnSignal(stoppable, codeAtExit = exitCode) {
  exitCode = codeAtExit;
  running.add(stoppable);
  if (running.size > 1) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void endAll());
}

async function endAll() {
  ending = true;
  const onStop = (/** @type {string} */ name) => console.log(`${'stop'.padEnd(10)} ${name}`);
  await Promise.all([...running].map((one) => one.stop(onStop)));
  process.exit(exitCode());
}
