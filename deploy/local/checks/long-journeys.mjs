import { findBrowser } from '../stores/browser.mjs';
import { sayToTerminal as say } from '../say.mjs';
import { runJest } from './jest-run.mjs';

/**
 * Journeys during which parts are killed, and axe over every page; too slow for `npm test`, which leaves them out.
 * @param {import('./check-report.mjs').CheckReport} report
 */
export async function checkLongJourneys(report) {
  const browser = await findBrowser({ env: process.env, say });
  await runJest(report, {
    name: 'long-journeys',
    projects: ['e2e'],
    env: { LONG_JOURNEYS: '1', PLAYWRIGHT_CHROMIUM_PATH: browser },
    workers: 1,
    timeoutMs: 900_000,
    args: ['--testPathPatterns', '(\\.faults|/axe)\\.spec'],
  });
}
