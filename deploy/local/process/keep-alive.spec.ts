import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { acceptsConnection, freePort } from './ports.ts';
import { Supervisor } from './supervisor.ts';

async function running(program: (port: number) => string) {
  const said: string[] = [];
  const say = (subject: string, text: string) => said.push(`${subject} ${text}`);
  const supervisor = new Supervisor(mkdtempSync(join(tmpdir(), 'estate-alive-')), say);
  const port = await freePort();
  const part = { name: 'leads', command: process.execPath, args: ['-e', program(port)] };
  return { supervisor, child: await supervisor.start(port, part), port, said };
}

const listen = (port: number) => `require('net').createServer().listen(${port}, '127.0.0.1');`;

describe('keepAlive', () => {
  it('starts a killed process again and says so', async () => {
    const { supervisor, child, port, said } = await running(listen);
    void supervisor.keepAlive();
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
    await expect(supervisor.keepAlive()).rejects.toThrow(/leads keeps ending \(code 1\)[^]*no key/);
    await supervisor.stop();
  });
});
