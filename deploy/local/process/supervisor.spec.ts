import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { printNothing } from '../print.mjs';
import { acceptsConnection, freePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { runningSite } from './run-file.mjs';
import { newFolder } from './spec-folder.ts';
import { Supervisor } from './supervisor.ts';

const listen = (port: number) => `require('net').createServer().listen(${port}, '127.0.0.1');`;
const startPart = (supervisor: Supervisor, name: string, port: number) =>
  supervisor.start(port, { name, args: ['-e', listen(port)] });

/**
 * Runs a launcher in a separate process, with a child that listens on the port. The code `end` ends the launcher.
 * Returns the launcher's output.
 */
function launch(dataDir: string, port: number, end: string) {
  const slow = `process.on('SIGTERM', () => setTimeout(process.exit, 500));`;
  const code = `
    import { Supervisor } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))};
    const supervisor = new Supervisor(${JSON.stringify(dataDir)}, () => undefined);
    await supervisor.takeOver();
    await supervisor.start(${port}, { name: 'orphan', args: ['-e', ${JSON.stringify(slow + listen(port))}] });
    console.log('is up');
    ${end}
  `;
  return runCommand(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
}

describe('Supervisor', () => {
  it('the supervisor ends its processes in reverse order, and the site stays registered until all have ended', async () => {
    const supervisor = new Supervisor(newFolder(), printNothing);
    await supervisor.takeOver();
    supervisor.noteSite({ mongodbUrl: 'mongodb://127.0.0.1/estate', url: 'http://localhost:3000' });
    for (const name of ['mongodb', 'catalog', 'bff']) await startPart(supervisor, name, await freePort());
    expect(runningSite(supervisor.dataDir)?.mongodbUrl).toBe('mongodb://127.0.0.1/estate');
    const stopped: string[] = [];
    await Promise.all([supervisor.stop((name) => stopped.push(name)), supervisor.stop()]);
    expect(stopped).toEqual(['bff', 'catalog', 'mongodb']);
    expect(runningSite(supervisor.dataDir)).toBeUndefined();
    await expect(startPart(supervisor, 'late', await freePort())).rejects.toThrow('ending');
  });

  it('no process is left after the launcher was killed; a second launcher is refused while the first one runs, and waits until its processes have ended', async () => {
    const [dataDir, port] = [newFolder(), await freePort()];
    const other = new Supervisor(dataDir, printNothing);
    const end = `process.stdin.resume(); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 1500);`;
    const launched = launch(dataDir, port, end);
    while (!(await acceptsConnection(port))) await new Promise((go) => setTimeout(go, 50));
    await expect(other.takeOver()).rejects.toThrow(/Another start is using .* \(process \d+/);
    await other.stop();
    expect(existsSync(join(dataDir, 'run.json'))).toBe(true);
    expect(await launched).toEqual({ ok: false, output: 'is up' });
    const next = new Supervisor(dataDir, printNothing);
    await next.takeOver();
    expect(await acceptsConnection(port)).toBe(false);
    await next.stop();
  });

  it('the supervisor restarts a process that ended unexpectedly, and gives up on one that does not start', async () => {
    const supervisor = new Supervisor(newFolder(), printNothing);
    const port = await freePort();
    const child = await startPart(supervisor, 'leads', port);
    const starts = jest.spyOn(child, 'start');
    const supervision = supervisor.keepAlive();
    process.kill(child.pid ?? 0, 'SIGKILL');
    while (starts.mock.results.length === 0) await new Promise((go) => setTimeout(go, 50));
    // The port answers shortly before the start is complete. If the process ended until then, it would count as a
    // failed start.
    await starts.mock.results[0]?.value;
    expect(await acceptsConnection(port)).toBe(true);
    child.spec.args = ['-e', `throw new Error('no key')`];
    process.kill(child.pid ?? 0, 'SIGKILL');
    await expect(supervision).rejects.toThrow(/leads ended while starting[^]*no key/);
    await supervisor.stop();
  });

  it('the supervisor gives each process name its own port, the same at each start', async () => {
    const supervisor = new Supervisor(newFolder(), printNothing);
    const [mailbox, crm] = [await supervisor.portFor('mailbox'), await supervisor.portFor('crm')];
    expect(mailbox).not.toBe(crm);
    // The first port is reserved, and other programs may use the following ones.
    const next = await supervisor.portFor('mailbox');
    expect(next).toBeGreaterThan(mailbox);
    expect(next).toBeLessThan(mailbox + 20);
    await supervisor.stop();
  });
});
