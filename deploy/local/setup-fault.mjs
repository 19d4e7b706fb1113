import { isEndingOnSignal } from './process/end-on-signal.mjs';

/** An error that the operator can correct; its message is printed without a stack. */
export class SetupFault extends Error {}

/**
 * Runs a script's main function; an error is printed on stderr and sets exit code 1.
 * @param {() => Promise<void>} run
 */
export async function runScript(run) {
  try {
    await run();
  } catch (fault) {
    // After a signal, errors are caused by stopped processes, and the signal handler exits.
    if (isEndingOnSignal()) return;
    console.error(fault instanceof SetupFault ? `\n${fault.message}` : fault);
    process.exit(1);
  }
}
