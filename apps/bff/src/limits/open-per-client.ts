import { type Server } from 'node:http';
import { type Socket } from 'node:net';
import { clientNetwork } from '@estate/server-kit/client-network';

/** Bodies of one client that are on their way at once. A browser sends a few, the CRM a burst of small ones. */
export const maxOpenBodies = 20;
/** Connections of one client. A browser opens six. */
const maxConnections = 100;

/** Counts what each client holds open at this moment. */
export class OpenPerClient {
  private readonly open = new Map<string, number>();

  constructor(private readonly max: number) {}

  /** Returns what ends the count; undefined if the client holds the maximum. Ending twice counts once. */
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
 * Hangs up on a client that holds too many connections. Only for a server that clients reach directly, because behind a proxy
 * all come from the proxy; a proxy on this machine is not counted either.
 */
export function limitConnections(server: Server): void {
  const open = new OpenPerClient(maxConnections);
  server.on('connection', (socket: Socket) => {
    const client = socket.remoteAddress ?? '';
    if (ownMachine.test(client)) return;
    const end = open.begin(client);
    if (end) socket.once('close', end);
    else socket.destroy();
  });
}
