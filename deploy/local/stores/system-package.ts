import { existsSync } from 'node:fs';
import { runCommand } from '../process/run-command.ts';
import { type SearchContext, NotAvailable, requireCommand } from './first-that-works.ts';

const debianPath = '/usr/bin';

/** Installs a package with apt-get and returns the path of its program, which has the same name. */
export async function aptPackage(
  name: string,
  subject: string,
  { env, print }: SearchContext,
): Promise<string> {
  const program = `${debianPath}/${name}`;
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || !existsSync(`${debianPath}/apt-get`))
    throw new NotAvailable('there is no apt-get');
  if (process.getuid?.() !== 0)
    throw new NotAvailable(`not root; this would do it: sudo apt-get install ${name}`);
  print(subject, `apt-get install ${name}`);
  const path = `${env['PATH'] ?? ''}:${debianPath}:/usr/sbin:/sbin:/bin`;
  // The stall limit is longer than for downloads, because unpacking a browser may print nothing for a while.
  const options = { env: { ...env, PATH: path, DEBIAN_FRONTEND: 'noninteractive' }, stallMs: 60_000 };
  const quick = ['http::Timeout=10', 'https::Timeout=10', 'Retries=0'].map((limit) => `-oAcquire::${limit}`);
  const aptGet = (...args: string[]) => runCommand('apt-get', [...args, ...quick], options);
  const install = () => aptGet('install', '-y', '--no-install-recommends', name);
  if (!(await install()).ok) {
    await aptGet('update');
    const { ok, output } = await install();
    if (!ok) throw new NotAvailable(`apt-get install ${name}: ${output.split('\n').at(-1)}`);
  }
  // Stops the service that the package may have started on the default port.
  await runCommand('service', [name, 'stop'], { timeoutMs: 20_000 });
  return program;
}

/** Installs a formula with brew and returns the path of one of its programs. */
export async function brewPackage(
  formula: string,
  program: string,
  { env, print }: SearchContext,
): Promise<string> {
  const brew = requireCommand(['brew'], env, 'there is no brew on the PATH');
  print(formula, `brew install ${formula}`);
  const { ok, output } = await runCommand(brew, ['install', formula], { env, stallMs: 60_000 });
  const prefix = await runCommand(brew, ['--prefix', formula], { env, timeoutMs: 20_000 });
  if (!ok || !prefix.ok) throw new NotAvailable(`brew install ${formula}: ${output.split('\n').at(-1)}`);
  return `${prefix.output}/bin/${program}`;
}
