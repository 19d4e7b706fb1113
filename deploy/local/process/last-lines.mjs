import { readFileSync } from 'node:fs';

/**
 * The last lines of a log file, or a word in their place.
 * @param {string} file
 * @param {number} count
 */
export function lastLines(file, count) {
  let text = '';
  try {
    text = readFileSync(file, 'utf8').trimEnd();
  } catch {
    // No file: it printed nothing.
  }
  return text === '' ? '(it printed nothing)' : text.split('\n').slice(-count).join('\n');
}
