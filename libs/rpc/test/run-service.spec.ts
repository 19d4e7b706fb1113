import { afterEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { calledEnv, type CalledEnv, parseEnv } from '@estate/server-kit/process/env';
import { type Readiness } from '@estate/server-kit/observability/health';
import { HealthChecks, type HealthCheck } from '@estate/server-kit/observability/health-checks';
import { createLog } from '@estate/server-kit/observability/log';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService } from '@estate/server-kit/process/run-service';
import { type OnModuleDestroy, type Provider } from '@nestjs/common';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { RpcClient } from '../src/rpc-client.ts';
import { Sleep, SleeperModule } from './sleeper.ts';

const log = createLog('test');
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function service({ providers = [], ...env }: { providers?: Provider[] } & Partial<CalledEnv> = {}) {
  const silent = parseEnv(calledEnv, { ...serviceKeys, LOG_LEVEL: 'silent' });
  const settings = { ...silent, ...env };
  const running = await startService(SleeperModule.forRoot(settings, ...providers), {
    http: privateHttp(settings),
  });
  ends.push(() => running.close());
  return {
    ...running,
    httpPort: running.httpPort ?? 0,
    health: (path: string) => fetch(`http://127.0.0.1:${running.healthPort}${path}`),
  };
}

/** Counts how often the provider is ended. */
function countEnds() {
  let ended = 0;
  const hook: OnModuleDestroy = { onModuleDestroy: () => void (ended += 1) };
  return { provider: { provide: 'counted', useValue: hook }, ended: () => ended };
}

function clientOf(...ports: number[]) {
  const url = ports.map((port) => `http://127.0.0.1:${port}`).join();
  const client = new RpcClient(url, new ServiceToken('bff', 'sleeper', serviceKey), log);
  ends.push(() => client.close());
  return client;
}

describe('a service that ends', () => {
  it('a service that ends loses no RPC call while another instance is there, not even one that is sent once only', async () => {
    const [leaving, staying] = [await service({ SHUTDOWN_DELAY_SECONDS: 1 }), await service()];
    const client = clientOf(leaving.httpPort, staying.httpPort);
    const calls: Promise<unknown>[] = [];
    const send = async () => {
      for (let count = 0; count < 250; count += 1) {
        calls.push(client.call(Sleep, { ms: count % 3 === 0 ? 300 : 5 }));
        await sleep(5);
      }
    };
    const sending = send();
    await sleep(100);
    await leaving.close();
    await sending;
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('a service that ends finishes an RPC call whose caller has disconnected', async () => {
    const { provider, ended } = countEnds();
    const leaving = await service({ providers: [provider] });
    const client = clientOf(leaving.httpPort);
    // The first call connects, so that the next one arrives well before its deadline.
    await client.call(Sleep, { ms: 1 });
    const startedAt = performance.now();
    const call = client.call({ ...Sleep, deadlineMs: 300 }, { ms: 900 });
    await expect(call).rejects.toMatchObject({ problem: { code: 'timeout' } });
    await leaving.close();
    expect(performance.now() - startedAt).toBeGreaterThan(850);
    expect(ended()).toBe(1);
  });

  it('a service that is told to end several times ends once', async () => {
    const { provider, ended } = countEnds();
    const leaving = await service({ providers: [provider] });
    await Promise.all([leaving.close(), leaving.close()]);
    expect(ended()).toBe(1);
  });
});

describe('/healthz and /readyz', () => {
  const states: [string, HealthCheck, number, Readiness][] = [
    [
      'ready though a part is missing',
      { part: 'redis', isVital: false, isUp: () => false },
      200,
      { ready: true, degraded: ['redis'], parts: { redis: false } },
    ],
    [
      'not ready',
      { part: 'mongo', isVital: true, isUp: () => Promise.resolve(false) },
      503,
      { ready: false, degraded: [], parts: { mongo: false } },
    ],
    [
      'not ready when the check fails',
      { part: 'mongo', isVital: true, isUp: () => Promise.reject(new Error('broken')) },
      503,
      { ready: false, degraded: ['check'], parts: {} },
    ],
    [
      'not ready when the check hangs',
      { part: 'mongo', isVital: true, isUp: () => sleep(60_000, true, { ref: false }) },
      503,
      { ready: false, degraded: ['check'], parts: {} },
    ],
  ];
  it.each(states)(
    '/readyz answers for a service that is %s, and /healthz reports it as alive in any case',
    async (_case, check, status, body) => {
      const { get, health } = await service();
      get(HealthChecks).add(check);
      const answer = await health('/readyz');
      expect(answer.status).toBe(status);
      expect(await answer.json()).toEqual(body);
      expect((await health('/healthz')).status).toBe(200);
      expect((await health('/other')).status).toBe(404);
    },
  );
});

describe('startService', () => {
  it('startService closes everything it has started when a port is taken', async () => {
    const first = await service();
    const { provider, ended } = countEnds();
    const second = service({ HEALTH_PORT: first.healthPort, providers: [provider] });
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(ended()).toBe(1);
  });
});
