/** @typedef {(subject: string, text: string) => void} Say */

/** @type {Say} */
export const sayToTerminal = (subject, text) => console.log(`${subject.padEnd(10)} ${text}`);

/** For tests that bring the site up in process. @type {Say} */
export const sayNothing = () => undefined;

/** Seconds since `since` (performance.now()), e.g. "3.2 s". @param {number} since */
export const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A line that is rewritten in a terminal, and printed every five seconds elsewhere. @param {string} subject */
export function progressLine(subject, stream = process.stdout) {
  let printedAt = -Infinity;
  let length = 0;
  return {
    /** @param {string} text */
    show(text) {
      const line = `${subject.padEnd(10)} ${text}`;
      if (stream.isTTY) stream.write(`\r${line.padEnd(length)}`);
      else if (performance.now() - printedAt > 5000) {
        stream.write(`${line}\n`);
        printedAt = performance.now();
      }
      length = line.length;
    },
    end() {
      if (stream.isTTY && length > 0) stream.write('\n');
    },
  };
}
