import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { findTool } from '../../verify-tools.mjs';
import { chromiumFlags } from '../../local/stores/browser.ts';
import { mediansOf } from './thresholds.mjs';

/**
 * @typedef {object} Report what is read of Lighthouse's JSON
 * @property {Record<string, { score: number | null }>} categories
 * @property {Record<string, { numericValue?: number }>} audits
 * @property {{ message: string }} [runtimeError]
 */

const options = ['--output=json', '--quiet', `--chrome-flags=--headless ${chromiumFlags.join(' ')}`];

/**
 * Runs Lighthouse's mobile preset over each page `runs` times, by turns, so that a slow minute of the machine meets all
 * of them alike; each run in a fresh browser. A page is read once before, so that it comes from the site's cache as it does
 * for most visitors: site and browser share this machine, and reads.mjs measures what a page costs that is not kept.
 * @param {Record<string, string>} pages address by name
 * @param {{ chromePath: string, runs: number, slowdown: number }} options `slowdown`: how many times slower than this machine
 *   the phone is
 * @returns {Promise<Record<string, import('./thresholds.mjs').Figures>>} medians by name
 */
export async function measure(pages, { chromePath, runs, slowdown }) {
  /** @type {Record<string, import('./thresholds.mjs').Figures[]>} */
  const taken = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [name, url] of Object.entries(pages)) {
      await (await fetch(url)).text();
      taken[name]?.push(await audit(url, chromePath, slowdown));
    }
  return Object.fromEntries(Object.entries(taken).map(([name, figures]) => [name, mediansOf(figures)]));
}

/** A trace is lost now and then, and Lighthouse asks to be run again. */
const attempts = 3;

/**
 * @param {string} url
 * @param {string} chromePath
 * @param {number} slowdown
 * @returns {Promise<import('./thresholds.mjs').Figures>}
 */
async function audit(url, chromePath, slowdown) {
  for (let attempt = 1; ; attempt += 1) {
    const { categories, audits, runtimeError } = await report(url, chromePath, slowdown);
    if (runtimeError && attempt < attempts) continue;
    if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
    const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
    const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      tbt: Math.round(value('total-blocking-time')),
      lcp: Math.round(value('largest-contentful-paint')),
      cls: Number(value('cumulative-layout-shift').toFixed(3)),
    };
  }
}

/**
 * Lighthouse in a fresh browser. It ends non-zero where it could not measure, and reports that all the same.
 * @param {string} url
 * @param {string} chromePath
 * @param {number} slowdown
 * @returns {Promise<Report>}
 */
async function report(url, chromePath, slowdown) {
  const lighthouse = await findTool('lighthouse');
  const settings = { env: { CHROME_PATH: chromePath }, reject: false, timeout: 180_000 };
  const folder = mkdtempSync(join(tmpdir(), 'estate-lighthouse-'));
  try {
    // A file, because a report of this size arrived damaged on standard output.
    const file = join(folder, 'report.json');
    const { stderr } = await execa(
      process.execPath,
      [
        lighthouse,
        url,
        ...options,
        `--throttling.cpuSlowdownMultiplier=${slowdown}`,
        `--output-path=${file}`,
      ],
      settings,
    );
    if (!existsSync(file)) throw new Error(`Lighthouse gave no result for ${url}: ${stderr.slice(-1_000)}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
