import { Transform, type Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { type IsAllowedSource } from './image-hosts.ts';
import { PictureFailure } from './picture-failure.ts';

export const mostPictureBytes = 40 * 1024 * 1024;

export interface Picture {
  bytes: Readable;
  contentType: string;
}

/** Fetches pictures from the CRM's image hosts: no redirect is followed, 40 MB at most. */
export class PictureSource {
  private readonly agent: Agent;

  constructor(
    private readonly isAllowed: IsAllowedSource,
    timeoutMs: number,
  ) {
    this.agent = new Agent({ connections: 8, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  }

  /** The answer's stream, not yet read: it fails with a PictureFailure if it gets too long or breaks off. */
  async open(url: string, signal: AbortSignal): Promise<Picture> {
    if (!this.isAllowed(url)) throw new PictureFailure('Die Bildadresse ist nicht erlaubt.');
    const response = await request(url, {
      dispatcher: this.agent,
      headers: { accept: 'image/*' },
      signal,
    }).catch((cause: unknown) => {
      throw new PictureFailure('Der Bildserver ist nicht erreichbar.', true, { cause });
    });
    const contentType = String(response.headers['content-type'] ?? '');
    const failure = failureOf(
      response.statusCode,
      contentType,
      Number(response.headers['content-length'] ?? 0),
    );
    if (!failure) return { bytes: bounded(response.body), contentType };
    // Not read to the end: it may be as long as it likes.
    response.body.on('error', () => undefined).destroy();
    throw failure;
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }
}

const tooLarge = () => new PictureFailure('Das Bild ist größer als 40 MB.');

function failureOf(status: number, contentType: string, length: number): PictureFailure | undefined {
  if (status === 404 || status === 410)
    return new PictureFailure('Das Bild ist beim CRM nicht mehr vorhanden.');
  if (status >= 300 && status < 400)
    return new PictureFailure('Der Bildserver leitet auf eine andere Adresse um.');
  if (status !== 200)
    return new PictureFailure(
      `Der Bildserver antwortet mit HTTP ${status}.`,
      status === 429 || status >= 500,
    );
  if (!/^image\//i.test(contentType)) return new PictureFailure('Die Datei ist kein Bild.');
  return length > mostPictureBytes ? tooLarge() : undefined;
}

function bounded(body: Readable): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > mostPictureBytes ? tooLarge() : null, chunk);
    },
  });
  body.on('error', (cause) =>
    counted.destroy(new PictureFailure('Die Übertragung des Bildes ist abgebrochen.', true, { cause })),
  );
  counted.on('close', () => body.destroy());
  return body.pipe(counted);
}
