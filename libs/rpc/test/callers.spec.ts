import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { type Caller, callers, type RpcContract } from '@estate/contracts/rpc';
import { calledEnv, parseEnv } from '@estate/server-kit/process/env';
import { metrics } from '@estate/server-kit/observability/metrics';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { type RunningService, startService } from '@estate/server-kit/process/run-service';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { keyId, ServiceToken, tokenHeader } from '@estate/server-kit/http/service-token';
import { allContracts, serviceOf } from '@estate/test-kit/all-contracts';
import { captureLog } from '@estate/test-kit/captured-log';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Controller, type Type } from '@nestjs/common';
import { SignJWT } from 'jose';
import { RpcMethod } from '../src/rpc-method.ts';
import { RpcServerModule } from '../src/rpc-server.module.ts';

const keys = new Map(callers.map((name) => [name, generateKeyPairSync('ed25519').privateKey]));
const keyOf = (name: Caller) => keys.get(name) as KeyObject;
const strange = generateKeyPairSync('ed25519').privateKey;
const SERVICE_KEYS = callers.map((name) => keyId(name, keyOf(name))).join();

const contracts = await allContracts();
const services = new Map<string, RpcContract[]>();
for (const each of contracts) services.set(serviceOf(each), [...(services.get(serviceOf(each)) ?? []), each]);

/** Handlers without a result, so that only the check of the caller decides the answer. */
function controllerOf(contract: RpcContract): Type {
  @Controller()
  class OneMessage {
    @RpcMethod(contract)
    answer() {
      return undefined;
    }
  }
  return OneMessage;
}

const running = new Map<string, RunningService>();

async function call(service: string, path: string, headers: Record<string, string> = {}): Promise<string> {
  const url = `http://127.0.0.1:${running.get(service)?.httpPort}${path}`;
  const answer = await fetch(url, { method: 'POST', headers });
  const text = await answer.text();
  if (answer.status === 200) return 'answered';
  return text.startsWith('{')
    ? ((JSON.parse(text) as { code?: string }).code ?? String(answer.status))
    : text;
}
const request = (contract: RpcContract, headers?: Record<string, string>) =>
  call(serviceOf(contract), `/rpc/${contract.message}`, headers);

const tokenOf = (from: Caller, to: string, key = keyOf(from)) => new ServiceToken(from, to, key).headers();
const signed = async (kid: string, key: KeyObject, to: string) => {
  const jwt = new SignJWT().setProtectedHeader({ alg: 'EdDSA', kid }).setAudience(to).setIssuedAt();
  return { [tokenHeader]: await jwt.sign(key) };
};
const unsigned = (kid: string, to: string) => {
  const parts = [
    { alg: 'none', kid },
    { aud: to, iat: Math.floor(Date.now() / 1_000) },
  ];
  const [head, payload] = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return { [tokenHeader]: `${head}.${payload}.` };
};

const log = captureLog();
beforeAll(async () => {
  jest.useFakeTimers({
    now: Date.now(),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  });
  for (const [name, own] of services) {
    const env = parseEnv(calledEnv, { SERVICE_KEYS, LOG_LEVEL: 'warn' });
    const module = {
      module: class {},
      imports: [ServiceModule.forRoot(name, env), RpcServerModule.forRoot(own)],
      controllers: own.map(controllerOf),
    };
    running.set(name, await startService(module, { http: privateHttp(env) }));
  }
});
afterAll(async () => {
  jest.useRealTimers();
  log.stop();
  for (const service of running.values()) await service.close();
});

it('the tested RPC contracts are those of all services', () => {
  expect([...services.keys()].sort()).toEqual(['catalog', 'content', 'crm-sync', 'identity', 'leads']);
  expect(contracts.length).toBeGreaterThan(70);
});

