import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createLog } from '@estate/server-kit/log';
import { ProblemError, toProblem } from '@estate/server-kit/problem-error';
import { newRequestId, runWithRequestId } from '@estate/server-kit/request-context';
import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { parseImageAddress } from '../storage/image-address.ts';
import { OriginalsRoute } from './originals.route.ts';
import { RenderRoute } from './render.route.ts';
import { sendProblem } from './send.ts';

export const HTTP_ADDRESS = Symbol('http address');
export interface HttpAddress {
  port: number;
  host: string;
}

/** Running requests get this long at shutdown (architecture.md, RPC). */
const drainMs = 10_000;

/** The private HTTP side of media, next to Nest's RPC: bytes in and out (libs/contracts/src/media.ts). */
@Injectable()
export class MediaHttp implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = createLog('media-http');
  private readonly server = createServer({ requestTimeout: 60_000, keepAliveTimeout: 30_000 });

  constructor(
    @Inject(HTTP_ADDRESS) private readonly address: HttpAddress,
    private readonly originals: OriginalsRoute,
    private readonly renditions: RenderRoute,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.server.on('request', (request, response) => {
      const id = request.headers['x-request-id'];
      const requestId = typeof id === 'string' && id.length <= 200 ? id : newRequestId();
      void runWithRequestId(requestId, () => this.answer(request, response));
    });
    this.server.listen(this.address.port, this.address.host);
    await once(this.server, 'listening');
    const { port } = this.server.address() as AddressInfo;
    this.log.info({ http_port: port }, 'http listening');
  }

  async beforeApplicationShutdown(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    // A connection falls idle when its request is done, and would then be kept for the next one.
    const sweep = setInterval(() => this.server.closeIdleConnections(), 50);
    const cut = setTimeout(() => this.server.closeAllConnections(), drainMs);
    await closed;
    clearInterval(sweep);
    clearTimeout(cut);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff');
    if (!this.server.listening) response.setHeader('connection', 'close');
    try {
      await this.route(request, response);
    } catch (err) {
      if (toProblem(err).status >= 500 && !request.destroyed)
        this.log.error({ err, path: request.url?.split('?', 1)[0] }, 'request failed');
      sendProblem(response, err);
    }
  }

  /** Split by hand: a URL parser would resolve `..` before it could be refused. */
  private route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const [, area, place = ''] = /^\/(originals|render)\/(.+)$/.exec(path) ?? [];
    const address = parseImageAddress(place);
    if (!address) throw new ProblemError('not-found');
    const query = new URLSearchParams(rest.join('?'));
    const route = area === 'originals' ? this.originals : this.renditions;
    return route.answer(request, response, address, query);
  }
}
