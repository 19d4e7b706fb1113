import { SetupFault } from '../setup-fault.mjs';

/** A way that does not work on this machine; the next one is tried. */
export class NotHere extends Error {}

/**
 * Returns the result of the first way that works. A way that the person configured wrongly throws a
 * SetupFault, which ends the search.
 * @template T
 * @param {string} subject what is looked for, e.g. "MongoDB"
 * @param {import('../say.mjs').Say} say
 * @param {{ name: string, attempt: () => Promise<T> }[]} ways
 * @returns {Promise<T>}
 */
export async function firstThatWorks(subject, say, ways) {
  const reasons = [];
  for (const { name, attempt } of ways) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      say(subject.toLowerCase(), `${name}: ${error.message.split('\n', 1)[0]}`);
      reasons.push(`  ${reasons.length + 1}. ${name}: ${error.message}`);
    }
  }
  throw new SetupFault(
    `No ${subject} could be found or installed. One of these ways is needed:\n${reasons.join('\n')}`,
  );
}
