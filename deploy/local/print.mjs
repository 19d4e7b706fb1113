/** @typedef {(subject: string, text: string) => void} Say */

/** @type {Say} */
export const sayToTerminal = (subject, text) => console.log(`${subject.padEnd(10)} ${text}`);

/** For tests that bring the site up in process. @type {Say} */
export const sayNothing = () => undefined;

/** Seconds since `since` (performance.now()), e.g. "3.2 s". @param {number} since */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
