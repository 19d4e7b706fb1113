import { calledEnv, parseEnv } from '@estate/server-kit/process/env';
import { privateHttp } from '@estate/server-kit/http/private-http';
import { startService, type RunningService } from '@estate/server-kit/process/run-service';
import { ServiceModule } from '@estate/server-kit/process/service.module';
import { serviceKeys } from '@estate/test-kit/service-keys';
import { defineRpc, type RpcContract } from '@estate/contracts/rpc';
import { afterEach, describe, expect, it } from '@jest/globals';
import { Controller, type Type } from '@nestjs/common';
import { z } from 'zod';
import { RpcMethod } from '../src/rpc-method.ts';
import { RpcServerModule } from '../src/rpc-server.module.ts';

const contract = (message: string) =>
  defineRpc({ message, callers: ['bff'], safety: 'read', input: z.void(), output: z.void() });
const Read = contract('notes.read');
const Write = contract('notes.write');

function controllerOf(answered: RpcContract): Type {
  @Controller()
  class OneMessage {
    @RpcMethod(answered)
    answer() {
      return undefined;
    }
  }
  return OneMessage;
}

let running: RunningService | undefined;
afterEach(() => running?.close());

async function start(contracts: object, ...controllers: Type[]) {
  const env = parseEnv(calledEnv, { ...serviceKeys, LOG_LEVEL: 'silent' });
  class NotesModule {}
  const module = {
    module: NotesModule,
    imports: [ServiceModule.forRoot('notes', env), RpcServerModule.forRoot(contracts)],
    controllers,
  };
  running = await startService(module, { http: privateHttp(env) });
}

describe('a service with RPC', () => {
  it('a service starts if each RPC message of its contracts has exactly one handler', async () => {
    await start({ Read, Write, schema: z.object({}), limit: 5 }, controllerOf(Read), controllerOf(Write));
    expect(running?.healthPort).toBeGreaterThan(0);
  });

  it('a service refuses to start if an RPC message of its contracts has no handler', async () => {
    await expect(start({ Read, Write }, controllerOf(Read))).rejects.toThrow('No handler for notes.write');
  });

  it('a service refuses to start if an RPC message of its contracts has two handlers', async () => {
    const twice = start({ Read }, controllerOf(Read), controllerOf(Read));
    await expect(twice).rejects.toThrow('notes.read has two handlers');
  });

  it('a service refuses to start with a handler for an RPC message of another service', async () => {
    const foreign = start({ Read }, controllerOf(Read), controllerOf(Write));
    await expect(foreign).rejects.toThrow('notes.write is no message of the contracts');
  });
});
