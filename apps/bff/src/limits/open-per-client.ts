import { type Server } from 'node:http';
import { type Socket } from 'node:net';
import { clientNetwork } from '@estate/server-kit/http/client-network';

/**
 * Request bodies that one client may upload at the same time. A browser sends a few, the CRM a burst of small ones.
 */
export const maxOpenBodies = 20;
/** Connections of one client. A browser opens six. */
const maxConnections = 100;

export class OpenBodiesPerClient {
  private readonly open = new Map<string, number>();

  constructor(private readonly max: number) {}

  /**
   * Returns a function that ends the count; undefined if the client has reached the maximum. Calling the function
   * twice counts once.
   */
  begin(client: string): (() => void) | undefined {
    const key = clientNetwork(client);
    const count = this.open.get(key) ?? 0;
    if (count >= this.max) return undefined;
    this.open.set(key, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (this.open.get(key) ?? 1) - 1;
      if (left > 0) this.open.set(key, left);
      else this.open.delete(key);
    };
  }
}

const ownMachine = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Closes new connections of a client that has too many. Only for a server that clients reach directly, because behind
 * a proxy all connections come from the proxy. Connections from the loopback address are not counted, because a proxy
 * may run on this machine.
 */
export function limitConnections(server: Server): void {
  const open = new OpenBodiesPerClient(maxConnections);
  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress ?? '';
    if (ownMachine.test(client)) return;
    const end = open.begin(client);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
}
