import { type IncomingMessage, type ServerResponse } from 'node:http';
import { mediaCallers } from '@estate/contracts/media/images';
import { HttpTransport } from '@estate/server-kit/http-transport';
import { InjectEnv, InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { ProblemError, toProblem, sendProblem } from '@estate/server-kit/problem-error';
import { Callers } from '@estate/server-kit/service-token';
import { Injectable } from '@nestjs/common';
import { type MediaEnv } from '../env.ts';
import { OriginalsRoute } from '../originals/originals.route.ts';
import { RenderRoute } from '../renditions/render.route.ts';
import { parseImageAddress } from '@estate/storage/image-address';
import { UsageRoute } from '../storage/usage.route.ts';

/**
 * The private HTTP interface of media for bytes (libs/contracts/src/media/images.ts). Plain handlers bypass Nest's
 * router, because most requests only send a stored rendition.
 */
@Injectable()
export class MediaHttp extends HttpTransport {
  private readonly callers: Callers;

  constructor(
    @InjectEnv() env: MediaEnv,
    @InjectLog() log: Log,
    private readonly originals: OriginalsRoute,
    private readonly renditions: RenderRoute,
    private readonly usage: UsageRoute,
  ) {
    const bind = { port: env.PORT, host: env.BIND_HOST };
    super(bind, log, { requestTimeout: 60_000, keepAliveTimeout: 30_000 });
    this.callers = new Callers('media', env.SERVICE_KEYS, log);
  }

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('x-content-type-options', 'nosniff');
    try {
      await this.route(request, response);
    } catch (err) {
      // Checks the response, because Node marks a request as destroyed once its body is read. A destroyed response
      // means that
      // the client has disconnected.
      if (toProblem(err).status >= 500 && !response.destroyed)
        this.log.error({ err, path: request.url?.split('?', 1)[0] }, 'request failed');
      sendProblem(response, err);
    }
  }

  /** Splits the URL by hand, because a URL parser would resolve `..` before the path can be refused. */
  private async route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [path = '', ...rest] = (request.url ?? '').split('?');
    const isOfOriginals = /^\/originals(?:\/|$)/.test(path);
    await this.callers.check(request, [isOfOriginals ? mediaCallers.originals : mediaCallers.render]);
    if (path === '/usage') return this.usage.answer(response);
    if (path === '/originals') return this.originals.sweepOthers(request, response);
    const [, area, place = ''] = /^\/(originals|render)\/(.+)$/.exec(path) ?? [];
    const address = parseImageAddress(place);
    if (!address) throw new ProblemError('not-found');
    const query = new URLSearchParams(rest.join('?'));
    const route = area === 'originals' ? this.originals : this.renditions;
    return route.answer(request, response, address, query);
  }
}
