import { join } from 'node:path';
import { toolsDir } from '../places.mjs';
import { findCommand, isExecutable } from '../process/find-command.mjs';
import { acceptsConnection } from '../process/ports.mjs';
import { runCommand } from '../process/run-command.mjs';
import { givenUrl } from './check-url.mjs';
import { firstThatWorks, NotHere } from './first-that-works.mjs';
import { fetchNpmTool } from './npm-tool.mjs';
import { installRedis } from './system-package.mjs';

const rule = {
  ...{ variable: 'REDIS_URL', schemes: ['redis:', 'rediss:'], port: 6379, example: 'redis://host:6379' },
};

/**
 * Finds or installs a Redis (order: architecture.md, "The embedded default").
 * @param {import('../context.mjs').Context} context
 * @returns {Promise<string>} its URL
 */
export function startRedis(context) {
  return firstThatWorks('Redis', context.say, [
    { name: 'REDIS_URL', attempt: () => givenUrl(context, 'redis', rule) },
    { name: 'redis-server or valkey-server on the PATH', attempt: () => serverOnPath(context) },
    { name: 'redis-memory-server (builds Redis from source)', attempt: () => memoryServer(context) },
    { name: 'apt-get or brew', attempt: async () => run(context, await installRedis(context)) },
  ]);
}

/** @param {import('../context.mjs').Context} context */
async function serverOnPath(context) {
  const server = findCommand(['redis-server', 'valkey-server'], context.env['PATH']);
  if (!server) throw new NotHere('there is none');
  return run(context, server);
}

/** @param {import('../context.mjs').Context} context */
async function memoryServer(context) {
  context.say('redis', 'redis-memory-server: fetching and building Redis, once');
  const download = join(toolsDir, 'redis', 'bin');
  const env = { ...context.env, REDISMS_DISABLE_POSTINSTALL: '1', REDISMS_DOWNLOAD_DIR: download };
  const { folder, ok, output } = await fetchNpmTool('redis', 'redis-memory-server@0.17.1', env);
  if (!ok) throw new NotHere(`npm could not fetch it: ${output.split('\n').at(-1)}`);
  const getPath = `require('redis-memory-server/lib/util/RedisBinary').default.getPath({}).then((path) => console.log(path))`;
  const waiting = { stallMs: 10_000, watch: folder, timeoutMs: 300_000 };
  const built = await runCommand(process.execPath, ['-e', getPath], { cwd: folder, env, ...waiting });
  const lines = built.output.split('\n');
  const server = lines.at(-1)?.trim() ?? '';
  if (built.ok && isExecutable(server)) return run(context, server);
  throw new NotHere(lines.find((line) => /error|nothing came/i.test(line))?.trim() ?? 'no Redis came');
}

/** @param {import('../context.mjs').Context} context @param {string} server */
async function run(context, server) {
  const port = await context.portFor('redis');
  const data = context.folder('redis');
  await context.supervisor.start({
    name: 'redis',
    command: server,
    args: [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', data],
      // BullMQ loses jobs under any policy that evicts keys.
      ...['--appendonly', 'yes', '--save', '', '--maxmemory-policy', 'noeviction'],
    ],
    env: context.env,
    log: context.log('redis'),
    // Redis rewrites its command line to "redis-server 127.0.0.1:port".
    marks: [data, `127.0.0.1:${port}`],
    isReady: () => acceptsConnection(port),
  });
  context.say('redis', `${server}, data in ${data}`);
  return `redis://127.0.0.1:${port}`;
}
