import { existsSync } from 'node:fs';
import { findCommand } from '../process/find-command.mjs';
import { runCommand } from '../process/run-command.mjs';
import { NotHere } from './first-that-works.mjs';

const debianPath = '/usr/bin';

/** @typedef {{ env: NodeJS.ProcessEnv, say: import('../say.mjs').Say }} Machine */

/** Installs Redis through the system's packages and returns the path of its server. @param {Machine} machine */
export async function installRedis(machine) {
  if (process.platform === 'darwin') return brewed('redis', 'redis-server', machine);
  const server = `${debianPath}/redis-server`;
  if (existsSync(server)) return server;
  await aptInstall('redis-server', 'redis', machine);
  // The package starts a service of its own on 6379, which is not ours.
  await runCommand('service', ['redis-server', 'stop'], { timeoutMs: 20_000 });
  return server;
}

/** Installs Chromium through apt-get and returns its path. @param {Machine} machine */
export async function installChromium(machine) {
  const chromium = `${debianPath}/chromium`;
  if (!existsSync(chromium)) await aptInstall('chromium', 'browser', machine);
  return chromium;
}

/** @param {string} name @param {string} subject @param {Machine} machine */
async function aptInstall(name, subject, { env, say }) {
  if (process.platform !== 'linux' || !existsSync(`${debianPath}/apt-get`))
    throw new NotHere('there is no apt-get');
  if (process.getuid?.() !== 0) throw new NotHere(`not root; this would do it: sudo apt-get install ${name}`);
  say(subject, `apt-get install ${name}`);
  const path = `${env['PATH'] ?? ''}:${debianPath}:/usr/sbin:/sbin:/bin`;
  // apt-get prints a line per package; unpacking a browser may be silent for longer than a download.
  const options = { env: { ...env, PATH: path, DEBIAN_FRONTEND: 'noninteractive' }, stallMs: 60_000 };
  const quick = ['http::Timeout=10', 'https::Timeout=10', 'Retries=0'].map(
    (option) => `-oAcquire::${option}`,
  );
  const install = () =>
    runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...quick, name], options);
  if ((await install()).ok) return;
  await runCommand('apt-get', ['update', ...quick], options);
  const { ok, output } = await install();
  if (!ok) throw new NotHere(`apt-get install ${name}: ${output.split('\n').at(-1)}`);
}

/** @param {string} formula @param {string} program @param {Machine} machine */
async function brewed(formula, program, { env, say }) {
  const brew = findCommand(['brew'], env['PATH']);
  if (!brew) throw new NotHere('there is no brew on the PATH');
  say(formula, `brew install ${formula}`);
  const { ok, output } = await runCommand(brew, ['install', formula], { env, stallMs: 60_000 });
  const prefix = await runCommand(brew, ['--prefix', formula], { env, timeoutMs: 20_000 });
  if (!ok || !prefix.ok) throw new NotHere(`brew install ${formula}: ${output.split('\n').at(-1)}`);
  return `${prefix.output}/bin/${program}`;
}
