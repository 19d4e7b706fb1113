import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

interface Seen {
  request: IncomingMessage;
  body: string;
}

/** A stub of a private HTTP service; `seen` records its requests. */
export async function upstream(
  answer: (seen: Seen) => { status: number; headers: Record<string, string | string[]>; body: string },
) {
  const seen: Seen[] = [];
  const listener: RequestListener = (request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
      seen.push({ request, body });
      const { status, headers, body: out } = answer({ request, body });
      response.writeHead(status, headers).end(out);
    })();
  };
  const server: Server = createServer({ keepAliveTimeout: 500 }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, seen, listener, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
