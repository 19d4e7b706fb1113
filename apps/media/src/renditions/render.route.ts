import { type IncomingMessage, type ServerResponse } from 'node:http';
import { chooseFormat } from '@estate/contracts/media/images';
import { durations } from '@estate/server-kit/metrics';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type ImageAddress } from '@estate/storage/image-address';
import { Injectable } from '@nestjs/common';
import { parseRendition } from './render.ts';
import { RenditionService, type FoundRendition } from './rendition.service.ts';

/** Metric: the time until a rendition was ready, by source: stored, rendered, placeholder, or `failed` for an error. */
const renditionDuration = durations('rendition_duration_seconds', 'Time until a rendition was ready', [
  'source',
]);

/**
 * `max-age` is in seconds. A placeholder is cached briefly, because its image may follow soon; a version never changes.
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
@Injectable()
export class RenderRoute {
  constructor(private readonly renditions: RenditionService) {}

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: ImageAddress,
    query: URLSearchParams,
  ): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ProblemError('method-not-allowed');
    const rendition = parseRendition(query);
    const format = chooseFormat(request.headers.accept);
    const endTimer = renditionDuration.startTimer();
    const found = await this.renditions
      .find(address, rendition, format, query.get('v') ?? '')
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
