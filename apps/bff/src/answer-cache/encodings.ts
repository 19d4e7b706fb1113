import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** Up to this length a body is encoded on the event loop, because handing it to zlib's threads takes longer. */
const encodedAtOnce = 32 * 1024;
// Quality 5 takes a tenth of the time of quality 11 for nearly the same size; an answer lives for a minute at most.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const gzipOptions = { level: 6 };
const encoders = {
  br: {
    atOnce: (body: Buffer) => brotliCompressSync(body, brotliOptions),
    inThread: (body: Buffer) => toBrotli(body, brotliOptions),
  },
  gzip: {
    atOnce: (body: Buffer) => gzipSync(body, gzipOptions),
    inThread: (body: Buffer) => toGzip(body, gzipOptions),
  },
};

/** Copies the bytes, because buffers of zlib and `Buffer.from` are slices that keep a whole pool alive. */
function exactly(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  own.set(bytes);
  return own;
}

export const identityOf = (body: string): Buffer => exactly(Buffer.from(body));

export async function encode(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return identity;
  const { atOnce, inThread } = encoders[encoding];
  return exactly(identity.length <= encodedAtOnce ? atOnce(identity) : await inThread(identity));
}

/** Whether the header names the encoding with a weight above 0. */
const accepts = (header: string, encoding: string) =>
  header.split(',').some((part) => {
    const [name, ...params] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !params.some((param) => /^q=0(?:\.0*)?$/.test(param));
  });

/** The encoding of an answer, by the request's Accept-Encoding. */
export function bestEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== 'string') return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}
