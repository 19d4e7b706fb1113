import { existsSync } from 'node:fs';
import { findCommand } from '../process/find-command.mjs';
import { runCommand } from '../process/run-command.mjs';
import { NotHere } from './first-that-works.mjs';

const debianPath = '/usr/bin';

/**
 * Installs Redis through the system's packages and returns the path of its server.
 * @param {{ env: NodeJS.ProcessEnv, say: import('../say.mjs').Say }} context
 */
export async function installRedis({ env, say }) {
  if (process.platform === 'darwin') return brewed('redis', 'redis-server', { env, say });
  const server = `${debianPath}/redis-server`;
  if (existsSync(server)) return server;
  await aptInstall('redis-server', 'redis', { env, say });
  // The package starts a service of its own on 6379, which is not ours.
  await runCommand('service', ['redis-server', 'stop'], { timeoutMs: 20_000 });
  return server;
}

/**
 * Installs Chromium through apt-get and returns its path.
 * @param {{ env: NodeJS.ProcessEnv, say: import('../say.mjs').Say }} context
 */
export async function installChromium(context) {
  const chromium = `${debianPath}/chromium`;
  if (!existsSync(chromium)) await aptInstall('chromium', 'browser', context);
  return chromium;
}

/**
 * @param {string} name
 * @param {string} subject
 * @param {{ env: NodeJS.ProcessEnv, say: import('../say.mjs').Say }} context
 */
async function aptInstall(name, subject, { env, say }) {
  if (process.platform !== 'linux' || !existsSync(`${debianPath}/apt-get`))
    throw new NotHere('there is no apt-get');
  if (process.getuid?.() !== 0) throw new NotHere(`not root; this would do it: sudo apt-get install ${name}`);
  say(subject, `apt-get install ${name}`);
  const options = {
    env: {
      ...env,
      PATH: `${env['PATH'] ?? ''}:${debianPath}:/usr/sbin:/sbin:/bin`,
      DEBIAN_FRONTEND: 'noninteractive',
    },
    // apt-get prints a line per package; unpacking a browser may be silent for longer than a download.
    stallMs: 60_000,
  };
  const timeouts = [
    '-o',
    'Acquire::http::Timeout=10',
    '-o',
    'Acquire::https::Timeout=10',
    '-o',
    'Acquire::Retries=0',
  ];
  const install = ['install', '-y', '--no-install-recommends', ...timeouts, name];
  let result = await runCommand('apt-get', install, options);
  if (!result.ok) {
    await runCommand('apt-get', ['update', ...timeouts], options);
    result = await runCommand('apt-get', install, options);
  }
  if (!result.ok) throw new NotHere(`apt-get install ${name}: ${result.output.split('\n').at(-1) ?? ''}`);
}

/**
 * @param {string} formula
 * @param {string} program
 * @param {{ env: NodeJS.ProcessEnv, say: import('../say.mjs').Say }} context
 */
async function brewed(formula, program, { env, say }) {
  const brew = findCommand(['brew'], env['PATH']);
  if (!brew) throw new NotHere('there is no brew on the PATH');
  say(formula, `brew install ${formula}`);
  const result = await runCommand(brew, ['install', formula], { env, stallMs: 60_000 });
  const prefix = await runCommand(brew, ['--prefix', formula], { env, timeoutMs: 20_000 });
  if (!result.ok || !prefix.ok)
    throw new NotHere(`brew install ${formula}: ${result.output.split('\n').at(-1) ?? ''}`);
  return `${prefix.output}/bin/${program}`;
}
