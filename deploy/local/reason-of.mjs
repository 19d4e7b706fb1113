import { stripVTControlCharacters } from 'node:util';

/** Playwright says what it looked for, what it expected and what it found in about so many lines. */
const maxLines = 6;

/**
 * The beginning of what a failed test said, without colours and empty lines: up to six lines of 200 characters.
 * @param {string | null | undefined} message
 */
export const reasonOf = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, maxLines)
    .join('\n     ');
