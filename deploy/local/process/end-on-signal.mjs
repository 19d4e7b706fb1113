/** @typedef {{ stop(onStop?: (name: string) => void): unknown }} Stoppable */

/** @type {Set<Stoppable>} */
const running = new Set();
let ending = false;
// A signal before the command has finished means failure.
let exitCode = () => 130;

export const isEndingOnSignal = () => ending;

/**
 * Makes Ctrl-C, `kill` and a closed terminal end everything in order, at any time.
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
