import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { keepAlive } from './keep-alive.ts';
import { acceptsConnection, freePort } from './process/ports.ts';
import { Supervisor } from './process/supervisor.ts';

async function running(program: (port: number) => string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'estate-alive-'));
  const supervisor = new Supervisor(dataDir);
  const port = await freePort();
  const child = await supervisor.start({
    name: 'leads',
    command: process.execPath,
    args: ['-e', program(port)],
    env: process.env,
    log: join(dataDir, 'leads.log'),
    marks: [dataDir],
    isReady: () => acceptsConnection(port),
  });
  return { supervisor, child, port };
}

const listen = (port: number) => `require('net').createServer().listen(${port}, '127.0.0.1');`;

describe('keepAlive', () => {
  it('starts a killed process again and says so', async () => {
    const { supervisor, child, port } = await running(listen);
    const said: string[] = [];
    void keepAlive(supervisor, (subject, text) => said.push(`${subject} ${text}`));
    process.kill(child.pid ?? 0, 'SIGKILL');
    while (said.length === 0 || !(await acceptsConnection(port)))
      await new Promise((go) => setTimeout(go, 50));
    expect(said.join()).toContain('leads ended (SIGKILL); starting it again');
    await supervisor.stop();
    expect(await acceptsConnection(port)).toBe(false);
  });

  it('gives up on one that keeps ending, with its last lines', async () => {
    const { supervisor } = await running(
      (port) => `${listen(port)} setTimeout(() => { throw new Error('no key') }, 200)`,
    );
    await expect(keepAlive(supervisor, () => undefined)).rejects.toThrow(
      /leads keeps ending \(code 1\)[^]*no key/,
    );
    await supervisor.stop();
  });
});
