import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  const times = { headersTimeout: 400, requestTimeout: 800, connectionsCheckingInterval: 100 };
  world = await startWorld({}, { times });
});
afterAll(() => world.close());

/** Sends `start` and then a byte now and again, until the server hangs up; answers what it said last. */
async function drip(start: string): Promise<string> {
  const socket = connect(world.bff.port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => (said += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 50);
  await once(socket, 'close');
  clearInterval(timer);
  return said.split('\r\n')[0] ?? '';
}

describe('a client that sends slowly', () => {
  it.each([
    ['its head', 'GET / HTTP/1.1\r\nHost: example.test\r\nX-Slow: '],
    [
      'its form',
      'POST /api/contact-messages HTTP/1.1\r\nHost: example.test\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
    ],
  ])('%s is cut off, while others are answered', async (_what, start) => {
    const slow = drip(start);
    expect((await world.get('/api/properties/latest')).status).toBe(200);
    expect(await slow).toBe('HTTP/1.1 408 Request Timeout');
  });
});

it('a client that holds twenty bodies open sends no more, while others do', async () => {
  const patient = await startWorld({ TRUST_PROXY: '1' });
  const sockets: Socket[] = [];
  const open = (client: string, body: string) => {
    const socket = connect(patient.bff.port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    socket.write(
      `POST /api/auth/sign-in/email HTTP/1.1\r\nHost: example.test\r\nX-Forwarded-For: ${client}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n${body}`,
    );
    return socket;
  };
  const answerTo = async (client: string, body: string) => {
    const [said] = (await once(open(client, body), 'data')) as [Buffer];
    return said.toString().split('\r\n')[0];
  };
  try {
    for (let n = 0; n < 20; n += 1) open('198.51.100.1', '{');
    await eventually(async () =>
      expect(await answerTo('198.51.100.1', '{')).toBe('HTTP/1.1 429 Too Many Requests'),
    );
    expect(await answerTo('198.51.100.2', '{}'.padEnd(9_000))).toBe('HTTP/1.1 400 Bad Request');
    for (const socket of sockets) socket.destroy();
    await eventually(async () =>
      expect(await answerTo('198.51.100.1', '{}'.padEnd(9_000))).toBe('HTTP/1.1 400 Bad Request'),
    );
  } finally {
    for (const socket of sockets) socket.destroy();
    await patient.close();
  }
});

describe('a form', () => {
  it.each([
    ['announces', (bytes: number) => `Content-Length: ${bytes}\r\n\r\n`],
    ['does not announce', (bytes: number) => `Transfer-Encoding: chunked\r\n\r\n${bytes.toString(16)}\r\n`],
  ])('of 10 MB is refused before it is there if it %s its length', async (_what, head) => {
    const socket = connect(world.bff.port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk) => (said += chunk.toString()));
    socket.on('error', () => undefined);
    const start = `POST /api/contact-messages HTTP/1.1\r\nHost: example.test\r\nContent-Type: application/json\r\n`;
    // The rest never comes, so only an answer that does not wait for it arrives before the time of the request is over.
    socket.write(start + head(10_000_000) + ' '.repeat(120_000));
    await once(socket, 'close');
    expect(said).toContain('HTTP/1.1 413 ');
    expect(said).toContain('connection: close');
    expect(said).toContain('Die Anfrage ist zu groß.');
  });

  it('that is small only as long as it is compressed is refused', async () => {
    const body = gzipSync(JSON.stringify({ message: ' '.repeat(50_000_000) }));
    expect(body.length).toBeLessThan(60_000);
    const response = await world.get('/api/contact-messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body,
    });
    expect(response.status).toBe(413);
  });

  it.each(['{"__proto__":{"polluted":true}}', '{"constructor":{"prototype":{"polluted":true}}}'])(
    'changes no object but its own: %s',
    async (body) => {
      expect((await world.post('/api/contact-messages', body)).status).toBe(400);
      await world.get('/api/properties?__proto__[polluted]=true&constructor[prototype][polluted]=true');
      expect({}).not.toHaveProperty('polluted');
    },
  );
});
