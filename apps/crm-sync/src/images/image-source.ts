import { Transform, type Readable } from 'node:stream';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Agent, request } from 'undici';
import { type CrmSyncEnv } from '../env.ts';
import { Tuning } from '../tuning.ts';

/** An image could not be imported. The message is in German and is shown to staff. */
export class ImageFailure extends Error {
  constructor(
    reason: string,
    /** True if a retry may succeed. */
    readonly isTransient = false,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'ImageFailure';
  }
}

/** The file cannot be stored. A retry is useless until the image changes in the CRM. */
export class RefusedFile extends ImageFailure {}

const propstackImageHost = 'images.propstack.de';

/**
 * Whether an image may be fetched from this URL. Host and port must match, so that no internal service is requested.
 */
type IsAllowedSource = (url: string) => boolean;

/**
 * Returns the check of image URLs. Allowed are the `listed` hosts, by default Propstack's image host and the host of
 * the API. An IP address is allowed only if it is listed.
 */
export function imageSources(baseUrl: string, listed: readonly string[] | undefined): IsAllowedSource {
  const hosts = new Set(listed ?? [propstackImageHost, new URL(baseUrl).host]);
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { protocol, host, username, password } = new URL(url);
    return (protocol === 'https:' || protocol === 'http:') && !username && !password && hosts.has(host);
  };
}

const maxImageBytes = 40 * 1024 * 1024;

export interface ImageFile {
  bytes: Readable;
  contentType: string;
}

/** Fetches images of at most 40 MB from the CRM's image hosts and follows no redirect. */
@Injectable()
export class ImageSource implements BeforeApplicationShutdown {
  private readonly agent: Agent;
  private readonly isAllowed: IsAllowedSource;

  constructor(@InjectEnv() env: CrmSyncEnv, { requestTimeoutMs }: Tuning) {
    this.isAllowed = imageSources(env.PROPSTACK_BASE_URL, env.PROPSTACK_IMAGE_HOSTS);
    this.agent = new Agent({
      connections: 8,
      headersTimeout: requestTimeoutMs,
      bodyTimeout: requestTimeoutMs,
    });
  }

  /**
   * Requests the image and returns the body as a stream, which fails with an ImageFailure if the body is too long or
   * the connection breaks.
   */
  async open(url: string, signal: AbortSignal): Promise<ImageFile> {
    if (!this.isAllowed(url)) throw new ImageFailure('Die Bildadresse ist nicht erlaubt.');
    const response = await request(url, {
      dispatcher: this.agent,
      headers: { accept: 'image/*' },
      signal,
    }).catch((cause: unknown) => {
      throw new ImageFailure('Der Bildserver ist nicht erreichbar.', true, { cause });
    });
    const contentType = String(response.headers['content-type'] ?? '');
    const failure = failureOf(
      response.statusCode,
      contentType,
      Number(response.headers['content-length'] ?? 0),
    );
    if (!failure) return { bytes: limitSize(response.body), contentType };
    // The body is not read to its end, because its length is unbounded. Its error event is ignored.
    response.body.on('error', () => undefined).destroy();
    throw failure;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.agent.destroy();
  }
}

const tooLarge = () => new RefusedFile('Das Bild ist größer als 40 MB.');

function failureOf(status: number, contentType: string, length: number): ImageFailure | undefined {
  if (status === 404 || status === 410)
    return new ImageFailure('Das Bild ist beim CRM nicht mehr vorhanden.');
  if (status >= 300 && status < 400)
    return new ImageFailure('Der Bildserver leitet auf eine andere Adresse um.');
  if (status !== 200)
    return new ImageFailure(`Der Bildserver antwortet mit HTTP ${status}.`, status === 429 || status >= 500);
  if (!/^image\//i.test(contentType)) return new ImageFailure('Die Datei ist kein Bild.');
  return length > maxImageBytes ? tooLarge() : undefined;
}

function limitSize(body: Readable): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxImageBytes ? tooLarge() : null, chunk);
    },
  });
  body.on('error', (cause) =>
    counter.destroy(new ImageFailure('Die Übertragung des Bildes ist abgebrochen.', true, { cause })),
  );
  counter.on('close', () => body.destroy());
  return body.pipe(counter);
}
