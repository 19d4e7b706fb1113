import { readEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { connectRedis, redisReady } from '@estate/server-kit/stores/redis';
import { bffEnv } from './env.ts';
import { maintenanceKey } from './maintenance-mode.ts';

/**
 * `node dist/maintenance.js on|off|state`: switches or prints the maintenance page of all instances (docs/upgrade.md,
 * Maintenance page).
 */
const [wanted = 'state'] = process.argv.slice(2);
const { REDIS_URL } = readEnv({ REDIS_URL: bffEnv().REDIS_URL });
const redis = connectRedis(REDIS_URL, 'producer', createLog('maintenance'));
try {
  if (!['on', 'off', 'state'].includes(wanted)) throw new Error('on, off or state?');
  if (!(await redisReady(redis))) throw new Error('Redis is not reached. Nothing was switched.');
  if (wanted === 'on') await redis.set(maintenanceKey, 'on');
  if (wanted === 'off') await redis.del(maintenanceKey);
  const state = (await redis.get(maintenanceKey)) === 'on' ? 'on' : 'off';
  process.stdout.write(`maintenance page: ${state}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  redis.disconnect();
}
