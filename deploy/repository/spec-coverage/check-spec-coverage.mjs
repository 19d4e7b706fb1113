import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../local/places.mjs';

/** @typedef {{ id: string, words: string, file: string, titles: string[] }} Row */
/** @typedef {{ title: string, passed: boolean }} Ran */

const documentPath = join('docs', 'spec-coverage.md');
const row = /^\| *([VS]-\d[\w.]*) *\|(.*)\|$/;

/**
 * Reads the rows with four columns: id, words, file, titles (several are divided by `<br>`). Rows of three columns,
 * with what is missing instead of file and titles, are the open ones.
 * @param {string} markdown
 * @returns {{ covered: Row[], open: string[], faults: string[] }}
 */
export function readCoverage(markdown) {
  /** @type {{ covered: Row[], open: string[], faults: string[] }} */
  const found = { covered: [], open: [], faults: [] };
  const ids = new Set();
  for (const line of markdown.split('\n').filter((text) => /^\| *[VS]-/.test(text))) {
    const [, id = '', rest = ''] = row.exec(line.trim()) ?? [];
    const cells = rest.split(/(?<!\\)\|/).map((cell) => unquoted(cell.replaceAll('\\|', '|')));
    const [words = '', file = '', tests] = cells;
    const titles = tests?.split('<br>').map(unquoted) ?? [];
    if (id === '' || cells.includes('') || titles.includes('')) {
      found.faults.push(`not to be read: ${line}`);
    } else if (ids.has(id)) found.faults.push(`${id} stands there twice`);
    else if (cells.length === 2) found.open.push(id);
    else if (cells.length === 3) found.covered.push({ id, words, file, titles });
    else found.faults.push(`${id} has ${cells.length + 1} columns`);
    ids.add(id);
  }
  if (found.covered.length === 0) found.faults.push('no row found');
  return found;
}

/** @param {string} cell */
const unquoted = (cell) => cell.trim().replace(/^`([^`]*)`$/, '$1');

/**
 * The journeys that a run left out, taken as passed.
 * @param {Ran[]} ran
 * @param {string[]} all titles of all journeys
 * @returns {Ran[]}
 */
export function leftOver(ran, all) {
  const titles = new Set(ran.map(({ title }) => title));
  return all.filter((title) => !titles.has(title)).map((title) => ({ title, passed: true }));
}

/**
 * Lists missing files and tests of the rows, and tests that failed. A title that ends in … stands for every test that
 * begins so.
 * @param {Row[]} rows
 * @param {Ran[]} tests
 * @param {(file: string) => boolean} isFile
 * @returns {string[]}
 */
export function findMissing(rows, tests, isFile) {
  return rows.flatMap(({ id, file, titles }) => [
    ...(isFile(file) ? [] : [`${id}: there is no file ${file}`]),
    ...titles.flatMap((title) => {
      const named = tests.filter((test) =>
        title.endsWith('…') ? test.title.startsWith(title.slice(0, -1)) : test.title === title,
      );
      if (named.length === 0) return [`${id}: no test ran with the title "${title}"`];
      const failed = named.filter(({ passed }) => !passed);
      return failed.map((test) => `${id}: the test "${test.title}" did not pass`);
    }),
  ]);
}

/**
 * Holds docs/spec-coverage.md against the tests of the runs that just ended. Journeys that are left to `npm run verify`
 * have to exist.
 * @param {Ran[]} ran
 * @param {string[]} journeys titles of all journeys
 */
export async function checkSpecCoverage(ran, journeys) {
  const { covered, open, faults } = readCoverage(readFileSync(join(root, documentPath), 'utf8'));
  const left = leftOver(ran, journeys);
  const missing = findMissing(covered, [...ran, ...left], (file) => existsSync(join(root, file)));
  console.log(`${documentPath}: ${covered.length} rows covered, ${open.length} open`);
  if (left.length > 0) console.log(`${left.length} journeys are left to npm run verify`);
  return { ok: faults.length + missing.length === 0, output: [...faults, ...missing].join('\n') };
}
