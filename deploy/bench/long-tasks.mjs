import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { bringUp } from '../local/bring-up.ts';
import { runJob, signIn } from '../staff-client.ts';
import { build } from '../local/nx.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { chromiumFlags, findBrowser } from '../local/stores/browser.ts';
import { useTable, useTree } from './long-tasks/ways.mjs';

/**
 * The table of property management over many properties, and the tree of a large JSON text, in a Chromium whose processor
 * is slowed four times: scrolled, jumped through and used by keyboard, in three rounds. Prints the longest task of each
 * round; ends non-zero if one takes more than 100 ms.
 *   npx tsx deploy/bench/long-tasks.mjs [properties]
 */
const properties = Number(process.argv[2] ?? 10_000);
const maxMs = 100;
const rounds = 3;
const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));

await build(say);
const executablePath = await findBrowser({ env: process.env, say });
const site = await bringUp(new Supervisor(dataDir), {
  env: {
    'crm-sync': { SYNC_SCHEDULES: 'off', PROPSTACK_REQUESTS_PER_SECOND: '200' },
    crm: { SIM_PROPERTIES: String(properties) },
  },
});
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  const account = { email: site.admin.email, password: site.admin.password ?? '' };
  const token = await signIn(site.url, account.email, account.password);
  await runJob(site.url, token, { kind: 'full-sync', importImages: false });
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  await context.request.post(`${site.url}/api/auth/sign-in/email`, {
    data: account,
    headers: { origin: site.url },
  });
  const page = await context.newPage();
  /** @type {Record<string, number[][]>} */
  const measured = {};
  for (let round = 0; round < rounds; round += 1) {
    const tasks = { ...(await useTable(page, site.url)), ...(await useTree(page, site.url)) };
    for (const [what, times] of Object.entries(tasks)) (measured[what] ??= []).push(times);
  }
  console.log('\n| what | longest of a round (ms) | over 100 ms |\n|---|---|---|');
  for (const [what, times] of Object.entries(measured)) {
    const longest = times.map((round) => Math.max(0, ...round));
    const over = times.map((round) => round.filter((ms) => ms > maxMs).length);
    console.log(`| ${what} | ${longest.join(', ')} | ${over.join(', ')} |`);
    if (longest.some((ms) => ms > maxMs)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
