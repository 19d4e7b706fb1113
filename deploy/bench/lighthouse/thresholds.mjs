import { median } from '../figures.mjs';

/**
 * @typedef {object} Figures medians of several runs
 * @property {number} performance scores of Lighthouse, 0 to 100
 * @property {number} accessibility
 * @property {number} bestPractices
 * @property {number} seo
 * @property {number} tbt total blocking time in ms
 * @property {number} lcp largest contentful paint in ms
 * @property {number} cls cumulative layout shift
 */

/** @typedef {[name: string, value: number, side: 'at least' | 'at most', bound: number]} Rule */

/**
 * What is wrong with a page however fast the machine is, one line each.
 * @param {Figures} page
 * @returns {string[]}
 */
export const findFaults = ({ accessibility, bestPractices, seo, cls }) =>
  misses([
    ['accessibility', accessibility, 'at least', 100],
    ['best practices', bestPractices, 'at least', 95],
    ['SEO', seo, 'at least', 100],
    // Our font makes some words a few pixels wider than its fallback.
    ['CLS', cls, 'at most', 0.005],
  ]);

/**
 * Where a page is slower than it may be beside one with nothing but its frameworks in the same run, one line each.
 * @param {Figures} page
 * @param {Figures} bare
 * @returns {string[]}
 */
export const findSlowness = (page, bare) =>
  misses([
    ['performance', page.performance, 'at least', bare.performance - 4],
    ['TBT', page.tbt, 'at most', bare.tbt + 80],
    ['LCP', page.lcp, 'at most', bare.lcp],
  ]);

/** @param {Rule[]} rules */
const misses = (rules) =>
  rules
    // Negated, so that a missing figure (NaN) is a miss.
    .filter(([, value, side, bound]) => !(side === 'at least' ? value >= bound : value <= bound))
    .map(([name, value, side, bound]) => `${name} is ${value}, and has to be ${side} ${bound}`);

/**
 * Of each figure on its own the one in the middle.
 * @param {Figures[]} runs
 * @returns {Figures}
 */
export function mediansOf(runs) {
  const middle = (/** @type {keyof Figures} */ key) => median(runs.map((run) => run[key]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    tbt: middle('tbt'),
    lcp: middle('lcp'),
    cls: middle('cls'),
  };
}
