import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * The mode of a proxy: `up` passes bytes, `cut` refuses and cuts connections, `hanging` accepts them and sends
 * nothing.
 */
type State = 'up' | 'cut' | 'hanging';

/**
 * A TCP proxy in front of a database, a mail server or the CRM, with which end-to-end tests simulate an outage for all
 * services at once: `cut` as if the process had died, `hang` as if the network dropped all packets.
 */
export class TcpProxy {
  private state: State = 'up';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.accept(socket));

  private constructor(private readonly target: { host: string; port: number }) {}

  /** Starts a proxy to the host and port of an address, on a free port. */
  static async to(address: string): Promise<TcpProxy> {
    const { hostname, port } = new URL(address);
    const link = new TcpProxy({ host: hostname, port: Number(port) });
    link.server.listen(0, '127.0.0.1');
    await once(link.server, 'listening');
    return link;
  }

  /** The address with host and port replaced by those of this proxy. */
  through(address: string): string {
    const { port } = this.server.address() as AddressInfo;
    return address.replace(new URL(address).host, `127.0.0.1:${port}`);
  }

  cut(): void {
    this.state = 'cut';
    for (const socket of this.sockets) socket.destroy();
  }

  hang(): void {
    this.state = 'hanging';
    for (const socket of this.sockets) socket.pause();
  }

  /** Passes bytes again. Hanging connections are reset, as after a long network outage. */
  mend(): void {
    for (const socket of this.sockets) socket.destroy();
    this.state = 'up';
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private accept(near: Socket): void {
    this.keep(near);
    if (this.state === 'cut') near.destroy();
    if (this.state !== 'up') return;
    const far = connect(this.target);
    this.keep(far);
    near.on('data', (bytes) => this.state === 'up' && far.write(bytes));
    far.on('data', (bytes) => this.state === 'up' && near.write(bytes));
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  }

  private keep(socket: Socket): void {
    this.sockets.add(socket);
    // Errors of cut connections are expected.
    socket.on('error', () => undefined).once('close', () => this.sockets.delete(socket));
  }
}
