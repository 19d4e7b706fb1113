import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineRpc } from '@estate/contracts/rpc';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey, serviceKeys } from '@estate/test-kit/service-keys';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { type RunningService, startService } from '@estate/server-kit/process/run-service';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { calledEnv, parseEnv } from '@estate/server-kit/process/env';
import { createLog } from '@estate/server-kit/observability/log';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { currentRequestId, runWithRequestId } from '@estate/server-kit/observability/request-context';
import { RpcClient } from './rpc-client.ts';
import { RpcMethod } from './rpc-method.ts';
import { RpcServerModule } from './rpc-server.module.ts';

const Double = defineRpc({
  message: 'sums.double',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ value: z.int('Bitte geben Sie eine ganze Zahl ein.'), as: z.string().default('number') }),
  output: z.object({ value: z.int(), requestId: z.string() }),
});
const Refuse = defineRpc({
  message: 'sums.refuse',
  callers: ['bff'],
  safety: 'idempotent',
  input: z.object({ with: z.enum(['problem', 'error']) }),
  output: z.null(),
});
const Nothing = defineRpc({
  message: 'sums.nothing',
  callers: ['bff'],
  safety: 'once',
  input: z.void(),
  output: z.void(),
});
const Echo = defineRpc({
  message: 'sums.echo',
  callers: ['bff'],
  safety: 'read',
  input: z.object({ text: z.string(), times: z.int() }),
  output: z.string(),
});
const Missing = defineRpc({
  message: 'sums.missing',
  callers: ['bff'],
  safety: 'read',
  input: z.null(),
  output: z.null(),
});

@Controller()
class SumsController {
  private readonly factor = 2;

  @RpcMethod(Double)
  double({ value }: z.output<typeof Double.input>) {
    return { value: value * this.factor, requestId: currentRequestId() ?? 'none' };
  }

  @RpcMethod(Refuse)
  async refuse({ with: kind }: z.output<typeof Refuse.input>): Promise<null> {
    await Promise.resolve();
    if (kind === 'error') throw new Error('secret detail');
    throw new ProblemError('conflict', {
      detail: 'Geht nicht.',
      errors: [{ field: 'with', message: 'Nein.' }],
    });
  }

  @RpcMethod(Nothing)
  nothing() {
    return undefined;
  }

  @RpcMethod(Echo)
  echo({ text, times }: z.output<typeof Echo.input>) {
    return text.repeat(times);
  }
}

/** Wrong signatures are compile errors; this controller is never registered. */
export class WrongController {
  // @ts-expect-error -- the contract's input is not a string
  @RpcMethod(Double)
  wrongInput(input: string) {
    return { value: input.length, requestId: '' };
  }

  // @ts-expect-error -- the contract asks for more input than it brings
  @RpcMethod(Double)
  moreInput({ value, extra }: { value: number; extra: number }) {
    return { value: value + extra, requestId: '' };
  }

  // @ts-expect-error -- the contract's output has a requestId
  @RpcMethod(Double)
  wrongOutput() {
    return Promise.resolve({ value: 1 });
  }
}

const log = createLog('test');
const env = parseEnv(calledEnv, { ...serviceKeys, LOG_LEVEL: 'silent' });
const token = new ServiceToken('bff', 'sums', serviceKey);
const contracts = { Double, Refuse, Nothing, Echo };

@Module({
  imports: [ServiceModule.forRoot('sums', env), RpcServerModule.forRoot(contracts)],
  controllers: [SumsController],
})
class SumsModule {}

describe('an RPC call', () => {
  let service: RunningService;
  let client: RpcClient;

  beforeAll(async () => {
    service = await startService(SumsModule, { http: privateHttp(env) });
    client = new RpcClient(`http://127.0.0.1:${service.httpPort}`, token, log);
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  it('an RPC call is answered by the handler of its message, in the caller’s request context', async () => {
    const answer = await runWithRequestId('r-1', () => client.call(Double, { value: 21 }));
    expect(answer).toEqual({ value: 42, requestId: 'r-1' });
  });

  it('an RPC call works without input and output', async () => {
    await expect(client.call(Nothing, undefined)).resolves.toBeUndefined();
  });

  it('an RPC call refuses input that the contract does not allow, naming the field', async () => {
    await expect(client.call(Double, { value: 1.5 })).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        status: 400,
        errors: [{ field: 'value', message: 'Bitte geben Sie eine ganze Zahl ein.' }],
      },
    });
  });

  it('an RPC call rejects with the problem that the handler has thrown', async () => {
    await expect(client.call(Refuse, { with: 'problem' })).rejects.toMatchObject({
      problem: { code: 'conflict', detail: 'Geht nicht.', errors: [{ field: 'with', message: 'Nein.' }] },
    });
  });

  it('an RPC call does not reveal the text of an unexpected error to its caller', async () => {
    const fault: unknown = await client.call(Refuse, { with: 'error' }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ problem: { code: 'internal', status: 500 } });
    expect(JSON.stringify((fault as ProblemError).problem)).not.toContain('secret');
  });

  it('an RPC call of an unknown message is rejected with a problem that says so', async () => {
    await expect(client.call(Missing, null)).rejects.toMatchObject({ problem: { code: 'unknown-message' } });
  });

  it('an RPC call with a token for another service fails for the user with "unavailable", and not with "refused"', async () => {
    const other = new ServiceToken('bff', 'notes', serviceKey);
    const stranger = new RpcClient(`http://127.0.0.1:${service.httpPort}`, other, log);
    await expect(stranger.call(Double, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'unavailable', status: 503 },
    });
    await stranger.close();
  });

  it('an RPC call transports any Unicode text', async () => {
    const text = 'Straße „Ü“ 😀 ';
    expect(await client.call(Echo, { text, times: 20_000 })).toBe(text.repeat(20_000));
  });

  it('an RPC call is rejected if input or output exceed 1 MB, and later calls work', async () => {
    const tooLong = 'x'.repeat(1_100_000);
    await expect(client.call(Echo, { text: tooLong, times: 1 })).rejects.toMatchObject({
      problem: { code: 'too-large' },
    });
    await expect(client.call(Echo, { text: 'x', times: 1_100_000 })).rejects.toMatchObject({
      problem: { code: 'internal' },
    });
    expect(await client.call(Echo, { text: 'y', times: 1 })).toBe('y');
  });

  it('an RPC call gets its own answer when many calls run at once', async () => {
    const values = Array.from({ length: 200 }, (_, value) => value);
    const answers = await Promise.all(values.map((value) => client.call(Double, { value })));
    expect(answers.map(({ value }) => value)).toEqual(values.map((value) => value * 2));
  });

  it('an RPC call fails as unreadable when the answer breaks the contract', async () => {
    const stub = await stubRpcServer({ 'sums.double': () => ({ value: 'two' }) });
    const other = new RpcClient(stub.url, token, log);
    await expect(other.call(Double, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'unreadable-answer' },
    });
    await other.close();
    await stub.close();
  });
});
