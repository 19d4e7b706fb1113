import { type Server } from 'node:http';
import { type Socket } from 'node:net';
import { maxConnections, OpenByClient } from './open-by-client.ts';

const ownMachine = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Hangs up on a client that holds too many connections. Only for a server that clients reach directly, because behind a proxy
 * all come from the proxy; a proxy on this machine is not counted either.
 */
export function boundConnections(server: Server, open = new OpenByClient(maxConnections)): void {
  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress ?? '';
    if (ownMachine.test(client)) return;
    const end = open.begin(client);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
}