it.each([
  ['catalog', '/rpc/catalog.upsertProperties'],
  ['identity', '/api/auth/sign-in/email'],
])(
  'a refused call of %s at %s is logged in one line with its caller, and counted once',
  async (service, path) => {
    const refusals = () => log.lines().filter((line) => line.includes('caller refused'));
    const counted = async () => {
      const found = await metrics.getSingleMetric('calls_refused_total')?.get();
      return found?.values[0]?.value;
    };
    const [count, lines] = [await counted(), refusals().length];
    await call(service, `${path}?secret=1`, await tokenOf('leads', service));
    expect(await counted()).toBe(Number(count) + 1);
    const written = refusals()
      .slice(lines)
      .map((line) => JSON.parse(line) as unknown);
    const about = { name: service, level: 'warn', from: 'leads', reason: 'not-permitted', path };
    expect(written).toEqual([expect.objectContaining(about)]);
  },
);

describe.each(contracts)('$message', (contract) => {
  const service = serviceOf(contract);
  const [permitted = 'bff'] = contract.callers;

  it('the RPC message $message may be called by the callers of its contract, and by nobody else', async () => {
    for (const from of callers) {
      const answer = await request(contract, await tokenOf(from, service));
      const isPermitted = contract.callers.includes(from);
      expect({ from, isRefused: answer === 'caller-refused' }).toEqual({ from, isRefused: !isPermitted });
    }
  });

  it('the RPC message $message is refused without a token, and with one of another key, for another service, or without signature', async () => {
    const other = callers.find((name) => name !== permitted) as Caller;
    const kid = keyId(permitted, keyOf(permitted));
    const tokens = {
      none: {},
      'no token': { [tokenHeader]: 'x.y.z' },
      'a strange key': await tokenOf(permitted, service, strange),
      'a strange key under the name of a known one': await signed(kid, strange, service),
      'the key of another caller': await tokenOf(permitted, service, keyOf(other)),
      'the key of another caller under the name of his': await signed(kid, keyOf(other), service),
      'another service': await tokenOf(permitted, 'somebody'),
      'no signature': unsigned(kid, service),
    };
    for (const [token, headers] of Object.entries(tokens))
      expect({ token, answer: await request(contract, headers) }).toEqual({
        token,
        answer: 'caller-refused',
      });
  });

  it('the RPC message $message is refused with a token that is older than a minute', async () => {
    const headers = await tokenOf(permitted, service);
    expect(await request(contract, headers)).not.toBe('caller-refused');
    const sentAt = Date.now();
    jest.setSystemTime(sentAt + 61_000);
    expect(await request(contract, headers)).toBe('caller-refused');
    // A copy that has never verified the token, so the result cannot come from its cache.
    jest.setSystemTime(sentAt);
    const fresh = await tokenOf(permitted, service);
    jest.setSystemTime(sentAt + 61_000);
    expect(await request(contract, fresh)).toBe('caller-refused');
    jest.setSystemTime(sentAt);
  });
});

describe.each([...services.keys()])('each path of %s that is no RPC', (service) => {
  it('a path of a service that belongs to no RPC may be called by the BFF alone', async () => {
    for (const path of ['/', '/api/auth/sign-in/email', '/rpc', '/rpc/a/b', '/api/admin/queues/api/queues']) {
      expect(await call(service, path)).toBe('caller-refused');
      for (const from of callers.filter((name) => name !== 'bff'))
        expect(await call(service, path, await tokenOf(from, service))).toBe('caller-refused');
      expect(await call(service, path, await tokenOf('bff', service))).not.toBe('caller-refused');
    }
  });
});

it('the callers of an RPC message are checked in every spelling of its path', async () => {
  const headers = await tokenOf('bff', 'catalog');
  expect(await call('catalog', '/rpc/catalog%2EupsertProperties', headers)).toBe('caller-refused');
  expect(await call('catalog', '/rpc/catalog.upsertProperties?x=/rpc/catalog.listLatest', headers)).toBe(
    'caller-refused',
  );
});
