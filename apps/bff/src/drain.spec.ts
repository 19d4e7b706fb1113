import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { drainable } from './drain.ts';

const request = 'GET / HTTP/1.1\r\nhost: www.example.test\r\n\r\n';

describe('a drainable server', () => {
  it('hangs up on connections above so many, and takes the next when one has gone', async () => {
    const server = createServer((_request, response) => response.end('there'));
    const drain = drainable(server, 2);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const open = async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.setEncoding('utf8').write(request);
      return socket;
    };
    const answerOf = async (socket: Socket) => String((await once(socket, 'data'))[0]);

    const [first, second] = [await open(), await open()];
    expect(await answerOf(first)).toContain('there');
    expect(await answerOf(second)).toContain('there');
    const third = await open();
    third.on('error', () => undefined);
    await once(third, 'close');
    expect(third.bytesRead).toBe(0);

    const dropped = once(second, 'close');
    second.end();
    await dropped;
    expect(await answerOf(await open())).toContain('there');
    await drain();
  });
});
