import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sayNothing } from '../say.mjs';
import { acceptsConnection, freePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { runningSite } from './run-file.mjs';
import { Supervisor } from './supervisor.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'estate-supervisor-'));
const noteIn = (folder: string) => join(folder, 'run.json');
const newSupervisor = (folder = newFolder()) => new Supervisor(folder, sayNothing);

function startPart(supervisor: Supervisor, name: string, port: number) {
  const args = ['-e', `require('net').createServer().listen(${port}, '127.0.0.1')`];
  return supervisor.start(port, { name, command: process.execPath, args });
}

/** A launcher of its own with a process that listens on the port; it ends by the given line, and its output comes back. */
function launch(dataDir: string, port: number, end: string, program = '') {
  const path = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const code = `
    import { Supervisor } from ${path('supervisor.ts')};
    const supervisor = new Supervisor(${JSON.stringify(dataDir)}, () => undefined);
    await supervisor.takeOver();
    const listen = ${JSON.stringify(`${program}; require('net').createServer().listen(${port}, '127.0.0.1')`)};
    await supervisor.start(${port}, { name: 'orphan', command: process.execPath, args: ['-e', listen] });
    console.log('is up');
    ${end}
  `;
  return runCommand(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
}

describe('Supervisor', () => {
  it('ends everything in the opposite order and takes its note away', async () => {
    const supervisor = newSupervisor();
    await supervisor.takeOver();
    for (const name of ['mongodb', 'catalog', 'bff']) await startPart(supervisor, name, await freePort());
    const stopped: string[] = [];
    await Promise.all([supervisor.stop((name) => stopped.push(name)), supervisor.stop()]);
    expect(stopped).toEqual(['bff', 'catalog', 'mongodb']);
    expect(existsSync(noteIn(supervisor.dataDir))).toBe(false);
  });

  it('tells other commands where the running site is, until it stops', async () => {
    const supervisor = newSupervisor();
    await supervisor.takeOver();
    supervisor.noteSite({ mongodbUrl: 'mongodb://127.0.0.1/estate', url: 'http://localhost:3000' });
    expect(runningSite(supervisor.dataDir)?.mongodbUrl).toBe('mongodb://127.0.0.1/estate');
    await supervisor.stop();
    expect(runningSite(supervisor.dataDir)).toBeUndefined();
  });

  it('leaves the note of a launcher alone whose place it did not take', async () => {
    const running = newSupervisor();
    await running.takeOver();
    await newSupervisor(running.dataDir).stop();
    expect(existsSync(noteIn(running.dataDir))).toBe(true);
    await running.stop();
  });

  it('empties the folder that it takes, if asked to', async () => {
    const supervisor = newSupervisor();
    const kept = join(supervisor.folder('mongod'), 'records');
    writeFileSync(kept, '');
    await supervisor.takeOver({ isEmptied: true });
    expect(existsSync(kept)).toBe(false);
    await supervisor.stop();
  });

  it('gives a name the same port at each start, and each name one of its own', async () => {
    const supervisor = newSupervisor();
    const [mailbox, crm] = [await supervisor.portFor('mailbox'), await supervisor.portFor('crm')];
    expect(mailbox).not.toBe(crm);
    expect(await supervisor.portFor('mailbox')).toBe(mailbox + 1);
  });

  it.each([
    ['crashes', `throw new Error('crash')`],
    ['is killed', `process.kill(process.pid, 'SIGKILL')`],
  ])('leaves nothing running when its launcher %s, and the next start waits for that', async (_how, end) => {
    const [dataDir, port] = [newFolder(), await freePort()];
    const slow = `process.on('SIGTERM', () => setTimeout(process.exit, 500))`;
    const { ok, output } = await launch(dataDir, port, end, slow);
    expect(ok).toBe(false);
    expect(output).toContain('is up');
    const next = newSupervisor(dataDir);
    await next.takeOver();
    expect(await acceptsConnection(port)).toBe(false);
    await next.stop();
  });

  it('starts nothing once it is told to stop', async () => {
    const supervisor = newSupervisor();
    await supervisor.stop();
    await expect(startPart(supervisor, 'late', await freePort())).rejects.toThrow('ending');
  });
});
