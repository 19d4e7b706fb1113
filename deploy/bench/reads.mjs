import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringUp } from '../local/bring-up.ts';
import { syncOnce } from '../local/first-sync.ts';
import { build } from '../local/nx.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { Stock } from './reads/stock.mjs';
import { visitorReads } from './reads/queries.mjs';
import { uncached } from './reads/uncached.mjs';
const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));
await build(say);
const prof = process.env.PROF ? { NODE_OPTIONS: '--import=/tmp/benchprof/prof.mjs' } : {};
const supervisor = new Supervisor(dataDir);
const site = await bringUp(supervisor, {
  env: {
    'crm-sync': { SYNC_SCHEDULES: 'off' },
    bff: { TRUST_PROXY: '1', ...prof },
    catalog: { ...prof },
    crm: { SIM_MAX_IMAGES: '0' },
  },
});
try {
  const { createRpcClient } = await import('@estate/rpc/rpc-client');
  const { createLog } = await import('@estate/server-kit/log');
  const { connectRedis } = await import('@estate/server-kit/redis');
  const { publishEvent } = await import('@estate/server-kit/events');
  const { CachesCleared } = await import('@estate/contracts/events');
  await syncOnce(site, say);
  const log = createLog('bench');
  const env = site.processes.get('bff').spec.env;
  console.log(
    Object.fromEntries([...site.processes.values()].map((p) => [p.name, p.pid])),
    env.CATALOG_URL,
    site.mongodbUrl,
  );
  const catalog = createRpcClient({ url: env.CATALOG_URL, log });
  const redis = connectRedis(site.redisUrl, 'producer', log);
  const stock = new Stock(site.mongodbUrl, catalog);
  await stock.takeModels();
  const drop = () => publishEvent(redis, CachesCleared, { at: new Date().toISOString() });
  const { lists, detail } = await visitorReads(stock.properties);
  for (const size of (process.argv[2] ?? '100,1000').split(',').map(Number)) {
    await stock.growTo(size);
    const [id] = await stock.publicIds();
    const sig = () => {
      if (process.env.PROF && size >= 1000)
        for (const n of ['bff', 'catalog']) process.kill(site.processes.get(n).pid, 'SIGUSR2');
    };
    for (const read of [...lists, detail(id)].filter(
      (r) => !process.env.ONLY || r.name === process.env.ONLY,
    )) {
      sig();
      const r = await uncached(
        200,
        ['bff', 'catalog', 'redis', 'mongodb'].map((n) => site.processes.get(n).pid),
        { url: site.url.replace('localhost', '127.0.0.1') + read.path, drop, query: read.query },
      );
      sig();
      console.log(
        size,
        read.name.padEnd(10),
        'ours',
        r.ours.toFixed(1),
        'driver',
        r.driver.toFixed(1),
        'over',
        (r.ours - r.driver).toFixed(2),
        'cpu',
        r.cpu.map((c) => c.toFixed(2)).join(' '),
      );
    }
  }
  if (process.argv[3]) await new Promise((r) => setTimeout(r, Number(process.argv[3]) * 1000));
  await catalog.close();
  redis.disconnect();
  await stock.close();
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
