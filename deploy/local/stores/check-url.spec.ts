import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../process/ports.ts';
import { checkUrl, hostsOf } from './check-url.ts';

describe('hostsOf', () => {
  it.each([
    ['mongodb://db/estate', [{ host: 'db', port: 27_017 }]],
    ['mongodb://me:p%40ss@db:1234/estate?ssl=true', [{ host: 'db', port: 1234 }]],
    ['mongodb://[::1]:5/x', [{ host: '::1', port: 5 }]],
    [
      'mongodb://a:1,b/estate',
      [
        { host: 'a', port: 1 },
        { host: 'b', port: 27_017 },
      ],
    ],
  ])('%s', (url, hosts) => {
    expect(hostsOf(url, 'MONGODB_URL')).toEqual(hosts);
  });

  it.each(['localhost', 'http://db:27017', 'mongodb://', 'mongodb:///estate'])(
    'refuses %s with the form that it must have',
    (url) => {
      expect(() => hostsOf(url, 'MONGODB_URL')).toThrow(
        'MONGODB_URL is no address of the form mongodb://host:27017/estate',
      );
    },
  );

  it.each(['mongodb://db:99999/x', 'mongodb://db:0/x', 'mongodb://db:port/x', 'mongodb://a:b:c/x'])(
    'refuses the port in %s',
    (url) => {
      expect(() => hostsOf(url, 'MONGODB_URL')).toThrow('MONGODB_URL names');
    },
  );
});

describe('checkUrl', () => {
  it('takes an address of which one host answers', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await checkUrl(`mongodb://127.0.0.1:${await freePort()},127.0.0.1:${port}/estate`, 'MONGODB_URL');
    server.close();
  });

  it('names what does not answer, and no password', async () => {
    const port = await freePort();
    const fault: unknown = await checkUrl(
      `mongodb://me:secret@127.0.0.1:${port}/estate`,
      'MONGODB_URL',
    ).catch((error: unknown) => error);
    expect(String(fault)).toContain(`MONGODB_URL names 127.0.0.1:${port}, but nothing answers there`);
    expect(String(fault)).not.toContain('secret');
  });
});
