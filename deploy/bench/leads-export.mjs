import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mongoose';
import { bringUp } from '../local/bring-up.ts';
import { signIn } from '../staff-client.ts';
import { build } from '../local/nx.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { residentMegabytes } from './process.mjs';

/**
 * The export of many leads: time, size, and how much memory BFF and leads take more than before, at most. More than 50 MB
 * together, or a line too few, ends this non-zero.
 *   npx tsx deploy/bench/leads-export.mjs [leads]
 */
const count = Number(process.argv[2] ?? 10_000);
const maxMegabytes = 50;
const perInsert = 1_000;
const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));

await build(say);
const site = await bringUp(new Supervisor(dataDir), { env: { 'crm-sync': { SYNC_SCHEDULES: 'off' } } });
try {
  const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
  const id = await oneLead();
  // The code of an export is loaded and compiled before the memory is measured.
  await exportLeads(token);
  await storeLeads(id);
  const before = memory();
  const peak = { ...before };
  const sampling = setInterval(() => {
    const now = memory();
    for (const name of ['bff', 'leads']) peak[name] = Math.max(peak[name] ?? 0, now[name] ?? 0);
  }, 50);
  const since = performance.now();
  const { lines, bytes } = await exportLeads(token);
  const seconds = (performance.now() - since) / 1_000;
  clearInterval(sampling);
  const more = ['bff', 'leads'].map((name) => ({ name, mb: (peak[name] ?? 0) - (before[name] ?? 0) }));
  const total = more.reduce((sum, { mb }) => sum + mb, 0);
  const parts = more.map(({ name, mb }) => `${name} ${mb.toFixed(1)} MB`).join(', ');
  console.log(`export   ${lines} leads, ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`);
  console.log(`memory   ${total.toFixed(1)} MB more at most (${parts})`);
  if (total > maxMegabytes || lines !== count) process.exitCode = 1;
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Resident memory in MB by process. */
function memory() {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const { name, pid } of site.processes.values()) {
    if (pid === undefined || !['bff', 'leads'].includes(name)) continue;
    sizes[name] = residentMegabytes(pid);
  }
  return sizes;
}

/** A lead as the site itself stores it. */
async function oneLead() {
  const answer = await fetch(`${site.url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: '=cmd|calc',
      email: 'export@example.org',
      phone: '040 123456',
      source: '/kontakt',
      message: 'Wann haben Sie Zeit für eine Besichtigung? '.repeat(20),
      privacyAccepted: true,
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return /** @type {{ id: string }} */ (await answer.json()).id;
}

/** @param {string} id of the lead that the others are made of */
async function storeLeads(id) {
  const store = await createConnection(site.mongodbUrl).asPromise();
  /** @type {import('mongoose').Collection<{ _id: string } & Record<string, unknown>>} */
  const leads = store.collection('leads');
  const stored = await leads.findOne({ _id: id });
  if (!stored) throw new Error('the lead is not stored');
  const { idempotency_key: _key, ...first } = stored;
  for (let n = 1; n < count; n += perInsert) {
    const size = Math.min(perInsert, count - n);
    const received_at = (/** @type {number} */ m) => new Date(Date.now() - (n + m) * 60_000);
    await leads.insertMany(
      Array.from({ length: size }, (_, m) => ({ ...first, _id: randomUUID(), received_at: received_at(m) })),
    );
  }
  await store.close();
}

/** @param {string} token */
async function exportLeads(token) {
  const answer = await fetch(`${site.url}/api/admin/leads/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  let bytes = 0;
  let lines = -1;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 0x0d) lines += 1;
  }
  return { lines, bytes };
}
