import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3Stub } from '@estate/test-kit/s3-stub';
import { bringUp } from '../../local/bring-up.ts';
import { syncOnce } from '../../local/first-sync.ts';
import { endOnSignal } from '../../local/process/end-on-signal.mjs';
import { freePort } from '../../local/process/ports.ts';
import { Supervisor } from '../../local/process/supervisor.ts';
import { sayToTerminal as say } from '../../local/say.mjs';
import { signIn } from '../../staff-client.ts';
import { Cluster } from './cluster.mjs';
import { addedLater, evenWork, killedUnderLoad } from './copies.mjs';
import { FrontProxy } from './proxy.mjs';
import { rolledOut } from './rollout.mjs';
import { Visitors } from './visitors.mjs';

/** @typedef {{ shown: string, figures: string, holds: boolean }} Row */

/**
 * @typedef {object} Scene
 * @property {import('../../local/bring-up.ts').Site} site
 * @property {Cluster} cluster
 * @property {FrontProxy} proxy
 * @property {Visitors} visitors
 */

const copies = 3;
const parts = { even: evenWork, later: addedLater, killed: killedUnderLoad, rollout: rolledOut };

/** Brings up a site of three copies with a synced stock and runs each part; prints what each shows. @param {string | undefined} only one part @returns {Promise<Row[]>} */
export async function measureScaling(only) {
  const dataDir = mkdtempSync(join(tmpdir(), 'estate-scaling-'));
  const cluster = new Cluster(dataDir);
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  const proxy = new FrontProxy();
  const s3 = await startS3Stub('estate');
  process.env['STORAGE_URL'] = s3.storageUrl;
  /** @type {Visitors | undefined} */
  let visitors;
  try {
    const port = await freePort();
    const planned = await cluster.plan(copies);
    proxy.endpoints = endpointsOf(cluster);
    await proxy.listen(port);
    const site = await bringUp(supervisor, {
      port,
      cluster: planned,
      env: { bff: { TRUST_PROXY: '1' }, 'crm-sync': { SYNC_SCHEDULES: 'off' } },
    });
    await syncOnce(site, say);
    visitors = new Visitors(site.url, await signIn(site.url, site.admin.email, site.admin.password ?? ''));
    await visitors.learn();
    /** @type {Row[]} */
    const rows = [];
    for (const [name, part] of Object.entries(parts)) {
      if (only && name !== only) continue;
      for (const row of await part({ site, cluster, proxy, visitors })) {
        rows.push(row);
        say('scaling', `${row.holds ? 'holds' : 'DOES NOT HOLD'}: ${row.shown}: ${row.figures}`);
      }
    }
    return rows;
  } finally {
    visitors?.stop();
    await proxy.close();
    await supervisor.stop();
    await s3.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {Cluster} cluster */
const endpointsOf = (cluster) =>
  cluster.of('bff').map(({ host = '', ports: { PORT = 0 } }) => ({ host, port: PORT }));
