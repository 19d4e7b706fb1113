import { defineRpc } from '@estate/contracts/rpc';
import { type StubAnswer, stubRpcServer } from '@estate/test-kit/rpc-stub';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { z } from 'zod';
import { createLog } from '@estate/server-kit/observability/log';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { RpcClient } from '../src/rpc-client.ts';

const shared = {
  callers: ['bff'] as const,
  input: z.object({ value: z.int() }),
  output: z.int(),
  deadlineMs: 1_000,
};
export const ReadNote = defineRpc({ message: 'notes.read', safety: 'read', ...shared });
export const Save = defineRpc({ message: 'notes.save', safety: 'idempotent', ...shared });
export const Send = defineRpc({ message: 'notes.send', safety: 'once', ...shared });

/** Starts test services for notes, and their clients; `endAll` stops them. */
export function notesUnderTest() {
  const log = createLog('test');
  const ends: (() => Promise<unknown>)[] = [];

  /** A server that passes each connection to the callback, e.g. to close it at once; returns its URL. */
  async function sockets(onSocket: (socket: Socket) => void): Promise<string> {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      onSocket(socket);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    ends.push(() => new Promise((resolve) => server.close(resolve)));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  return {
    sockets,
    clientOf: (...urls: string[]) => {
      const client = new RpcClient(urls.join(), new ServiceToken('bff', 'notes', serviceKey), log);
      ends.push(() => client.close());
      return client;
    },
    service: async (answer: StubAnswer) => {
      const stub = await stubRpcServer({ 'notes.read': answer, 'notes.save': answer, 'notes.send': answer });
      ends.push(() => stub.close());
      return stub;
    },
    /**
     * A service that destroys the connection when a call arrives, for the first `cuts` calls, and answers all later
     * calls with 7.
     */
    serviceThatCuts: async (cuts: number) => {
      let connections = 0;
      const url = await sockets((socket) =>
        socket.on('data', () => {
          connections += 1;
          if (connections <= cuts) return void socket.destroy();
          socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n7');
        }),
      );
      return { url, seen: () => connections };
    },
    endAll: async () => {
      for (const end of ends.splice(0).reverse()) await end();
    },
  };
}
