import { type IncomingMessage, type ServerResponse } from 'node:http';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type ImageAddress } from '@estate/storage/image-address';
import { Injectable } from '@nestjs/common';
import { maxBytes } from './check-image.ts';
import { OriginalStore } from './original-store.ts';
import { ReadingOrder } from './reading-order.ts';
import { Uploads } from './uploads.ts';

/** Reads the whole body. Throws `too-large` as soon as the limit is exceeded and rejects if the sender aborts. */
async function readBody(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
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
/** The caller's clock may be ahead of ours by this much. */
const toleranceMs = 60_000;

/** `POST`, `PUT`, `HEAD` and `DELETE` under `/originals/{bucket}` (libs/contracts/src/media.ts). */
@Injectable()
export class OriginalsRoute {
  constructor(
    private readonly originals: OriginalStore,
    private readonly order: ReadingOrder,
    private readonly uploads: Uploads,
  ) {}

  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    address: ImageAddress,
    query: URLSearchParams,
  ): Promise<void> {
    switch (request.method) {
      case 'POST':
        await this.order.begin(address, readingOf(query));
        response.writeHead(204).end();
        return;
      case 'DELETE':
        await this.order.write(address, readingOf(query), (checkInTime) =>
          this.originals.remove(address, checkInTime),
        );
        response.writeHead(204).end();
        return;
      case 'HEAD':
        response.writeHead((await this.originals.stored(address, markOf(query))) ? 200 : 404).end();
        return;
      case 'PUT':
        await this.put(request, response, address, query);
        return;
      default:
        throw new ProblemError('method-not-allowed');
    }
  }

  private async put(
    request: IncomingMessage,
    response: ServerResponse,
    address: ImageAddress,
    query: URLSearchParams,
  ): Promise<void> {
    const mark = markOf(query);
    const reading = readingOf(query);
    // The reading is checked before the body is received and again when the image is written.
    await this.order.check(address, reading);
    const stored = await this.originals.stored(address, mark);
    if (stored) {
      request.resume();
      sendJson(response, 200, stored);
      return;
    }
    const image = await this.uploads.check(() => readBody(request, maxBytes));
    const result = await this.order.write(address, reading, (checkInTime) =>
      this.originals.put(address, mark, image, checkInTime),
    );
    sendJson(response, 201, result);
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function markOf(query: URLSearchParams): string {
  const mark = query.get('v');
  if (mark && mark.length <= maxMarkLength) return mark;
  throw invalid('v', 'Die Änderungsmarke fehlt oder ist zu lang.');
}

/** Refuses readings from the future, because they would block every correct later reading. */
function readingOf(query: URLSearchParams): number {
  const text = query.get('reading') ?? '';
  const reading = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (reading <= Date.now() + toleranceMs) return reading;
  throw invalid('reading', 'Der Zeitpunkt der CRM-Abfrage fehlt oder liegt in der Zukunft.');
}

const invalid = (field: string, message: string) =>
  new ProblemError('invalid-input', { errors: [{ field, message }] });
