import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mongoose';
import { bringUp } from '../local/bring-up.ts';
import { signIn } from '../staff-client.ts';
import { build } from '../local/nx.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';

/**
 * The log of CRM calls with as many entries as are kept: the first and a late page of each filter, asked as the page of
 * staff does, beside a call that reads no log. Prints a table; ends non-zero if a page takes more than 300 ms longer
 * than that call, in the median of nine.
 *   npx tsx deploy/bench/call-log.mjs [entries]
 */
const entries = Number(process.argv[2] ?? 100_000);
const maxMs = 300;
const rounds = 9;
const start = Date.now() - 29 * 24 * 60 * 60 * 1_000;
const stepMs = Math.floor((Date.now() - start) / (entries + 1));
const purposes = ['incremental-sync', 'full-sync', 'import-single-property', 'update-optional-fields'];

const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));
await build(say);
const site = await bringUp(new Supervisor(dataDir), { env: { 'crm-sync': { SYNC_SCHEDULES: 'off' } } });
try {
  await fill();
  const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
  const middle = new Date(start + (entries / 2) * stepMs).toISOString();
  const filters = ['', 'errorsOnly=true', `function=full-sync`, `function=full-sync&errorsOnly=true`];
  filters.push(`from=${middle}`, `to=${middle}`, `to=${middle}&errorsOnly=true`, 'property=4711');
  const bare = await ask(token, '/api/admin/me');
  console.log(`\n/api/admin/me takes ${bare} ms`);
  console.log('\n| filter | first page (ms) | late page (ms) |\n|---|---:|---:|');
  for (const filter of filters) {
    const late = `${Date.parse(middle) - 60_000}-${'f'.repeat(24)}`;
    const pages = [filter, `${filter}&before=${late}`.replace(/^&/, '')];
    const times = [];
    for (const page of pages) times.push(await ask(token, `/api/admin/propstack/logs?${page}`));
    console.log(`| ${filter.replace(middle, 'middle') || 'none'} | ${times.join(' | ')} |`);
    if (times.some((time) => time - bare > maxMs)) process.exitCode = 1;
  }
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Every twentieth call failed; answers have 2 KB. */
async function fill() {
  const store = await createConnection(site.mongodbUrl).asPromise();
  const calls = store.collection('propstack_logs');
  const response_data = JSON.stringify({ text: 'x'.repeat(2_000) });
  for (let from = 0; from < entries; from += 1_000) {
    await calls.insertMany(
      Array.from({ length: Math.min(1_000, entries - from) }, (_, index) => {
        const [number, isError] = [from + index, (from + index) % 20 === 0];
        return {
          created_at: new Date(start + number * stepMs),
          request_type: 'GET',
          request_params: null,
          function_name: purposes[number % purposes.length],
          property_id: number % 5_000,
          request_url: `https://crm.example/v1/units/${number % 5_000}`,
          duration_ms: 120,
          response_status: isError ? 500 : 200,
          error_message: isError ? 'Fehler' : null,
          is_error: isError,
          response_data,
        };
      }),
      { ordered: false },
    );
  }
  await store.close();
}

/**
 * The median in ms.
 * @param {string} token
 * @param {string} path
 */
async function ask(token, path) {
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const since = performance.now();
    const answer = await fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - since);
  }
  return Math.round(times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0);
}
