import { join } from 'node:path';
import { root } from '../places.mjs';
import { runCommand } from '../process/run-command.ts';
import { requireRunningSite } from '../process/running-site.ts';

/**
 * `npm run maintenance -- on|off|state`: switches or prints the maintenance page of the running site, or of the site
 * whose Redis the environment names.
 */
export async function run(): Promise<void> {
  const redisUrl = process.env['REDIS_URL'] ?? requireRunningSite().redisUrl;
  const { ok } = await runCommand(process.execPath, ['dist/maintenance.js', ...process.argv.slice(2)], {
    cwd: join(root, 'apps', 'bff'),
    show: true,
    env: { ...process.env, REDIS_URL: redisUrl },
  });
  if (!ok) process.exitCode = 1;
}
