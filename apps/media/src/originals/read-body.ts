import { type IncomingMessage } from 'node:http';
import { ProblemError } from '@estate/server-kit/problem-error';

/** Reads the whole body. Throws `too-large` as soon as the limit is exceeded and rejects if the sender aborts. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
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
