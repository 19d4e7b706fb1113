/** @typedef {(subject: string, text: string) => void} Print */

/** @type {Print} */
export const printToTerminal = (subject, text) => console.log(`${subject.padEnd(10)} ${text}`);

/** Prints nothing; for tests and for `npm run staff`, whose output is its own. @type {Print} */
export const printNothing = () => undefined;

/** Seconds since `since` (performance.now()), e.g. "3.2 s". @param {number} since */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
