import { type IncomingMessage, type ServerResponse } from 'node:http';
import { NamedOriginals } from '@estate/contracts/media/images';
import { ProblemError } from '@estate/server-kit/problem-error';
import { markKeyOf, type ImageAddress } from '@estate/storage/image-address';
import { Injectable } from '@nestjs/common';
import { RenditionService } from '../renditions/rendition.service.ts';
import { ImageFiles } from '../storage/image-files.ts';
import { maxBytes } from './check-image.ts';
import { OriginalSweep } from './original-sweep.ts';
import { Uploads } from './uploads.ts';

/** Reads the whole body. Throws `too-large` as soon as the limit is exceeded and rejects if the sender aborts. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new ProblemError('too-large', { detail: 'Das Bild ist größer als 40 MB.' });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const maxMarkLength = 500;

/** Serves `PUT` and `HEAD` of `/originals/{bucket}/…` and `POST /originals` (libs/contracts/src/media/images.ts). */
@Injectable()
export class OriginalsRoute {
  constructor(
    private readonly files: ImageFiles,
    private readonly uploads: Uploads,
    private readonly sweep: OriginalSweep,
    private readonly renditions: RenditionService,
  ) {}

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: ImageAddress,
    query: URLSearchParams,
  ): Promise<void> {
    const changeMark = markOf(request, query);
    const mark = markKeyOf(changeMark);
    if (request.method === 'HEAD') {
      response.writeHead((await this.files.hasOriginal(address, mark)) ? 200 : 404).end();
      return;
    }
    const { stored, bytes } = await this.uploads.check(() => readBody(request, maxBytes));
    await this.files.writeOriginal(address, mark, bytes);
    response.writeHead(201, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(stored));
    if (query.get('cover') === '1') this.renditions.prepareCover(address, changeMark);
  }

  /**
   * Starts the deletion of all images that are not in the list of the request body. An empty list is refused, because
   * it would delete all images and probably comes from an empty catalog.
   */
  async sweepOthers(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') throw new ProblemError('method-not-allowed');
    const named = NamedOriginals.safeParse(JSON.parse((await readBody(request, maxBytes)).toString()));
    if (!named.success || Object.keys(named.data).length === 0) throw new ProblemError('invalid-input');
    void this.sweep.run(named.data);
    response.writeHead(202).end();
  }
}

function markOf({ method = '' }: IncomingMessage, query: URLSearchParams): string {
  if (!['PUT', 'HEAD'].includes(method)) throw new ProblemError('method-not-allowed');
  const mark = query.get('v');
  if (mark && mark.length <= maxMarkLength) return mark;
  throw new ProblemError('invalid-input', {
    errors: [{ field: 'v', message: 'Die Änderungsmarke fehlt oder ist zu lang.' }],
  });
}
