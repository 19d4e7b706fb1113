import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { freePort } from '../process/ports.ts';
import { checkUrl } from './check-url.ts';

describe('checkUrl', () => {
  it.each([
    'localhost',
    'http://db:27017',
    'mongodb://',
    'mongodb:///estate',
    'mongodb://db:99999/x',
    'mongodb://a:b:c/x',
  ])('checkUrl refuses %s and names the required form', async (url) => {
    const form = 'MONGODB_URL is no address of the form mongodb://host:27017/estate';
    await expect(checkUrl(url, 'MONGODB_URL')).rejects.toThrow(form);
  });

  it('checkUrl accepts an address if one of its hosts answers', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await checkUrl(`mongodb://127.0.0.1:${await freePort()},127.0.0.1:${port}/estate`, 'MONGODB_URL');
    server.close();
  });

  it('checkUrl names hosts that do not answer, without the password', async () => {
    const port = await freePort();
    const checked = checkUrl(`mongodb://me:secret@127.0.0.1:${port}/estate`, 'MONGODB_URL');
    await expect(checked).rejects.toThrow(
      `MONGODB_URL names 127.0.0.1:${port}, but nothing answers there. Start it or unset MONGODB_URL.`,
    );
  });
});
