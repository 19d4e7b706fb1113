import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { bestEncoding, encode, identityOf, type Encoding } from './encodings.ts';

/** The answer of a source, before it is encoded. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Redirect target; the query of the request is appended when it is sent. */
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** False for an answer that may soon differ, e.g. a page that was rendered while catalog was away. */
  readonly isKept: boolean;
  /** How long it is kept at most, if shorter than usual. */
  readonly maxLifeMs?: number;
}

export interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  /** A flat list of name, value, name, value, because Node writes such a list unchanged. */
  readonly headers: readonly string[];
  /** Headers of a 304. */
  readonly validators: readonly string[];
}

/** Bytes with all headers but the request's id. An encoding is made when it is first asked for: most answers need one only. */
export class ReadyAnswer {
  readonly status: number;
  readonly location: string | undefined;
  private readonly about: Omit<Answer, 'body'>;
  private readonly identity: Buffer;
  private readonly hash: string;
  private readonly made = new Map<Encoding, Variant>();
  private readonly making = new Map<Encoding, Promise<Variant>>();

  constructor(
    { body, ...about }: Answer,
    private readonly securityHeaders: Readonly<Record<string, string>>,
  ) {
    this.status = about.status;
    this.location = about.location;
    this.about = about;
    this.identity = identityOf(body);
    this.hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
  }

  /** Bytes of all encodings so far. */
  get size(): number {
    const others = [...this.made].filter(([encoding]) => encoding !== 'identity');
    return others.reduce((sum, [, { bytes }]) => sum + bytes.length, this.identity.length);
  }

  /** The answer for this Accept-Encoding; undefined until `prepare` has made it. */
  variant(request: IncomingMessage): Variant | undefined {
    return this.made.get(bestEncoding(request.headers['accept-encoding']));
  }

  /** Makes the encoding of this request; requests at the same time share the work. */
  async prepare(request: IncomingMessage): Promise<Variant> {
    const encoding = bestEncoding(request.headers['accept-encoding']);
    const known = this.made.get(encoding) ?? this.making.get(encoding);
    if (known) return known;
    const making = this.make(encoding).finally(() => this.making.delete(encoding));
    this.making.set(encoding, making);
    return making;
  }

  private async make(encoding: Encoding): Promise<Variant> {
    const bytes = await encode(this.identity, encoding);
    const { type, headers } = this.about;
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    const validators = {
      ...this.securityHeaders,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
    };
    const variant = {
      bytes,
      etag,
      validators: Object.entries(validators).flat(),
      headers: Object.entries({
        ...validators,
        'content-type': type,
        'content-length': String(bytes.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        ...headers,
      }).flat(),
    };
    this.made.set(encoding, variant);
    return variant;
  }
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim())) ?? false;

/** Sends a variant of the answer, or 304 to a client that has it; HEAD gets the headers only. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { status, location }: ReadyAnswer,
  { bytes, etag, headers, validators }: Variant,
  options: { requestId: string; search: string; retryAfterSeconds?: number },
): number {
  const own = ['x-request-id', options.requestId];
  if (location !== undefined) own.push('location', `${location}${options.search && `?${options.search}`}`);
  if (options.retryAfterSeconds !== undefined) own.push('retry-after', String(options.retryAfterSeconds));
  if (status === 200 && isKnown(request.headers['if-none-match'], etag)) {
    response.writeHead(304, [...validators, ...own]).end();
    return 304;
  }
  response.writeHead(status, [...headers, ...own]);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
  return status;
}
