import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@estate/test-kit/wait';
import { describe, expect, it } from '@jest/globals';
import { drainable } from './drain-http.ts';

const request = 'GET / HTTP/1.1\r\nhost: www.example.test\r\n\r\n';
const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);

async function listen(answer: RequestListener, maxConnections?: number) {
  const server = createServer(answer);
  const { endKeepAlive, drain } = drainable(server, maxConnections);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    await once(socket, 'connect');
    return socket;
  };
  const sendRequest = async (): Promise<Socket> => {
    const socket = await open();
    socket.write(request);
    return socket;
  };
  return { endKeepAlive, drain, open, sendRequest };
}

describe('a drainable server', () => {
  it('a drainable server that is about to end answers on new connections too, and closes each of them', async () => {
    const { endKeepAlive, drain, sendRequest } = await listen((_request, response) => response.end('there'));
    const idle = await sendRequest();
    expect(await answerOf(idle)).toContain('Connection: keep-alive');
    endKeepAlive();
    idle.write(request);
    for (const socket of [idle, await sendRequest()]) {
      expect(await answerOf(socket)).toMatch(/connection: close[^]*there/i);
      await once(socket, 'close');
    }
    await drain();
  });

  it('a drainable server closes connections above the limit while all others have a running request', async () => {
    const waiting: ServerResponse[] = [];
    const { drain, sendRequest } = await listen((_request, response) => void waiting.push(response), 2);
    const requestAndWait = async (number: number) => {
      const socket = await sendRequest();
      await eventually(() => expect(waiting).toHaveLength(number));
      return socket;
    };
    const [first, second] = [await requestAndWait(1), await requestAndWait(2)];

    const third = await sendRequest();
    third.on('error', () => undefined);
    await once(third, 'close');
    expect(third.bytesRead).toBe(0);

    for (const response of waiting) response.end('there');
    expect(await answerOf(first)).toContain('there');
    expect(await answerOf(second)).toContain('there');
    await drain();
  });

  it('a drainable server closes the connections that have been idle for the longest time in favour of new ones', async () => {
    const waiting: ServerResponse[] = [];
    const { drain, open, sendRequest } = await listen((request, response) => {
      if (request.url === '/slow') waiting.push(response);
      else response.end('there');
    }, 20);
    const slow = await open();
    slow.write(request.replace('/', '/slow'));
    await eventually(() => expect(waiting).toHaveLength(1));
    const ended: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      const socket = await (number % 2 ? open() : sendRequest());
      if (number % 2 === 0) expect(await answerOf(socket)).toContain('there');
      socket.on('error', () => undefined).once('close', () => ended.push(number));
    }
    await eventually(() =>
      expect(ended.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, n) => n)),
    );
    waiting[0]?.end('there at last');
    expect(await answerOf(slow)).toContain('there at last');
    await drain();
  });

  it('a drainable server answers the running request, then closes its connection', async () => {
    const { drain, sendRequest } = await listen((_request, response) => {
      setTimeout(() => response.end('there'), 200);
    });
    const running = await sendRequest();
    await sleep(50);
    const [answer] = await Promise.all([answerOf(running), once(running, 'end'), drain()]);
    expect(answer).toContain('there');
  });

  it('a drainable server closes idle connections, before and after their first request', async () => {
    const { drain, open, sendRequest } = await listen((_request, response) => response.end('there'));
    const [quiet, idle] = [await open(), await sendRequest()];
    await answerOf(idle);
    await Promise.all([once(quiet, 'close'), once(idle, 'close'), drain()]);
    await expect(open()).rejects.toThrow('ECONNREFUSED');
  });

  it('a drainable server aborts a request that exceeds the given time', async () => {
    const { drain, sendRequest } = await listen(() => undefined);
    const stuck = await sendRequest();
    await sleep(50);
    await Promise.all([once(stuck, 'close'), drain(100)]);
    expect(stuck.bytesRead).toBe(0);
  });

  it('a drainable server is drained at once if it has never listened', async () => {
    await expect(drainable(createServer()).drain()).resolves.toBeUndefined();
  });
});
