import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type CustomTransportStrategy } from '@nestjs/microservices';
import { drainHttp } from './drain-http.ts';
import { type Log } from './log.ts';
import { requestIdOf, runWithRequestId } from './request-context.ts';

/**
 * The transport of a service that serves only plain HTTP, without Nest's router. Provide the subclass under TRANSPORT
 * with `useExisting`.
 */
export abstract class HttpTransport implements CustomTransportStrategy {
  private readonly server;

  constructor(
    private readonly bind: { port: number; host: string },
    protected readonly log: Log,
    options: ServerOptions = {},
  ) {
    this.server = createServer(options, (request, response) => {
      if (!this.server.listening) response.setHeader('connection', 'close');
      void runWithRequestId(requestIdOf(request), () => this.answer(request, response));
    });
  }

  /** The actual port, for a service started on port 0. */
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

  /** Refuses new connections and lets running requests finish. */
  close(): Promise<void> {
    return drainHttp(this.server);
  }

  /** Answers one request in a request context with the caller's id. Must not reject. */
  protected abstract answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}
