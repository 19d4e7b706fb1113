import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineRpc } from '@estate/contracts/rpc';
import { stubRpcServer } from '@estate/test-kit/rpc-stub';
import { Controller, Module } from '@nestjs/common';
import { z } from 'zod';
import { createLog } from './log.ts';
import { ProblemError } from './problem-error.ts';
import { currentRequestId, runWithRequestId } from './request-context.ts';
import { createRpcClient, type RpcClient } from './rpc-client.ts';
import { Answers } from './rpc-server.ts';
import { type RunningService, startService } from './run-service.ts';

const Double = defineRpc({
  message: 'sums.double',
  safety: 'read',
  input: z.object({ value: z.int('Bitte geben Sie eine ganze Zahl ein.'), as: z.string().default('number') }),
  output: z.object({ value: z.int(), requestId: z.string() }),
});
const Refuse = defineRpc({
  message: 'sums.refuse',
  safety: 'idempotent',
  input: z.object({ with: z.enum(['problem', 'error']) }),
  output: z.null(),
});
const Nothing = defineRpc({ message: 'sums.nothing', safety: 'once', input: z.void(), output: z.void() });
const Echo = defineRpc({
  message: 'sums.echo',
  safety: 'read',
  input: z.object({ text: z.string(), times: z.int() }),
  output: z.string(),
});
const Missing = defineRpc({ message: 'sums.missing', safety: 'read', input: z.null(), output: z.null() });

@Controller()
class SumsController {
  private readonly factor = 2;

  @Answers(Double)
  double({ value }: z.output<typeof Double.input>) {
    return { value: value * this.factor, requestId: currentRequestId() ?? 'none' };
  }

  @Answers(Refuse)
  async refuse({ with: kind }: z.output<typeof Refuse.input>): Promise<null> {
    await Promise.resolve();
    if (kind === 'error') throw new Error('secret detail');
    throw new ProblemError('conflict', {
      detail: 'Geht nicht.',
      errors: [{ field: 'with', message: 'Nein.' }],
    });
  }

  @Answers(Nothing)
  nothing() {
    return undefined;
  }

  @Answers(Echo)
  echo({ text, times }: z.output<typeof Echo.input>) {
    return text.repeat(times);
  }
}

/** A wrong signature is a fault of compilation; nothing of this is ever registered. */
export class WrongController {
  // @ts-expect-error -- the contract's input is not a string
  @Answers(Double)
  wrongInput(input: string) {
    return { value: input.length, requestId: '' };
  }

  // @ts-expect-error -- the contract asks for more input than it brings
  @Answers(Double)
  moreInput({ value, extra }: { value: number; extra: number }) {
    return { value: value + extra, requestId: '' };
  }

  // @ts-expect-error -- the contract's output has a requestId
  @Answers(Double)
  wrongOutput() {
    return Promise.resolve({ value: 1 });
  }
}

@Module({ controllers: [SumsController] })
class SumsModule {}

const log = createLog('test');
const env = { PORT: 0, BIND_HOST: '127.0.0.1', HEALTH_PORT: 0, LOG_LEVEL: 'silent' };
const ready = () => Promise.resolve({ ready: true, degraded: [], parts: {} });

describe('an RPC call', () => {
  let service: RunningService;
  let client: RpcClient;

  beforeAll(async () => {
    service = await startService({ name: 'sums', env, module: SumsModule, log, ready });
    client = createRpcClient({ url: `tcp://127.0.0.1:${service.rpcPort}`, log });
  });
  afterAll(async () => {
    await client.close();
    await service.close();
  });

  it('is answered by the method of the message, in the caller’s request context', async () => {
    const answer = await runWithRequestId('r-1', () => client.call(Double, { value: 21 }));
    expect(answer).toEqual({ value: 42, requestId: 'r-1' });
  });

  it('may have neither input nor output', async () => {
    await expect(client.call(Nothing, undefined)).resolves.toBeUndefined();
  });

  it('refuses input that the contract does not allow, naming the field', async () => {
    await expect(client.call(Double, { value: 'x' as unknown as number })).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        status: 400,
        errors: [{ field: 'value', message: 'Bitte geben Sie eine ganze Zahl ein.' }],
      },
    });
  });

  it('hands a problem over as it was thrown', async () => {
    await expect(client.call(Refuse, { with: 'problem' })).rejects.toMatchObject({
      problem: { code: 'conflict', detail: 'Geht nicht.', errors: [{ field: 'with', message: 'Nein.' }] },
    });
  });

  it('shows nothing of an unexpected error', async () => {
    const fault: unknown = await client.call(Refuse, { with: 'error' }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ problem: { code: 'internal', status: 500 } });
    expect(JSON.stringify((fault as ProblemError).problem)).not.toContain('secret');
  });

  it('fails clearly when nobody knows the message', async () => {
    await expect(client.call(Missing, null)).rejects.toMatchObject({ problem: { code: 'unknown-message' } });
  });

  it('carries any text, also in several packets', async () => {
    const text = 'Straße „Ü“ 😀 ';
    expect(await client.call(Echo, { text, times: 20_000 })).toBe(text.repeat(20_000));
  });

  it('refuses to send or answer more than 1 MB and goes on working', async () => {
    const tooLong = 'x'.repeat(1_100_000);
    await expect(client.call(Echo, { text: tooLong, times: 1 })).rejects.toMatchObject({
      problem: { code: 'too-large' },
    });
    await expect(client.call(Echo, { text: 'x', times: 1_100_000 })).rejects.toMatchObject({
      problem: { code: 'internal' },
    });
    expect(await client.call(Echo, { text: 'y', times: 1 })).toBe('y');
  });

  it('is answered each with its own answer when many run at once', async () => {
    const values = Array.from({ length: 500 }, (_, value) => value);
    const answers = await Promise.all(values.map((value) => client.call(Double, { value })));
    expect(answers.map(({ value }) => value)).toEqual(values.map((value) => value * 2));
  });

  it('fails as unreadable when the answer breaks the contract', async () => {
    const stub = await stubRpcServer({ 'sums.double': () => ({ value: 'two' }) });
    const other = createRpcClient({ url: stub.url, log });
    await expect(other.call(Double, { value: 1 })).rejects.toMatchObject({
      problem: { code: 'unreadable-answer' },
    });
    await other.close();
    await stub.close();
  });
});
