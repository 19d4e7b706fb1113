import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { sayNothing } from '../say.mjs';
import { acceptsConnection, freePort } from './ports.ts';
import { runCommand } from './run-command.ts';
import { RunFile } from './run-file.mjs';
import { Supervisor } from './supervisor.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'estate-supervisor-'));

async function part(dataDir: string, name: string) {
  const port = await freePort();
  return {
    name,
    port,
    command: process.execPath,
    args: ['-e', `require('net').createServer().listen(${port}, '127.0.0.1')`, dataDir],
    env: process.env,
    log: join(dataDir, `${name}.log`),
    marks: [dataDir],
    isReady: () => acceptsConnection(port),
  };
}

describe('Supervisor', () => {
  it('ends everything in the opposite order and takes its note away', async () => {
    const dataDir = newFolder();
    const supervisor = new Supervisor(dataDir);
    await supervisor.takeOver(sayNothing);
    for (const name of ['mongodb', 'catalog', 'bff']) await supervisor.start(await part(dataDir, name));
    const stopped: string[] = [];
    await Promise.all([supervisor.stop((name) => stopped.push(name)), supervisor.stop()]);
    expect(stopped).toEqual(['bff', 'catalog', 'mongodb']);
    expect(existsSync(new RunFile(dataDir).file)).toBe(false);
  });

  it('tells other commands where the running site is, until it stops', async () => {
    const dataDir = newFolder();
    const supervisor = new Supervisor(dataDir);
    await supervisor.takeOver(sayNothing);
    supervisor.noteSite({ mongodbUrl: 'mongodb://127.0.0.1/estate', url: 'http://localhost:3000' });
    expect(new RunFile(dataDir).runningSite()?.mongodbUrl).toBe('mongodb://127.0.0.1/estate');
    await supervisor.stop();
    expect(new RunFile(dataDir).runningSite()).toBeUndefined();
  });

  it('leaves the note of a launcher alone whose place it did not take', async () => {
    const dataDir = newFolder();
    const running = new Supervisor(dataDir);
    await running.takeOver(sayNothing);
    await new Supervisor(dataDir).stop();
    expect(existsSync(new RunFile(dataDir).file)).toBe(true);
    await running.stop();
  });

  it('leaves nothing running when its launcher crashes', async () => {
    const dataDir = newFolder();
    const spec = await part(dataDir, 'orphan');
    const port = spec.port;
    const launcher = `
      import { Supervisor } from ${JSON.stringify(join(import.meta.dirname, 'supervisor.ts'))};
      import { acceptsConnection } from ${JSON.stringify(join(import.meta.dirname, 'ports.ts'))};
      const isReady = () => acceptsConnection(${port});
      await new Supervisor(${JSON.stringify(dataDir)}).start({ ...${JSON.stringify(spec)}, isReady });
      console.log('is up');
      throw new Error('crash');
    `;
    const { ok, output } = await runCommand(process.execPath, [
      '--import',
      'tsx',
      '--input-type=module',
      '-e',
      launcher,
    ]);
    expect(ok).toBe(false);
    expect(output).toContain('is up');
    while (await acceptsConnection(port)) await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('starts nothing once it is told to stop', async () => {
    const dataDir = newFolder();
    const supervisor = new Supervisor(dataDir);
    await supervisor.stop();
    await expect(supervisor.start(await part(dataDir, 'late'))).rejects.toThrow('ending');
  });
});
