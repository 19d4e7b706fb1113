import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@estate/test-kit/wait';
import { createLog } from '@estate/server-kit/observability/log';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { RpcClient } from '../src/rpc-client.ts';
import { Sleep } from './sleeper.ts';

interface LogLine {
  msg: string;
  level: string;
  http_port?: number;
  health_port?: number;
}

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function sleeper(environment: Record<string, string> = {}) {
  const hook = new URL('../../server-kit/test/typescript-hook.mjs', import.meta.url).href;
  const main = new URL('sleeper-main.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, ['--conditions=@estate/source', '--import', hook, main], {
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...serviceKeys, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ends.push(() => child.kill('SIGKILL'));
  const lines: LogLine[] = [];
  let stderr = '';
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line) as LogLine));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const find = (msg: string) => lines.find((line) => line.msg === msg);
  return { child, lines, find, exit, stderr: () => stderr };
}

async function startSleeper(environment?: Record<string, string>) {
  const process = sleeper(environment);
  const { health_port: healthPort = 0 } = await eventually(
    () => process.find('ready') ?? Promise.reject(new Error(process.stderr() || 'not ready')),
    { timeoutMs: 15_000 },
  );
  const port = process.find('http listening')?.http_port ?? 0;
  const token = new ServiceToken('bff', 'sleeper', serviceKey);
  const client = new RpcClient(`http://127.0.0.1:${port}`, token, createLog('test'));
  ends.push(() => client.close());
  return { ...process, port, client, readyz: () => fetch(`http://127.0.0.1:${healthPort}/readyz`) };
}

describe('SIGTERM', () => {
  it('SIGTERM makes a service finish its running call, refuse new ones, run the shutdown steps in order and exit with 0', async () => {
    const service = await startSleeper();
    expect((await service.readyz()).status).toBe(200);
    // A process answers its first call slowly, so the call that has to arrive before the signal is the second one.
    await service.client.call(Sleep, { ms: 1 });
    const running = service.client.call(Sleep, { ms: 2_000 });
    await sleep(500);
    service.child.kill('SIGTERM');
    await eventually(async () => expect((await service.readyz()).status).toBe(503));
    const late = connect(service.port, '127.0.0.1');
    const [refusal] = (await once(late, 'error')) as [NodeJS.ErrnoException];
    expect(refusal.code).toBe('ECONNREFUSED');
    await expect(service.client.call(Sleep, { ms: 1 })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });

    expect(await running).toEqual({ slept: 2_000 });
    expect((await service.exit)[0]).toBe(0);
    expect(service.lines.map(({ msg }) => msg)).toEqual([
      'http listening',
      'ready',
      'shutting down',
      'step one',
      'failed inside Nest',
      'step three',
    ]);
  });

  it('SIGTERM ends a service although clients keep idle connections open', async () => {
    const service = await startSleeper();
    const idle = connect(service.port, '127.0.0.1');
    await once(idle, 'connect');
    // The service accepts connections in order, so it has accepted the idle one before it answers this call.
    await service.client.call(Sleep, { ms: 1 });
    const startedAt = performance.now();
    service.child.kill('SIGTERM');
    expect((await service.exit)[0]).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });
});

describe('a process', () => {
  it('a process names all faults of its environment at once and exits with 1', async () => {
    const service = sleeper({ PORT: 'many', HEALTH_PORT: '99999', NODE_ENV: 'prod' });
    expect((await service.exit)[0]).toBe(1);
    for (const name of ['PORT', 'HEALTH_PORT', 'NODE_ENV'])
      expect(service.stderr()).toMatch(new RegExp(`^ +${name} `, 'm'));
    expect(service.lines).toEqual([]);
  });

  it('a process logs an unhandled rejection and exits with 1', async () => {
    const service = await startSleeper();
    service.child.kill('SIGUSR2');
    expect((await service.exit)[0]).toBe(1);
    expect(service.find('process failed')).toMatchObject({
      level: 'fatal',
      err: { message: 'nobody waits for this' },
    });
  });
});
