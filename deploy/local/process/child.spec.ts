import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Child } from './child.ts';
import { acceptsConnection, freePort } from './ports.ts';
import { newFolder } from './spec-folder.ts';

// It writes before it listens, because it may be ended as soon as its port answers.
const listening = (port: number, more = '') =>
  `${more}; console.log('up'); require('net').createServer().listen(${port}, '127.0.0.1')`;

const child = (port: number, program: string, readyWithinMs = 10_000) =>
  new Child({
    name: 'thing',
    command: process.execPath,
    args: ['-e', program],
    env: process.env,
    log: join(newFolder(), 'thing.log'),
    isReady: () => acceptsConnection(port),
    readyWithinMs,
  });

describe('Child', () => {
  it('a killed child process restarts on the same port with the same log', async () => {
    const port = await freePort();
    const thing = child(port, listening(port));
    await thing.start();
    await thing.kill();
    expect(await acceptsConnection(port)).toBe(false);
    await thing.start();
    await thing.stop();
    expect(thing.isRunning).toBe(false);
    expect(readFileSync(thing.spec.log, 'utf8')).toBe('up\nup\n');
  });

  it('the last log lines of a child process that ends while starting are printed, and a process that does not become ready is killed', async () => {
    const dying = child(await freePort(), `console.error('MONGODB_URL is not set'); process.exit(1)`);
    await expect(dying.start()).rejects.toThrow(/thing ended while starting[^]*MONGODB_URL is not set/);
    const silent = child(await freePort(), 'setInterval(() => {}, 1000)', 300);
    await expect(silent.start()).rejects.toThrow('thing was not ready after 0.3 s');
    expect(silent.isRunning).toBe(false);
  });

  it('a child process that ignores the request to end is killed', async () => {
    const port = await freePort();
    const thing = child(port, listening(port, `process.on('SIGTERM', () => {})`));
    await thing.start();
    await thing.stop(200);
    expect(await acceptsConnection(port)).toBe(false);
  });
});
