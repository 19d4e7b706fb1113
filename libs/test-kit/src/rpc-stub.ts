import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Problem, problem } from '@estate/contracts/problem';

/** A stub's answer to one message: an output, a problem (`problem('not-found')`), or a promise of either. */
export type StubAnswer = (input: never) => unknown;

export interface StubRpcServer {
  /** `tcp://127.0.0.1:<port>` */
  readonly url: string;
  /** All received calls in order. */
  readonly calls: readonly { message: string; input: unknown; requestId: string }[];
  /** Replaces or adds answers. */
  answer(answers: Record<string, StubAnswer>): void;
  /** Cuts all connections and stops listening; `start` listens on the same port again. */
  close(): Promise<void>;
  start(): Promise<void>;
}

interface Packet {
  pattern: string;
  id: string;
  data: { id: string; input: unknown };
}

/** Calls `onPacket` for each `<length>#<json>` of a stream; the length counts UTF-16 units. */
function readPackets(socket: Socket, onPacket: (packet: Packet) => void): void {
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: Buffer | string) => {
    text += chunk.toString();
    for (;;) {
      const start = text.indexOf('#') + 1;
      const end = start + Number(text.slice(0, Math.max(0, start - 1)));
      if (start === 0 || text.length < end) return;
      onPacket(JSON.parse(text.slice(start, end)) as Packet);
      text = text.slice(end);
    }
  });
}

/** A test service that speaks our RPC protocol and answers each message from `answers`. */
export async function stubRpcServer(answers: Record<string, StubAnswer>): Promise<StubRpcServer> {
  const known = new Map(Object.entries(answers));
  const calls: { message: string; input: unknown; requestId: string }[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  const respond = async (message: string, input: unknown) => {
    const stub = known.get(message);
    if (!stub) return { ok: false, problem: problem('unknown-message') };
    try {
      const output = await stub(input as never);
      const asProblem = Problem.safeParse(output);
      return asProblem.success ? { ok: false, problem: asProblem.data } : { ok: true, output };
    } catch {
      return { ok: false, problem: problem('internal') };
    }
  };

  const start = async () => {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
      readPackets(socket, ({ pattern, id, data }) => {
        calls.push({ message: pattern, input: data.input, requestId: data.id });
        void respond(pattern, data.input).then((response) => {
          const json = JSON.stringify({ id, response, isDisposed: true });
          if (socket.writable) socket.write(`${json.length}#${json}`);
        });
      });
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };

  await start();
  return {
    url: `tcp://127.0.0.1:${port}`,
    calls,
    answer: (more) => Object.entries(more).forEach(([message, stub]) => known.set(message, stub)),
    start,
    close: async () => {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = once(closing, 'close');
      closing.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
