import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../../deploy/local/places.mjs';
import { chromiumFlags } from '../../deploy/local/stores/browser.ts';

/** The Chromium that deploy/local/stores/browser.ts found. */
const executablePath = process.env['PLAYWRIGHT_CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Run by `npm test` and `npm run verify`, which build the apps and set the path of the browser. */
export default defineConfig({
  testDir: 'src/journeys',
  outputDir: join(root, '.local', 'logs', 'journeys'),
  retries: 1,
  forbidOnly: true,
  // Each failure starts a new site. After this many failures the site itself is probably the cause.
  maxFailures: 12,
  workers: 2,
  // For the longest journeys on a busy machine; actions and expectations have shorter timeouts.
  timeout: 240_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000, intervals: [50, 100, 250] } },
  reporter: [['list'], ['json', { outputFile: join(root, '.local', 'reports', 'journeys.json') }]],
  use: {
    launchOptions: { args: chromiumFlags, executablePath },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // Recorded on the retry only, because recording costs CPU.
    trace: { mode: 'on-first-retry', screenshots: false },
    screenshot: 'only-on-failure',
  },
});
