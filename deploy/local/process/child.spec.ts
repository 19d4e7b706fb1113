import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Child } from './child.ts';
import { acceptsConnection, freePort } from './ports.ts';

// It writes before it listens, because it may be ended as soon as its port answers.
const listening = (port: number, more = '') =>
  `${more}; console.log('up'); require('net').createServer().listen(${port}, '127.0.0.1')`;

function child(port: number, program: string, readyWithinMs = 10_000): Child {
  return new Child({
    name: 'thing',
    command: process.execPath,
    args: ['-e', program],
    env: process.env,
    log: join(mkdtempSync(join(tmpdir(), 'estate-child-')), 'thing.log'),
    isReady: () => acceptsConnection(port),
    readyWithinMs,
  });
}

describe('Child', () => {
  it('is killed and comes back on the same port, with one log', async () => {
    const port = await freePort();
    const thing = child(port, listening(port));
    await thing.start();
    const first = thing.pid;
    await thing.kill();
    expect(await acceptsConnection(port)).toBe(false);
    await thing.start();
    expect(thing.pid).not.toBe(first);
    await thing.stop();
    expect(thing.isRunning).toBe(false);
    expect(readFileSync(thing.spec.log, 'utf8')).toBe('up\nup\n');
  });

  it('tells the last lines of one that dies while starting', async () => {
    const thing = child(await freePort(), `console.error('MONGODB_URL is not set'); process.exit(1)`);
    await expect(thing.start()).rejects.toThrow(/thing ended while starting[^]*MONGODB_URL is not set/);
  });

  it('kills one that does not become ready in time', async () => {
    const thing = child(await freePort(), 'setInterval(() => {}, 1000)', 300);
    await expect(thing.start()).rejects.toThrow('thing was not ready after 0.3 s');
    expect(thing.isRunning).toBe(false);
  });

  it('kills one that ignores the request to end', async () => {
    const port = await freePort();
    const thing = child(port, listening(port, `process.on('SIGTERM', () => {})`));
    await thing.start();
    await thing.stop(200);
    expect(thing.isRunning).toBe(false);
    expect(await acceptsConnection(port)).toBe(false);
  });

  it('reports an end that nobody asked for, and only that', async () => {
    const port = await freePort();
    const ends: string[] = [];
    const { spec } = child(port, listening(port));
    const thing = new Child(spec, (unexpectedEnd) => unexpectedEnd && ends.push(unexpectedEnd));
    await thing.start();
    await thing.kill();
    expect(ends).toEqual([]);
    await thing.start();
    process.kill(thing.pid ?? 0, 'SIGKILL');
    while (thing.isRunning) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(ends).toEqual(['SIGKILL']);
  });
});
