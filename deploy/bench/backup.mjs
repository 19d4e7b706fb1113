import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateX25519Identity } from 'age-encryption';
import { createConnection } from 'mongoose';
import { root } from '../local/places.mjs';
import { cpuSeconds, peakMegabytes } from './process.mjs';

/**
 * `MONGODB_URL=mongodb://host/empty-database npx tsx deploy/bench/backup.mjs [objects]`: time, CPU and memory of a backup of so
 * many objects (10,000), each with 30 KB of records and an original of 60 KB, and of its restore. Linux only.
 */
const objects = Number(process.argv[2] ?? 10_000);
const mongodbUrl = process.env['MONGODB_URL'] ?? '';
const folder = mkdtempSync(join(tmpdir(), 'estate-bench-backup-'));
const urlOf = (/** @type {string} */ name) => pathToFileURL(join(folder, name)).href;

const store = await createConnection(mongodbUrl).asPromise();
const text = (/** @type {number} */ bytes) => randomBytes(bytes / 2).toString('hex');
const original = randomBytes(60_000);
for (let start = 0; start < objects; start += 500) {
  const ids = Array.from({ length: Math.min(500, objects - start) }, (_, index) => start + index + 1);
  for (const [name, bytes] of /** @type {[string, number][]} */ ([
    ['properties', 6_000],
    ['property_raw_data', 24_000],
  ]))
    await store
      .collection(name)
      .insertMany(ids.map((id) => /** @type {any} */ ({ _id: id, text: text(bytes), at: new Date() })));
  for (const id of ids) {
    const image = join(folder, 'images', 'property-images', `${id}!1!!`);
    mkdirSync(join(image, 'mark'), { recursive: true });
    original.writeUInt32LE(id);
    writeFileSync(join(image, 'mark', 'original'), original);
    writeFileSync(join(image, 'current.json'), JSON.stringify({ mark: 'mark' }));
  }
}

const key = await generateX25519Identity();
const settings = {
  MONGODB_URL: mongodbUrl,
  BACKUP_URL: urlOf('off-site'),
  ERASURE_LIST_URL: urlOf('off-site'),
};

/** @param {string} command @param {string} images */
async function measure(command, images) {
  const since = performance.now();
  const child = spawn(process.execPath, ['dist/main.js', command], {
    cwd: join(root, 'apps', 'backup'),
    env: { ...process.env, ...settings, BACKUP_KEY: key, STORAGE_URL: urlOf(images) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  let [megabytes, cpu] = [0, 0];
  const watch = setInterval(() => {
    try {
      // A process that has just ended tells no memory (NaN).
      megabytes = Math.max(megabytes, peakMegabytes(child.pid) || 0);
      cpu = cpuSeconds(child.pid);
    } catch {
      // It has just ended.
    }
  }, 100);
  await once(child, 'exit');
  clearInterval(watch);
  const seconds = Math.round((performance.now() - since) / 100) / 10;
  return { command, exit: child.exitCode, seconds, cpuSeconds: cpu, megabytes };
}

const rows = [await measure('backup', 'images')];
await store.dropDatabase();
rows.push(await measure('restore', 'restored'));
await store.dropDatabase();
await store.close();
const parts = readdirSync(join(folder, 'off-site'), { recursive: true, withFileTypes: true });
const bytes = parts.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
console.table(rows);
console.log(`${objects} objects, ${Math.round(bytes / 1e6)} MB at BACKUP_URL`);
rmSync(folder, { recursive: true });
