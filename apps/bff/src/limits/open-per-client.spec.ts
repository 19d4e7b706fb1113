import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { limitConnections, OpenBodiesPerClient } from './open-per-client.ts';

describe('what a client holds open', () => {
  it('the number of unfinished request bodies is limited per network, and a body that ends twice is subtracted once', () => {
    const open = new OpenBodiesPerClient(2);
    const first = open.begin('2001:db8:1:1::1');
    expect(open.begin('2001:db8:1:1::2')).toBeDefined();
    expect(open.begin('2001:db8:1:1::3')).toBeUndefined();
    expect(open.begin('198.51.100.1')).toBeDefined();
    first?.();
    first?.();
    expect(open.begin('2001:db8:1:1::3')).toBeDefined();
    expect(open.begin('2001:db8:1:1::4')).toBeUndefined();
  });

  it('one client may open a hundred connections, and a proxy on the same machine any number of them', () => {
    const server = createServer();
    limitConnections(server);
    const connect = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), {
        remoteAddress,
        isEnded: false,
        destroy: () => void (socket.isEnded = true),
      });
      server.emit('connection', socket);
      return socket;
    };
    // Node's own connection listener is removed, because it would treat the fake sockets as real ones.
    server.removeListener('connection', server.listeners('connection')[0] as () => void);
    const sockets = Array.from({ length: 101 }, () => connect('203.0.113.9'));
    expect(sockets.filter(({ isEnded }) => isEnded)).toEqual([sockets[100]]);
    sockets[0]?.emit('close');
    expect(connect('203.0.113.9').isEnded).toBe(false);
    const near = Array.from({ length: 101 }, () => connect('127.0.0.1'));
    expect(near.some(({ isEnded }) => isEnded)).toBe(false);
  });
});
