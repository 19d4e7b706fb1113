import { existsSync } from 'node:fs';
import { runCommand } from '../process/run-command.ts';
import { type Say } from '../say.mjs';
import { NotHere, onPath } from './first-that-works.ts';

const debianPath = '/usr/bin';

export interface Machine {
  env: NodeJS.ProcessEnv;
  say: Say;
}

/** Installs Redis through the system's packages and returns the path of its server. */
export async function installRedis(machine: Machine): Promise<string> {
  if (process.platform === 'darwin') return brewed('redis', 'redis-server', machine);
  const server = `${debianPath}/redis-server`;
  if (existsSync(server)) return server;
  await aptInstall('redis-server', 'redis', machine);
  // The package starts a service of its own on 6379, which is not ours.
  await runCommand('service', ['redis-server', 'stop'], { timeoutMs: 20_000 });
  return server;
}

/** Installs Chromium through apt-get and returns its path. */
export async function installChromium(machine: Machine): Promise<string> {
  const chromium = `${debianPath}/chromium`;
  if (!existsSync(chromium)) await aptInstall('chromium', 'browser', machine);
  return chromium;
}

async function aptInstall(name: string, subject: string, { env, say }: Machine): Promise<void> {
  if (process.platform !== 'linux' || !existsSync(`${debianPath}/apt-get`))
    throw new NotHere('there is no apt-get');
  if (process.getuid?.() !== 0) throw new NotHere(`not root; this would do it: sudo apt-get install ${name}`);
  say(subject, `apt-get install ${name}`);
  const path = `${env['PATH'] ?? ''}:${debianPath}:/usr/sbin:/sbin:/bin`;
  // apt-get prints a line per package; unpacking a browser may be silent for longer than a download.
  const options = { env: { ...env, PATH: path, DEBIAN_FRONTEND: 'noninteractive' }, stallMs: 60_000 };
  const quick = ['http::Timeout=10', 'https::Timeout=10', 'Retries=0'].map((limit) => `-oAcquire::${limit}`);
  const aptGet = (...args: string[]) => runCommand('apt-get', [...args, ...quick], options);
  const install = ['install', '-y', '--no-install-recommends', name];
  if ((await aptGet(...install)).ok) return;
  await aptGet('update');
  const { ok, output } = await aptGet(...install);
  if (!ok) throw new NotHere(`apt-get install ${name}: ${output.split('\n').at(-1)}`);
}

async function brewed(formula: string, program: string, { env, say }: Machine): Promise<string> {
  const brew = onPath(['brew'], env, 'there is no brew on the PATH');
  say(formula, `brew install ${formula}`);
  const { ok, output } = await runCommand(brew, ['install', formula], { env, stallMs: 60_000 });
  const prefix = await runCommand(brew, ['--prefix', formula], { env, timeoutMs: 20_000 });
  if (!ok || !prefix.ok) throw new NotHere(`brew install ${formula}: ${output.split('\n').at(-1)}`);
  return `${prefix.output}/bin/${program}`;
}
