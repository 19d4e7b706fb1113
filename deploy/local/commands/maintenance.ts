import { join } from 'node:path';
import { localDir, root } from '../places.mjs';
import { runCommand } from '../process/run-command.ts';
import { runningSite } from '../process/run-file.mjs';
import { SetupFault } from '../setup-fault.mjs';

/** `npm run maintenance -- on|off|state`: the maintenance page of the running site, or at the Redis that the environment names. */
export async function run(): Promise<void> {
  const redisUrl = process.env['REDIS_URL'] ?? runningSite(localDir)?.redisUrl;
  if (!redisUrl)
    throw new SetupFault(
      'The site is not running. Start it in another terminal (npm start), then repeat this.',
    );
  const cwd = join(root, 'apps', 'bff');
  const { ok } = await runCommand(process.execPath, ['dist/maintenance.js', ...process.argv.slice(2)], {
    cwd,
    show: true,
    env: { ...process.env, REDIS_URL: redisUrl },
  });
  if (!ok) process.exitCode = 1;
}
