import { Transform, type Readable } from 'node:stream';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Agent, request } from 'undici';
import { type CrmSyncEnv } from '../env.ts';
import { Tuning } from '../tuning.ts';

/** A file of the CRM could not be imported. The message is in German and is shown to staff. */
export class FileFailure extends Error {
  constructor(
    reason: string,
    /** True if a retry may succeed. */
    readonly isTransient = false,
    options?: ErrorOptions,
  ) {
    super(reason, options);
    this.name = 'FileFailure';
  }
}

/** The file cannot be stored. A retry is useless until it changes in the CRM. */
export class RefusedFile extends FileFailure {}

const propstackImageHost = 'images.propstack.de';

/**
 * Whether a file may be fetched from this URL. Host and port must match, so that no internal service is requested.
 */
type IsAllowedSource = (url: string) => boolean;

/**
 * Returns the check of the URLs of files. Allowed are the `listed` hosts, by default Propstack's image host and the host
 * of the API. An IP address is allowed only if it is listed.
 */
export function fileSources(baseUrl: string, listed: readonly string[] | undefined): IsAllowedSource {
  const hosts = new Set(listed ?? [propstackImageHost, new URL(baseUrl).host]);
  return (url) => {
    if (!URL.canParse(url)) return false;
    const { protocol, host, username, password } = new URL(url);
    return (protocol === 'https:' || protocol === 'http:') && !username && !password && hosts.has(host);
  };
}

const megabyte = 1024 * 1024;

/** The kinds of files that are fetched, and how staff read of them. */
const kinds = {
  image: {
    accept: 'image/*',
    contentType: /^image\//i,
    maxBytes: 40 * megabyte,
    file: 'Das Bild',
    server: 'Der Bildserver',
    notAllowed: 'Die Bildadresse ist nicht erlaubt.',
    otherKind: 'Die Datei ist kein Bild.',
  },
  pdf: {
    accept: 'application/pdf',
    // Stores of files often know no type.
    contentType: /^(?:application|binary)\/(?:pdf|octet-stream)/i,
    maxBytes: 10 * megabyte,
    file: 'Das PDF',
    server: 'Der Server des PDF',
    notAllowed:
      'Das PDF liegt auf einem Server, von dem nichts übernommen wird. Erlaubte nennt die Einstellung PROPSTACK_FILE_HOSTS.',
    otherKind: 'Die Datei ist kein PDF.',
  },
} as const;
type FileKind = (typeof kinds)[keyof typeof kinds];

export interface CrmFile {
  bytes: Readable;
  contentType: string;
}

/** Fetches files of limited size from the CRM's hosts and follows no redirect. */
@Injectable()
export class FileSource implements BeforeApplicationShutdown {
  private readonly agent: Agent;
  private readonly isAllowed: IsAllowedSource;

  constructor(@InjectEnv() env: CrmSyncEnv, { requestTimeoutMs }: Tuning) {
    this.isAllowed = fileSources(env.PROPSTACK_BASE_URL, env.PROPSTACK_FILE_HOSTS);
    this.agent = new Agent({
      connections: 8,
      headersTimeout: requestTimeoutMs,
      bodyTimeout: requestTimeoutMs,
    });
  }

  /**
   * Requests the file and returns the body as a stream, which fails with a FileFailure if the body is too long or the
   * connection breaks.
   */
  async open(url: string, name: keyof typeof kinds, signal: AbortSignal): Promise<CrmFile> {
    const kind = kinds[name];
    if (!this.isAllowed(url)) throw new FileFailure(kind.notAllowed);
    const response = await request(url, {
      dispatcher: this.agent,
      headers: { accept: kind.accept },
      signal,
    }).catch((cause: unknown) => {
      throw new FileFailure(`${kind.server} ist nicht erreichbar.`, true, { cause });
    });
    const contentType = String(response.headers['content-type'] ?? '');
    const failure = failureOf(kind, {
      status: response.statusCode,
      contentType,
      length: Number(response.headers['content-length'] ?? 0),
    });
    if (!failure) return { bytes: limitSize(response.body, kind), contentType };
    // The body is not read to its end, because its length is unbounded. Its error event is ignored.
    response.body.on('error', () => undefined).destroy();
    throw failure;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.agent.destroy();
  }
}

const tooLarge = ({ file, maxBytes }: FileKind) =>
  new RefusedFile(`${file} ist größer als ${maxBytes / megabyte} MB.`);

function failureOf(
  kind: FileKind,
  { status, contentType, length }: { status: number; contentType: string; length: number },
): FileFailure | undefined {
  if (status === 404 || status === 410)
    return new FileFailure(`${kind.file} ist beim CRM nicht mehr vorhanden.`);
  if (status >= 300 && status < 400)
    return new FileFailure(`${kind.server} leitet auf eine andere Adresse um.`);
  if (status !== 200)
    return new FileFailure(`${kind.server} antwortet mit HTTP ${status}.`, status === 429 || status >= 500);
  if (!kind.contentType.test(contentType)) return new FileFailure(kind.otherKind);
  return length > kind.maxBytes ? tooLarge(kind) : undefined;
}

function limitSize(body: Readable, kind: FileKind): Readable {
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > kind.maxBytes ? tooLarge(kind) : null, chunk);
    },
  });
  body.on('error', (cause) =>
    counter.destroy(
      new FileFailure(`${kind.file} kam nicht ganz an; die Übertragung ist abgebrochen.`, true, { cause }),
    ),
  );
  counter.on('close', () => body.destroy());
  return body.pipe(counter);
}
