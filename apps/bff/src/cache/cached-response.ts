import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { splitUrl } from '../routing/request-head.ts';

/** Status, headers and body of a response, before compression. */
export interface ResponseContent {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  /** Redirect target. Without a query of its own it gets that of the request when it is sent. */
  readonly location?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Longest time in the cache, in ms, if shorter than the cache's own limit; 0 for a response that may soon change,
   * e.g. a page rendered while catalog was down.
   */
  readonly maxAgeMs?: number;
}

type Encoding = 'identity' | 'gzip' | 'br';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** Up to this length a body is encoded on the event loop, because handing it to zlib's threads takes longer. */
const maxSyncBytes = 32 * 1024;
// Brotli quality 5 takes a tenth of the time of quality 11 for nearly the same size. A higher quality would not pay
// off, because a response is cached for a minute at most.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const gzipOptions = { level: 6 };
const encoders = {
  br: {
    sync: (body: Buffer) => brotliCompressSync(body, brotliOptions),
    async: (body: Buffer) => toBrotli(body, brotliOptions),
  },
  gzip: {
    sync: (body: Buffer) => gzipSync(body, gzipOptions),
    async: (body: Buffer) => toGzip(body, gzipOptions),
  },
};

/** Copies the bytes, because buffers of zlib and `Buffer.from` are slices that keep a whole pool alive. */
function ownBuffer(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  const { sync, async } = encoders[encoding];
  return ownBuffer(body.length <= maxSyncBytes ? sync(body) : await async(body));
}

/** Whether the header names the encoding with a weight above 0. */
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });

function encodingFor({ headers }: IncomingMessage): Encoding {
  const header = headers['accept-encoding'];
  if (typeof header !== 'string') return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

const matches = (header: string | undefined, etag: string) =>
  header?.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim())) ?? false;

interface EncodedResponse {
  readonly bytes: Buffer;
  readonly etag: string;
  /** A flat list of name, value, name, value, because Node writes such a list unchanged. */
  readonly headers: readonly string[];
  /** Headers of a 304 response. */
  readonly validators: readonly string[];
}

export interface SendOptions {
  readonly requestId: string;
  readonly retryAfterSeconds?: number;
}

/**
 * A response with its bytes and all headers that do not depend on the request. Each encoding is made when the first
 * request needs it.
 */
export class CachedResponse {
  private readonly content: Omit<ResponseContent, 'body'>;
  private readonly identity: Buffer;
  private readonly hash: string;
  private readonly encoded = new Map<Encoding, EncodedResponse>();
  private readonly pending = new Map<Encoding, Promise<EncodedResponse>>();

  constructor(
    { body, ...content }: ResponseContent,
    private readonly securityHeaders: Readonly<Record<string, string>>,
  ) {
    this.content = content;
    this.identity = ownBuffer(Buffer.from(body));
    this.hash = createHash('sha256').update(this.identity).digest('base64url').slice(0, 22);
  }

  /** Bytes of all encodings made so far. */
  get size(): number {
    const others = [...this.encoded].filter(([encoding]) => encoding !== 'identity');
    return others.reduce((sum, [, { bytes }]) => sum + bytes.length, this.identity.length);
  }

  /** Makes the encoding that this request accepts. Concurrent requests share the work. */
  async encode(request: IncomingMessage): Promise<void> {
    const encoding = encodingFor(request);
    if (this.encoded.has(encoding)) return;
    const pending =
      this.pending.get(encoding) ?? this.encodeAs(encoding).finally(() => this.pending.delete(encoding));
    this.pending.set(encoding, pending);
    await pending;
  }

  /**
   * Sends the response in the encoding of this request, or 304 if the client's ETag matches; HEAD gets the headers
   * only. Returns the status. Returns undefined and sends nothing if `encode` has not made this encoding yet.
   */
  send(request: IncomingMessage, response: ServerResponse, options: SendOptions): number | undefined {
    const encoded = this.encoded.get(encodingFor(request));
    if (!encoded) return undefined;
    const { status, location } = this.content;
    const own = ['x-request-id', options.requestId];
    if (location !== undefined) {
      const { search } = splitUrl(request.url ?? '/');
      own.push('location', search && !location.includes('?') ? `${location}?${search}` : location);
    }
    if (options.retryAfterSeconds !== undefined) own.push('retry-after', String(options.retryAfterSeconds));
    if (status === 200 && matches(request.headers['if-none-match'], encoded.etag)) {
      response.writeHead(304, [...encoded.validators, ...own]).end();
      return 304;
    }
    response.writeHead(status, [...encoded.headers, ...own]);
    if (request.method === 'HEAD') response.end();
    else response.end(encoded.bytes);
    return status;
  }

  private async encodeAs(encoding: Encoding): Promise<EncodedResponse> {
    const bytes = await compress(this.identity, encoding);
    const { type, headers } = this.content;
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    const validators = {
      ...this.securityHeaders,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag,
    };
    const encoded = {
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
    this.encoded.set(encoding, encoded);
    return encoded;
  }
}
