import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Problem, problem } from '@estate/contracts/problem';

/** A stub's result for one message: an output, a problem (`problem('not-found')`), or a promise of either. */
export type StubAnswer = (input: never) => unknown;

export interface StubRpcServer {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** All received calls in order. */
  readonly calls: readonly { message: string; input: unknown; requestId: string }[];
  /** Replaces or adds results. */
  answer(answers: Record<string, StubAnswer>): void;
  /** Sets the handler of requests that are no RPC. By default the response is 404. */
  serve(listener: RequestListener): void;
  /** Cuts all connections and stops listening; `start` listens on the same port again. */
  close(): Promise<void>;
  start(): Promise<void>;
}

const audienceOf = (token: unknown): unknown => {
  const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString();
  return payload && (JSON.parse(payload) as { aud: unknown }).aud;
};

/** A test service that responds to each message by `answers`. */
export async function stubRpcServer(answers: Record<string, StubAnswer>): Promise<StubRpcServer> {
  const handlers = new Map(Object.entries(answers));
  const calls: { message: string; input: unknown; requestId: string }[] = [];
  let other: RequestListener = (_request, response) => void response.writeHead(404).end();
  let server: Server | undefined;
  let port = 0;

  const outputOf = async (message: string, input: unknown, token: unknown) => {
    if (audienceOf(token) !== message.split('.')[0]) return problem('caller-refused');
    const stub = handlers.get(message);
    if (!stub) return problem('unknown-message');
    try {
      return await stub(input as never);
    } catch {
      return problem('internal');
    }
  };

  const answer: RequestListener = (request, response) => {
    const [, message] = /^\/rpc\/(.+)$/.exec(request.url ?? '') ?? [];
    if (message === undefined) {
      other(request, response);
      return;
    }
    void (async () => {
      const body = await text(request);
      const input: unknown = body === '' ? undefined : JSON.parse(body);
      calls.push({ message, input, requestId: String(request.headers['x-request-id']) });
      const output = await outputOf(message, input, request.headers['x-service-token']);
      response.statusCode = Problem.safeParse(output).data?.status ?? 200;
      response.end(JSON.stringify(output));
    })();
  };

  const start = async () => {
    server = createServer(answer).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };

  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    answer: (more) => Object.entries(more).forEach(([message, stub]) => handlers.set(message, stub)),
    serve: (listener) => {
      other = listener;
    },
    start,
    close: async () => {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = once(closing, 'close');
      closing.close();
      closing.closeAllConnections();
      await closed;
    },
  };
}
