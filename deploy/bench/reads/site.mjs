import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringUp } from '../../local/bring-up.ts';
import { syncOnce } from '../../local/first-sync.ts';
import { childrenOf } from '../../local/process/child-processes.ts';
import { Supervisor } from '../../local/process/supervisor.ts';
import { sayToTerminal as say } from '../../local/say.mjs';
import { Stock } from './stock.mjs';

/** What a read that misses the cache runs through. */
export const measured = ['bff', 'catalog', 'redis', 'mongodb'];
/** V8's young generation as `npm start` and the containers set it for each process. */
const smallYoungGeneration = '--max-semi-space-size=8';

/** A running site whose properties the bench makes itself, and the ways past its cache. */
export async function startMeasuredSite() {
  // Not imported above: they are built by then.
  const [{ createRpcClient }, { createLog }, { connectRedis }, { publishEvent }, { CachesCleared }] =
    await Promise.all([
      import('@estate/rpc/rpc-client'),
      import('@estate/server-kit/log'),
      import('@estate/server-kit/redis'),
      import('@estate/server-kit/events'),
      import('@estate/contracts/events'),
    ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));
  const supervisor = new Supervisor(dataDir);
  const site = await bringUp(supervisor, {
    env: {
      'crm-sync': { SYNC_SCHEDULES: 'off' },
      crm: { SIM_MAX_IMAGES: '0' },
      // We are the proxy, so that each read counts as a client of its own.
      bff: { TRUST_PROXY: '1' },
    },
  });
  const log = createLog('bench');
  const redis = connectRedis(site.redisUrl, 'producer', log);
  const bff = site.processes.get('bff');
  const catalog = createRpcClient({ url: bff?.spec.env['CATALOG_URL'] ?? '', log });
  const stock = new Stock(site.mongodbUrl, catalog);
  const url = site.url.replace('localhost', '127.0.0.1');
  try {
    await syncOnce(site, say);
    await stock.takeModels();
  } catch (error) {
    await site.stop();
    throw error;
  }
  return {
    url,
    stock,
    dataDir,
    mediaUrl: bff?.spec.env['MEDIA_HTTP_URL'] ?? '',
    /** Makes each copy of the BFF forget its answers. */
    drop: () => publishEvent(redis, CachesCleared, { at: new Date().toISOString() }),
    /** @param {string} name */
    pid: (name) => site.processes.get(name)?.pid ?? 0,
    /** The processes that a read or a page that misses the cache runs through, without the stores. */
    workers: () => {
      const pid = bff?.pid ?? 0;
      return [pid, site.processes.get('catalog')?.pid ?? 0, ...childrenOf(pid).map((child) => child.pid)];
    },
    /** The address of a property's page. @param {number} id */
    pagePath: async (id) => {
      const { headers } = await fetch(`${url}/immobilie/${id}`, { redirect: 'manual' });
      return headers.get('location') ?? `/immobilie/${id}`;
    },
    /** Starts a second BFF, with the young generation that V8 chooses itself; returns its origin. */
    startUsualBff: async () => {
      if (!bff) throw new Error('There is no BFF.');
      const [port, healthPort] = [
        await supervisor.portFor('bff-usual'),
        await supervisor.portFor('bff-usual health'),
      ];
      const { args, cwd, env } = bff.spec;
      await supervisor.start(port, {
        name: 'bff-usual',
        args: args.filter((arg) => arg !== smallYoungGeneration),
        ...(cwd ? { cwd } : {}),
        env: { ...env, PORT: String(port), HEALTH_PORT: String(healthPort) },
      });
      return `http://127.0.0.1:${port}`;
    },
    stop: async () => {
      redis.disconnect();
      await Promise.all([catalog.close(), stock.close()]);
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
