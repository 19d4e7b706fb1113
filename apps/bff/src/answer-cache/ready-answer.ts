import { createHash } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
}

type Encoding = 'identity' | 'gzip' | 'br';

interface Variant {
  readonly bytes: Buffer;
  readonly etag: string;
  /** A flat list of name, value, name, value, because Node writes such a list unchanged. */
  readonly headers: readonly string[];
  /** Headers of a 304. */
  readonly validators: readonly string[];
}

/** Finished bytes in every encoding, with all headers but the request's id. */
export interface ReadyAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly size: number;
}

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
// Quality 5 takes a tenth of the time of quality 11 for nearly the same size; an answer lives for a minute at most.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Copies the bytes, because buffers of zlib and `Buffer.from` are slices that keep a whole pool alive. */
function exactly(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

export async function readyAnswer(
  answer: Answer,
  securityHeaders: Readonly<Record<string, string>>,
): Promise<ReadyAnswer> {
  const identity = Buffer.from(answer.body);
  const [zipped, brotli] = await Promise.all([
    toGzip(identity, { level: 6 }),
    toBrotli(identity, brotliOptions),
  ]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const variant = (encoding: Encoding, bytes: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const validators = { ...securityHeaders, 'cache-control': 'no-cache', vary: 'accept-encoding', etag };
    return {
      bytes,
      etag,
      validators: Object.entries(validators).flat(),
      headers: Object.entries({
        ...validators,
        'content-type': answer.type,
        'content-length': String(bytes.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        ...answer.headers,
      }).flat(),
    };
  };
  return {
    status: answer.status,
    location: answer.location,
    variants: {
      identity: variant('identity', exactly(identity)),
      gzip: variant('gzip', exactly(zipped)),
      br: variant('br', exactly(brotli)),
    },
    size: identity.length + zipped.length + brotli.length,
  };
}

/** Whether the header names the encoding with a weight above 0. */
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });

function bestEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

const isKnown = (header: string | undefined, etag: string) =>
  header?.split(',').some((known) => ['*', etag, `W/${etag}`].includes(known.trim())) ?? false;

/** Sends the bytes, or 304 to a client that has them; HEAD gets the headers only. */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  { status, location, variants }: ReadyAnswer,
  options: { requestId: string; search: string; retryAfterSeconds?: number },
): number {
  const { bytes, etag, headers, validators } = variants[bestEncoding(request.headers['accept-encoding'])];
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
