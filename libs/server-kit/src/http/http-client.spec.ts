import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from '@jest/globals';
import { serviceKey } from '@estate/test-kit/service-keys';
import { HttpClient } from './http-client.ts';
import { createLog } from '../observability/log.ts';
import { ServiceToken } from './service-token.ts';

const token = new ServiceToken('bff', 'identity', serviceKey);
const log = createLog('test');

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  body: string;
}

/** A copy of a service; `seen` holds the methods of the calls that reached it with their bodies. */
async function copy(answer: (call: Call) => void = ({ response }) => void response.end('ok')) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request as AsyncIterable<Buffer>) body += chunk.toString();
      requests.push(`${request.method} ${body}`.trim());
      answer({ request, response, body });
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  closings.push(async () => server.listening && close());
  return { seen: requests, close, url: `http://127.0.0.1:${port}` };
}

function clientOf(...copies: { url: string }[]): HttpClient {
  const client = new HttpClient(copies.map(({ url }) => url).join(), token, log);
  closings.push(() => client.destroy());
  return client;
}

async function request(client: HttpClient, ...call: Parameters<HttpClient['request']>): Promise<string> {
  const { body } = await client.request(...call);
  return body.text();
}

describe('the client of private HTTP', () => {
  it('the HTTP client between services distributes calls evenly over the copies of a service', async () => {
    const copies = await Promise.all([copy(), copy(), copy()]);
    const client = clientOf(...copies);
    await Promise.all(Array.from({ length: 30 }, () => request(client, '/')));
    expect(copies.map(({ seen }) => seen.length)).toEqual([10, 10, 10]);
  });

  it('the HTTP client between services sends a call to the next copy if one refuses the connection, with the whole of a streamed body', async () => {
    const [gone, here] = await Promise.all([copy(), copy()]);
    await gone.close();
    const client = clientOf(gone, here);
    for (let turn = 0; turn < 3; turn += 1) {
      const body = Readable.from(['a', 'b', 'c']);
      expect(await request(client, '/', { method: 'POST', body })).toBe('ok');
    }
    expect(here.seen).toEqual(['POST abc', 'POST abc', 'POST abc']);
  });

  it('the HTTP client between services repeats a read at another copy if the connection breaks before the answer', async () => {
    const dying = await copy(({ request }) => request.socket.destroy());
    const here = await copy();
    const client = clientOf(dying, here);
    expect(await Promise.all([request(client, '/'), request(client, '/')])).toEqual(['ok', 'ok']);
    expect([dying.seen, here.seen]).toEqual([['GET'], ['GET', 'GET']]);
  });

  it('the HTTP client between services finds a service at its new address with the first call, also for a write with a streamed body', async () => {
    const here = await copy();
    const { port } = new URL(here.url);
    // Nothing listens at the first address.
    let address = '127.0.0.2';
    const client = new HttpClient(`http://identity:${port}`, token, log, {}, () =>
      Promise.resolve([{ address, family: 4 }]),
    );
    closings.push(() => client.destroy());
    await expect(request(client, '/')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    address = '127.0.0.1';
    expect(await request(client, '/', { method: 'POST', body: Readable.from(['a', 'b']) })).toBe('ok');
    expect(here.seen).toEqual(['POST ab']);
  });

  it('the HTTP client between services sends no more calls to a copy that is about to end', async () => {
    const ending = await copy(({ response }) => void response.setHeader('connection', 'close').end('ok'));
    const here = await copy();
    const client = clientOf(ending, here);
    for (let turn = 0; turn < 6; turn += 1) await request(client, '/');
    expect([ending.seen.length, here.seen.length]).toEqual([1, 5]);
  });

  it('the HTTP client between services uses the known addresses while the name server is down', async () => {
    const here = await copy(({ response }) => void response.setHeader('connection', 'close').end('ok'));
    const { port } = new URL(here.url);
    let resolutions = 0;
    const client = new HttpClient(`http://identity:${port}`, token, log, {}, () => {
      resolutions += 1;
      if (resolutions > 1) return Promise.reject(new Error('EAI_AGAIN'));
      return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
    });
    closings.push(() => client.destroy());
    expect([await request(client, '/'), await request(client, '/')]).toEqual(['ok', 'ok']);
    expect(resolutions).toBe(2);
  });

  it('the HTTP client between services accepts IPv6 addresses', async () => {
    const client = new HttpClient('http://[::1]:9', token, log);
    closings.push(() => client.destroy());
    await expect(request(client, '/')).rejects.toMatchObject({ cause: { address: '::1', port: 9 } });
  });

  it('the HTTP client between services repeats a failed read at the same copy if there is no other', async () => {
    let calls = 0;
    const alone = await copy(({ request, response }) => {
      calls += 1;
      if (calls === 1) request.socket.destroy();
      else response.end('ok');
    });
    expect(await request(clientOf(alone), '/')).toBe('ok');
    expect(alone.seen).toHaveLength(2);
  });

  it('the HTTP client between services never repeats a write that was sent', async () => {
    const dying = await copy(({ request }) => request.socket.destroy());
    const here = await copy();
    const client = clientOf(dying, here);
    const write = () => request(client, '/', { method: 'POST', body: 'x' });
    const results = await Promise.allSettled([write(), write()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([dying.seen, here.seen]).toEqual([['POST x'], ['POST x']]);
  });

  it("the HTTP client between services rejects a call if no copy is there, and when the caller's time limit has passed", async () => {
    const gone = await copy();
    await gone.close();
    await expect(request(clientOf(gone), '/')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    const silent = await copy(() => undefined);
    const other = await copy();
    const client = clientOf(silent, other);
    const signal = AbortSignal.timeout(100);
    await Promise.allSettled([request(client, '/', { signal }), request(client, '/', { signal })]);
    expect([silent.seen, other.seen]).toEqual([['GET'], ['GET']]);
  });
});
