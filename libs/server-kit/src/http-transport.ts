import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type CustomTransportStrategy } from '@nestjs/microservices';
import { drainable } from './drain-http.ts';
import { type Log } from './log.ts';
import { answerInContext } from './request-context.ts';

/**
 * The transport of a service that serves only plain HTTP, without Nest's router. Provide the subclass under TRANSPORT
 * with `useExisting`.
 */
export abstract class HttpTransport implements CustomTransportStrategy {
  private readonly server;
  /** From this call on, each response closes its connection. */
  readonly endKeepAlive: () => void;
  /** Refuses new connections and waits for running requests. */
  readonly close: () => Promise<void>;

  constructor(
    private readonly bind: { port: number; host: string },
    protected readonly log: Log,
    options: ServerOptions = {},
  ) {
    this.server = createServer(options, (request, response) => {
      void answerInContext(request, () => this.answer(request, response));
    });
    const { endKeepAlive, drain } = drainable(this.server);
    this.endKeepAlive = endKeepAlive;
    this.close = drain;
  }

  /** The actual port, also if the service was started on port 0. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  listen(callback: (error?: Error) => void): void {
    this.server.once('error', callback);
    this.server.listen(this.bind.port, this.bind.host, () => {
      this.server.off('error', callback);
      this.log.info({ http_port: this.port }, 'http listening');
      callback();
    });
  }

  /** Answers one request in a request context with the caller's id. Must not reject. */
  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
