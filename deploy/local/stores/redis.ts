import { join } from 'node:path';
import { type Supervisor } from '../process/supervisor.ts';
import { toolsDir } from '../places.mjs';
import { runCommand } from '../process/run-command.ts';
import { urlFromEnv } from './check-url.ts';
import { firstThatWorks, isExecutable, NotAvailable, requireCommand } from './first-that-works.ts';
import { fetchNpmTool } from './npm-tool.ts';
import { aptPackage, brewPackage } from './system-package.ts';

/** Finds or installs a Redis and returns its URL (order: architecture.md, "The embedded default"). */
export function startRedis(supervisor: Supervisor): Promise<string> {
  const ways = {
    'redis-server or valkey-server on the PATH': () =>
      requireCommand(['redis-server', 'valkey-server'], supervisor.env),
    'redis-memory-server (builds Redis from source)': () => buildRedis(supervisor),
    'apt-get or brew': () =>
      process.platform === 'darwin'
        ? brewPackage('redis', 'redis-server', supervisor)
        : aptPackage('redis-server', 'redis', supervisor),
  };
  return firstThatWorks('Redis', supervisor.print, [
    urlFromEnv(supervisor, 'redis', 'REDIS_URL'),
    ...Object.entries(ways).map(([name, find]) => ({
      name,
      attempt: async () => run(supervisor, await find()),
    })),
  ]);
}

async function buildRedis(supervisor: Supervisor): Promise<string> {
  supervisor.print('redis', 'redis-memory-server: fetching and building Redis, once');
  const download = join(toolsDir, 'redis', 'bin');
  const env = { ...supervisor.env, REDISMS_DISABLE_POSTINSTALL: '1', REDISMS_DOWNLOAD_DIR: download };
  const { folder, ok, output } = await fetchNpmTool('redis', 'redis-memory-server@0.17.1', env);
  if (!ok) throw new NotAvailable(`npm could not fetch it: ${output.split('\n').at(-1)}`);
  const getPath = `require('redis-memory-server/lib/util/RedisBinary').default.getPath({}).then((path) => console.log(path))`;
  const buildLimits = { stallMs: 10_000, watch: folder, timeoutMs: 300_000 };
  const built = await runCommand(process.execPath, ['-e', getPath], { cwd: folder, env, ...buildLimits });
  const lines = built.output.split('\n');
  const server = lines.at(-1)?.trim() ?? '';
  if (built.ok && isExecutable(server)) return server;
  throw new NotAvailable(lines.find((line) => /error|nothing came/i.test(line))?.trim() ?? 'no Redis came');
}

async function run(supervisor: Supervisor, server: string): Promise<string> {
  const port = await supervisor.portFor('redis');
  const data = supervisor.folder('redis');
  await supervisor.start(port, {
    name: 'redis',
    command: server,
    args: [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--dir',
      data,
      // `noeviction` (below), because BullMQ would lose jobs under a policy that evicts keys.
      '--appendonly',
      'yes',
      '--save',
      '',
      '--maxmemory-policy',
      'noeviction',
    ],
  });
  supervisor.print('redis', `${server}, data in ${data}`);
  return `redis://127.0.0.1:${port}`;
}
