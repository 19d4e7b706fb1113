import { type IncomingMessage, type ServerResponse } from 'node:http';
import { chooseFormat } from '@estate/contracts/media/images';
import { durations } from '@estate/server-kit/observability/metrics';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { requestedImage } from '../storage/requested-image.ts';
import { parseRendition } from './render.ts';
import { RenditionService, type FoundRendition } from './rendition.service.ts';

/** Metric: the time until a rendition was ready, by source: stored, rendered, placeholder, or `failed` for an error. */
const renditionDuration = durations('rendition_duration_seconds', 'Time until a rendition was ready', [
  'source',
]);

/**
 * The Cache-Control header. An image is cached for a year, because the URL contains its version. A placeholder is
 * cached for a minute only, because its image may be stored soon.
 */
const cacheControl = ({ source }: FoundRendition): string =>
  source === 'placeholder' ? 'public, max-age=60' : 'public, max-age=31536000, immutable';

const isKnownToClient = (ifNoneMatch: string | undefined, etag: string) =>
  (ifNoneMatch ?? '').split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));

/**
 * `GET /render/{bucket}/{path}?width&height&quality&resize&v`: AVIF, WebP or JPEG by `Accept`. A missing image is
 * answered with status 200 and a placeholder, because an `<img>` cannot show an error; `X-Rendition` marks the
 * placeholder.
 */
@Controller('render')
export class RenderController {
  constructor(private readonly renditions: RenditionService) {}

  @Get('*path')
  async render(
    @Req() request: IncomingMessage,
    @Query() query: unknown,
    @Res() response: ServerResponse,
  ): Promise<void> {
    const address = requestedImage(request);
    const { rendition, changeMark } = parseRendition(query);
    const format = chooseFormat(request.headers.accept);
    const endTimer = renditionDuration.startTimer();
    const found = await this.renditions
      .find(address, rendition, format, changeMark)
      .catch((error: unknown) => {
        endTimer({ source: 'failed' });
        throw error;
      });
    endTimer({ source: found.source });
    const etag = `"${found.tag}"`;
    const headers = {
      'cache-control': cacheControl(found),
      etag,
      vary: 'Accept',
      'x-rendition': found.source,
    };
    if (isKnownToClient(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
    response
      .writeHead(200, {
        ...headers,
        'content-type': `image/${format}`,
        'content-length': found.bytes.byteLength,
      })
      .end(request.method === 'HEAD' ? undefined : found.bytes);
  }
}
