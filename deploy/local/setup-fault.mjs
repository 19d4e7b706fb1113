import { isEndingOnSignal } from './process/end-on-signal.mjs';

/** A fault that the operator can correct: printed as its message, without a stack. */
export class SetupFault extends Error {}

/**
 * Runs a script's main function; a fault becomes one message on stderr and exit code 1.
 * @param {() => Promise<void>} run
 */
export async function runScript(run) {
  try {
    await run();
  } catch (fault) {
    // After a signal, failures are caused by ended processes, and the signal handler exits.
    if (isEndingOnSignal()) return;
    console.error(fault instanceof SetupFault ? `\n${fault.message}` : fault);
    process.exit(1);
  }
}
