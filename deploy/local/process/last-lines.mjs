import { existsSync, readFileSync } from 'node:fs';

/** The last lines of a log file, or a word in their place. @param {string} file @param {number} count */
export function lastLines(file, count) {
  const text = existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : '';
  return text === '' ? '(it printed nothing)' : text.split('\n').slice(-count).join('\n');
}
